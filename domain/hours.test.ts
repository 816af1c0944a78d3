import { expect, test } from 'vitest';
import {
  cellAt,
  clockOf,
  daysFrom,
  daysOf,
  firstWeek,
  hoursOf,
  isWeek,
  midnightOf,
  minutesOf,
  weekOf,
  wholeDays,
  worksFor,
} from './hours.ts';

const at = (text: string): number => Date.parse(text);

test('§27 a new professional works from nine to seven on every day but Sunday', () => {
  expect(daysOf(firstWeek)).toEqual([
    ...Array.from({ length: 6 }, () => [{ from: 540, to: 1140 }]),
    [],
  ]);
  expect(hoursOf(firstWeek)).toBe(60);
  expect(isWeek(firstWeek)).toBe(true);
});

test('§27 stretches that meet or overlap become one', () => {
  const days = daysOf(
    weekOf([
      [
        { from: 540, to: 720 },
        { from: 720, to: 780 },
        { from: 750, to: 810 },
        { from: 1200, to: 1440 },
      ],
    ]),
  );
  expect(days[0]).toEqual([
    { from: 540, to: 810 },
    { from: 1200, to: 1440 },
  ]);
});

test.each([
  [
    '2026-11-16T00:00:00+05:30',
    0,
    'Monday at midnight in India is the first half hour of the week',
  ],
  ['2026-11-15T23:59:00+05:30', 335, 'Sunday before midnight is the last'],
  ['2026-11-15T18:30:00Z', 0, 'whatever the day in UTC'],
  ['2026-11-21T10:00:00+05:30', 5 * 48 + 20, 'Saturday at ten'],
  ['2026-11-20T23:30:00-05:00', 5 * 48 + 20, 'which is Friday night in New York'],
])('§27 %s is the half hour %i of the week: %s', (text, cell) => {
  expect(cellAt(at(text))).toBe(cell);
});

test('§27 who works a night from Sunday to Monday works over the end of the week', () => {
  const week = weekOf([[{ from: 0, to: 120 }], [], [], [], [], [], [{ from: 1380, to: 1440 }]]);
  expect(worksFor(week, at('2026-11-15T23:30:00+05:30'), 120)).toBe(true);
  expect(worksFor(week, at('2026-11-15T23:30:00+05:30'), 180)).toBe(false);
});

test('§27 the days to choose from are those of India, today first', () => {
  // Half past twelve at night in India is the evening before in UTC.
  expect(daysFrom(at('2026-11-18T19:00:00Z'), 3)).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(midnightOf('2026-11-19')).toBe(at('2026-11-18T18:30:00Z'));
});

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['24:00', 1440],
])('§27 %s is minute %i of the day', (clock, minutes) => {
  expect(minutesOf(clock)).toBe(minutes);
  expect(clockOf(minutes)).toBe(clock);
});

test.each(['9:00', '09:15', '24:30', '25:00', '0900', ''])(
  '§27 "%s" is no time of the grid',
  (clock) => {
    expect(minutesOf(clock)).toBeUndefined();
  },
);

test('§27 whole days end at the midnight after the last of them, in India', () => {
  expect(wholeDays('2026-12-31', '2027-01-01')).toEqual({
    from: at('2026-12-30T18:30:00Z'),
    to: at('2027-01-01T18:30:00Z'),
  });
});
