import { addTimeOff, getHours, setHours } from '#contract/hours.ts';
import { listSeries } from '#contract/series.ts';
import { firstWeek, writtenDaysOf } from '#domain/hours.ts';
import { always, never } from './matrix-case.ts';
import type { Case } from './matrix-case.ts';

const inAMonth = (days: number) =>
  new Date(Date.now() + (30 + days) * 24 * 60 * 60_000).toISOString();

/** Of a professional's week; what is done to time off that exists has its own tests. */
export const hoursCases: readonly Case[] = [
  {
    call: getHours,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: never, B: never, X: always, Y: always },
  },
  {
    call: setHours,
    stage: 'nothing',
    ask: () => ({ body: { week: writtenDaysOf(firstWeek), radiusKm: 8 } }),
    expect: { A: never, B: never, X: always, Y: always },
  },
  {
    call: addTimeOff,
    stage: 'nothing',
    ask: () => ({ body: { startsAt: inAMonth(0), endsAt: inAMonth(1) } }),
    expect: { A: never, B: never, X: always, Y: always },
  },
  {
    call: listSeries,
    stage: 'nothing',
    ask: () => ({}),
    expect: { A: always, B: always, X: always, Y: always },
  },
];
