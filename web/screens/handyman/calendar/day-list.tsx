import { Bike, CalendarOff, CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { addTimeOff, removeTimeOff } from '#contract/hours.ts';
import { words } from '#words/calendar.ts';
import { useServerNow } from '../../../features/booking/countdown.tsx';
import { timeText, whenText } from '../../../ui/when.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import type { Off, Part } from './planned.ts';
import { VisitCard } from './visit-card.tsx';

const minute = 60_000;
const instantOf = (at: number): string => new Date(at).toISOString();
const spanText = ({ from, to }: Pick<Part, 'from' | 'to'>): string =>
  words.span(timeText(instantOf(from)), timeText(instantOf(to)));

/** As tall as it is long, within what can be read and scrolled; in letters, so that large text has room. */
const remOf = ({ kind, from, to }: Part): number => {
  const hours = (to - from) / (60 * minute);
  if (kind === 'travel') return 2;
  if (kind === 'off_hours') return 2.75;
  return Math.min(9, Math.max(3.25, hours * 3));
};

/** §27: a day from its first minute to its last, in order. */
export const DayList = ({ label, parts }: { label: string; parts: readonly Part[] }) => (
  <ol aria-label={label} className="grid gap-1.5">
    {parts.map((part) => (
      <li
        key={part.kind === 'visit' ? part.visit.notification_id : part.from}
        className="relative grid grid-cols-[4.25rem_minmax(0,1fr)] gap-2.5 sm:grid-cols-[5.5rem_minmax(0,1fr)]"
        style={{ minHeight: `${remOf(part)}rem` }}
      >
        <span aria-hidden className="text-ink-soft pt-0.5 text-right text-sm tabular-nums">
          {part.kind !== 'travel' && timeText(instantOf(part.from))}
        </span>
        <Body part={part} />
        <NowMark part={part} />
      </li>
    ))}
  </ol>
);

const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--color-sunken)_0_8px,transparent_8px_16px)]';

const Body = ({ part }: { part: Part }) => {
  if (part.kind === 'visit') return <VisitCard visit={part.visit} />;
  if (part.kind === 'travel') return <Travel part={part} />;
  if (part.kind === 'off_hours') {
    return (
      <p className={`rounded-control text-ink-soft flex items-center px-3 text-sm ${hatched}`}>
        <span className="bg-ground rounded px-1.5">{words.offHours}</span>
        <span className="sr-only">{spanText(part)}</span>
      </p>
    );
  }
  return <Gap part={part} off={part.kind === 'time_off' ? part.off : undefined} />;
};

const Travel = ({ part: { from, to } }: { part: Part }) => (
  <p className="text-ink-soft border-line-strong ml-4 flex items-center gap-2 border-l-4 border-dotted pl-3 text-sm">
    <Bike aria-hidden className="size-4.5" />
    {words.travel(Math.round((to - from) / minute))}
  </p>
);

/** One button for both, so that the keyboard stays where it was when a gap is closed or opened again. */
const Gap = ({ part, off }: { part: Part; off: Off | undefined }) => {
  const close = useSendAndSay(addTimeOff, { refetch: ['calendar'] });
  const open = useSendAndSay(removeTimeOff, { refetch: ['calendar'] });
  const now = useServerNow(minute);
  const span = spanText(part);
  if (part.to <= now) {
    return <Past closed={off !== undefined}>{span}</Past>;
  }
  const press = () =>
    off === undefined
      ? close.mutate({ body: { startsAt: instantOf(part.from), endsAt: instantOf(part.to) } })
      : open.mutate({ params: { id: off.time_off_id } });
  const whole = off && words.span(whenText(off.startsAt), whenText(off.endsAt));
  return (
    <button
      type="button"
      aria-label={
        off === undefined
          ? `${words.free}. ${words.close(span)}`
          : `${words.closed}. ${words.open(whole ?? span)}`
      }
      aria-disabled={close.isPending || open.isPending}
      onClick={press}
      className={`rounded-control text-ink-soft hover:border-line-strong flex flex-wrap items-center justify-between gap-x-3 border px-3 py-1.5 text-left text-sm transition ${off === undefined ? 'border-line border-dashed' : `border-line-strong ${hatched}`}`}
    >
      <span className="bg-ground flex items-center gap-2 rounded px-1.5 font-semibold">
        {off !== undefined && <CalendarOff aria-hidden className="size-4.5" />}
        {off === undefined ? words.free : words.closed}
      </span>
      <span className="text-accent bg-ground flex items-center gap-1.5 rounded px-1.5 font-semibold">
        {off === undefined && <CalendarX aria-hidden className="size-4.5" />}
        {off === undefined ? words.close(span) : words.open(span)}
      </span>
    </button>
  );
};

const Past = ({ closed, children }: { closed: boolean; children: ReactNode }) => (
  <p
    className={`rounded-control text-ink-soft flex items-center gap-2 px-3 text-sm ${closed ? hatched : ''}`}
  >
    <span className="bg-ground rounded px-1.5">{closed ? words.closed : words.free}</span>
    <span className="sr-only">{children}</span>
  </p>
);

const NowMark = ({ part: { from, to } }: { part: Part }) => {
  const now = useServerNow(minute / 2);
  if (now < from || now >= to) return undefined;
  const down = ((now - from) / (to - from)) * 100;
  return (
    <span
      className="border-bad pointer-events-none absolute inset-x-0 border-t-2"
      style={{ top: `${down}%` }}
    >
      <span
        aria-hidden
        className="bg-bad text-on-bad absolute -top-3 left-0 rounded-full px-1.5 text-xs font-bold tabular-nums"
      >
        {timeText(instantOf(now))}
      </span>
      <span className="sr-only">{words.now(timeText(instantOf(now)))}</span>
    </span>
  );
};
