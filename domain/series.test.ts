import { describe, expect, test } from 'vitest';
import { daysOfSeries, isOn, patternFrom, startOn, weekdayOf } from './series.ts';

/** Wednesday, 18 November 2026, 20:00 in India. */
const now = Date.parse('2026-11-18T20:00:00+05:30');
const at = (day: string, clock = '10:00') => Date.parse(`${day}T${clock}:00+05:30`);
const weekly = patternFrom('weekly', at('2026-11-20'), '2026-11-20');
const weekdays = patternFrom('weekdays', at('2026-11-20'), '2026-11-20');

describe('§27 the days of a series', () => {
  test('weekly has the same weekday at the same time in India', () => {
    expect(weekly).toMatchObject({ weekday: 4, minute: 600 });
    expect(daysOfSeries(weekly, now)).toEqual(['2026-11-20', '2026-11-27']);
    expect(startOn('2026-11-27', weekly)).toBe(at('2026-11-27'));
  });

  test('every weekday is Monday to Saturday, from the first day on, fourteen days ahead', () => {
    const days = daysOfSeries(weekdays, now);
    expect(days).toHaveLength(10);
    expect([days[0], days.at(-1)]).toEqual(['2026-11-20', '2026-12-01']);
    expect(days.map(weekdayOf)).not.toContain(6);
  });

  test('a day without two hours’ notice is not among them', () => {
    const today = patternFrom('weekdays', at('2026-11-18'), '2026-11-18');
    expect(daysOfSeries(today, at('2026-11-18', '07:59'))[0]).toBe('2026-11-18');
    expect(daysOfSeries(today, at('2026-11-18', '08:01'))[0]).toBe('2026-11-19');
  });

  test('a night in UTC is a day in India', () => {
    const early = patternFrom('weekly', at('2026-11-20', '00:30'), '2026-11-20');
    expect(early.minute).toBe(30);
    expect(isOn(early, '2026-11-27')).toBe(true);
    expect(isOn(early, '2026-11-26')).toBe(false);
    expect(isOn(early, '2026-11-13')).toBe(false);
  });
});
