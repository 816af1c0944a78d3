import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calendarReach,
  dayAfter,
  mondayOf,
  planDay,
  readableDays,
  stretchesOfDay,
  visitKind,
  visitKinds,
  weekdayOf,
} from './day-plan.ts';
import type { VisitKind } from './day-plan.ts';
import { firstWeek, midnightOf } from './hours.ts';

const day = '2026-11-18';
const at = (hours: number): number => midnightOf(day) + hours * 60 * 60_000;
const visit = (from: number, to: number, kind: VisitKind = 'agreed') => ({
  from: at(from),
  to: at(to),
  kind,
});

/** As `9–10 visit`. */
const written = (parts: ReturnType<typeof planDay>): string[] =>
  parts.map(
    ({ from, to, kind }) => `${(from - at(0)) / 3_600_000}–${(to - at(0)) / 3_600_000} ${kind}`,
  );

const hours = [{ from: 9 * 60, to: 19 * 60 }];

test('§27 a day is its visits, the way after each, and what is between them', () => {
  const timeOff = [{ from: at(12), to: at(13) }];
  const visits = [visit(15, 16), visit(10, 11, 'done'), visit(16.25, 17), visit(18.75, 19.5)];
  expect(written(planDay({ day, hours, visits, timeOff }))).toEqual([
    '0–9 off_hours',
    '9–10 free',
    '10–11 visit',
    '11–11.5 travel',
    '11.5–12 free',
    '12–13 time_off',
    '13–15 free',
    '15–16 visit',
    // The next one begins before they would be there.
    '16–16.25 travel',
    '16.25–17 visit',
    '17–17.5 travel',
    '17.5–18.75 free',
    '18.75–19.5 visit',
    '19.5–20 travel',
    '20–24 off_hours',
  ]);
});

test('§27 what was only asked for may overlap, and is followed by no way', () => {
  const visits = [visit(10, 11), visit(10.5, 11.5, 'asked')];
  expect(written(planDay({ day, hours, visits, timeOff: [] }))).toEqual([
    '0–9 off_hours',
    '9–10 free',
    '10–11 visit',
    '10.5–11.5 visit',
    '11.5–19 free',
    '19–24 off_hours',
  ]);
});

test('§27 time off across midnight, and over the hours, is one piece of each day', () => {
  const timeOff = [{ from: at(18), to: at(30) }];
  expect(written(planDay({ day, hours, visits: [], timeOff })).slice(1)).toEqual([
    '9–18 free',
    '18–24 time_off',
  ]);
});

test('§27 a day has no holes, and only what was asked for overlaps', () => {
  const half = fc.integer({ min: -4, max: 52 });
  const span = fc
    .tuple(half, fc.integer({ min: 1, max: 8 }))
    .map(([from, long]) => ({ from: at(from / 2), to: at((from + long) / 2) }));
  const kinds = fc.constantFrom(...visitKinds);
  const visits = fc.array(
    fc.tuple(span, kinds).map(([one, kind]) => ({ ...one, kind })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(visits, fc.array(span, { maxLength: 3 }), (booked, timeOff) => {
      const parts = planDay({ day, hours, visits: booked, timeOff });
      let reached = at(0);
      for (const part of parts) {
        expect(part.to).toBeGreaterThan(part.from);
        if (part.kind === 'visit') expect(part.from).toBeLessThanOrEqual(reached);
        else expect(part.from).toBe(reached);
        reached = Math.max(reached, part.to);
      }
      expect(reached).toBe(at(24));
    }),
  );
});

test('§27 days and weeks are India’s', () => {
  expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([0, 6]);
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
  // Half past midnight in India, still the day before in UTC and in New York.
  expect(readableDays(Date.parse('2026-11-18T19:00:00Z'))).toEqual({
    first: dayAfter('2026-11-19', -calendarReach.back),
    last: '2026-12-03',
  });
  expect(stretchesOfDay(firstWeek, '2026-11-22')).toEqual([]);
  expect(stretchesOfDay(firstWeek, day)).toEqual(hours);
});

test('§27 a later visit is agreed until they set out, one for now is under way from the yes on', () => {
  const startsAt = '2026-11-21T04:30:00Z';
  expect(visitKind({ state: 'requested', startsAt })).toBe('asked');
  expect(visitKind({ state: 'accepted', startsAt })).toBe('agreed');
  expect(visitKind({ state: 'accepted', startsAt: null })).toBe('under_way');
  expect(visitKind({ state: 'started', startsAt })).toBe('under_way');
  expect(visitKind({ state: 'done', startsAt })).toBe('done');
});
