import type { CalendarVisit, getCalendar } from '#contract/calendar.ts';
import type { Replied } from '#contract/call.ts';
import { planDay } from '#domain/day-plan.ts';
import type { DayPart } from '#domain/day-plan.ts';
import { minutesOf } from '#domain/hours.ts';
import type { Span } from '#domain/slots.ts';

export type Days = Replied<typeof getCalendar>;
type Day = Days['days'][number];

export type Off = Days['timeOff'][number] & Span;
export type Visit = CalendarVisit & Span;
export type Part = DayPart<Visit, Off>;

const spanOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Span => ({
  from: Date.parse(startsAt),
  to: Date.parse(endsAt),
});

/** What the server has sent of one day, as it is shown. */
export const partsOf = ({ day, hours }: Day, { visits, timeOff }: Days): Part[] =>
  planDay({
    day,
    hours: hours.map(({ from, to }) => ({ from: minutesOf(from) ?? 0, to: minutesOf(to) ?? 0 })),
    visits: visits.map((visit) => ({ ...visit, ...spanOf(visit) })),
    timeOff: timeOff.map((off) => ({ ...off, ...spanOf(off) })),
  });

export const visitsIn = (parts: readonly Part[]): Visit[] =>
  parts.flatMap((part) => (part.kind === 'visit' ? [part.visit] : []));

/** What was asked for is not earned before the yes. */
export const earnedBy = (visits: readonly Visit[]): number =>
  visits.filter(({ kind }) => kind !== 'asked').reduce((sum, { share }) => sum + share, 0);
