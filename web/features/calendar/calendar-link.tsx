import { CalendarDays, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { words } from '#words/calendar-link.ts';

/** With large letters the room is for the words. */
const givesWay = '@max-[16rem]:hidden';

/** §27: the way to one's own days. */
export const CalendarLink = () => (
  <div className="@container">
    <Link
      to="/handyman/calendar"
      className="rounded-card border-line bg-surface shadow-card hover:border-line-strong flex items-center gap-[min(1rem,4vw)] border p-[min(1.25rem,5vw)] transition"
    >
      <CalendarDays aria-hidden className={`text-accent size-6 shrink-0 ${givesWay}`} />
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="text-lg font-bold">{words.title}</span>
        <span className="text-ink-soft">{words.text}</span>
      </span>
      <ChevronRight aria-hidden className={`text-ink-soft size-5 shrink-0 ${givesWay}`} />
    </Link>
  </div>
);
