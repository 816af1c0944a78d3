import { CalendarDays, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { words } from '#words/calendar-link.ts';

/** §27: the way to one's own days. */
export const CalendarLink = () => (
  <Link
    to="/handyman/calendar"
    className="rounded-card border-line bg-surface shadow-card hover:border-line-strong flex items-center gap-4 border p-5 transition"
  >
    <CalendarDays aria-hidden className="text-accent size-6 shrink-0" />
    <span className="grid flex-1 leading-tight">
      <span className="text-lg font-bold">{words.title}</span>
      <span className="text-ink-soft">{words.text}</span>
    </span>
    <ChevronRight aria-hidden className="text-ink-soft size-5 shrink-0" />
  </Link>
);
