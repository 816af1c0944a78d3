import { describe, expect, test } from 'vitest';
import { firstWeek } from './hours.ts';
import { answerBy, bookable, canStart, isBookable, later, startsOf } from './slots.ts';
import type { Calendar, Span } from './slots.ts';

const at = (text: string): number => Date.parse(`${text}+05:30`);
const minute = 60_000;
const calendar = (changes: Partial<Calendar> = {}): Calendar => ({
  week: firstWeek,
  timeOff: [],
  planned: [],
  ...changes,
});
const saturday = '2026-11-21T';

describe('§27 a visit of an hour can begin', () => {
  test.each([
    ['09:00', {}, true],
    ['08:30', {}, false],
    ['18:00', {}, true],
    ['18:30', {}, false],
    ['10:00', { timeOff: [{ from: at(`${saturday}10:30`), to: at(`${saturday}11:00`) }] }, false],
    ['10:00', { timeOff: [{ from: at(`${saturday}11:00`), to: at(`${saturday}12:00`) }] }, true],
    // The time to travel comes after each visit.
    ['10:00', { planned: [{ from: at(`${saturday}11:00`), to: at(`${saturday}12:30`) }] }, false],
    ['10:00', { planned: [{ from: at(`${saturday}11:30`), to: at(`${saturday}13:00`) }] }, true],
    ['10:00', { planned: [{ from: at(`${saturday}08:30`), to: at(`${saturday}10:00`) }] }, true],
  ] as const)('at %s with %o: %s', (time, changes, possible) => {
    expect(canStart(calendar(changes), at(saturday + time), 60)).toBe(possible);
  });
});

describe('§27 a start that can be asked for', () => {
  const now = at('2026-11-18T10:10');
  test.each([
    ['2026-11-18T12:00', false, 'less than two hours ahead'],
    ['2026-11-18T12:30', true, 'on the grid after two hours'],
    ['2026-11-18T12:40', false, 'beside the grid'],
    ['2026-12-01T23:30', true, 'on the fourteenth day'],
    ['2026-12-02T00:00', false, 'after it'],
  ])('%s: %s, %s', (text, possible) => {
    expect(isBookable(at(text), now)).toBe(possible);
  });
});

test('§27 a request waits an hour for its answer, and not until less than an hour before the visit', () => {
  const now = at('2026-11-18T10:00');
  expect(answerBy(now + 300 * minute, now)).toBe(now + 60 * minute);
  expect(answerBy(now + 100 * minute, now)).toBe(now + 40 * minute);
});

/** Numbers that come again with the same seed. */
const dice = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const randomSpans = (roll: (below: number) => number, from: number, most: number): Span[] =>
  Array.from({ length: roll(most) }, () => {
    const begin = from + roll(15 * 24 * 60) * minute;
    return { from: begin, to: begin + (1 + roll(600)) * minute };
  });

/** How many minutes are taken before each. */
const counted = (minutes: Uint8Array): Uint16Array => {
  const before = new Uint16Array(minutes.length + 1);
  for (let n = 0; n < minutes.length; n += 1) before[n + 1] = (before[n] ?? 0) + (minutes[n] ?? 0);
  return before;
};

/** Every minute of the fifteen days painted: closed or off, and on a visit or travelling. */
const minuteByMinute = (
  { week, timeOff, planned }: Calendar,
  slot: number,
  now: number,
): number[] => {
  const begin = Math.floor(now / minute);
  const minutes = new Uint8Array(16 * 24 * 60);
  // Monday 5 January 1970 at 0:00 in India.
  const monday = Date.parse('1970-01-05T00:00:00+05:30') / minute;
  for (let n = -begin % 30; n < minutes.length; n += 30) {
    const ofWeek = (begin + n - monday) % (7 * 24 * 60);
    if (week[ofWeek / 30] !== '1') minutes.fill(1, Math.max(0, n), n + 30);
  }
  const busy = new Uint8Array(minutes.length);
  const paint = (spans: readonly Span[], on: Uint8Array) => {
    for (const { from, to } of spans) {
      const first = Math.max(0, from / minute - begin);
      on.fill(1, first, Math.max(first, to / minute - begin));
    }
  };
  paint(timeOff, minutes);
  paint(planned, busy);
  const [closed, taken] = [counted(minutes), counted(busy)];
  const { to } = bookable(now);
  const starts: number[] = [];
  for (let n = 30 - (begin % 30); begin + n < to / minute; n += 30) {
    if ((begin + n) * minute < now + later.noticeMinutes * minute) continue;
    if (closed[n] === closed[n + slot] && taken[n] === taken[n + slot + 30])
      starts.push((begin + n) * minute);
  }
  return starts;
};

test('§27 the starts of 10,000 random weeks are those of a model that looks at every minute', () => {
  const roll = dice(20_261_118);
  for (let round = 0; round < 10_000; round += 1) {
    const now = at('2026-11-18T00:00') + roll(14 * 24 * 60) * minute;
    // Long stretches, so that visits fit into them.
    let works = roll(2);
    const week = Array.from({ length: 336 }, () => {
      if (roll(14) === 0) works = 1 - works;
      return works;
    }).join('');
    const random = {
      week,
      timeOff: randomSpans(roll, now, 4),
      planned: randomSpans(roll, now, 12),
    };
    const slot = [30, 45, 60, 90, 120, 240][roll(6)] ?? 60;
    const found = startsOf(random, slot, now);
    const expected = minuteByMinute(random, slot, now);
    if (found.join(' ') !== expected.join(' '))
      expect({ round, found }).toEqual({ round, found: expected });
  }
  expect.assertions(0);
});
