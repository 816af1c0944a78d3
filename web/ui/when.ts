import { words as measuresWords } from '#words/measures.ts';
import { locale } from '#words/language.ts';
import { timeZone } from '#domain/day.ts';
import { lazily } from './lazily.ts';

const words = measuresWords.clock;

const dates = (options: Intl.DateTimeFormatOptions, of: string = locale) =>
  lazily(() => new Intl.DateTimeFormat(of, options));

/** §9: a day is a day in India, so that a receipt reads the same on every device. */
const inIndia = { dateStyle: 'medium', timeZone } as const;
const day = dates(inIndia);
const clock = dates({ timeZone, timeStyle: 'short' });

/** 6:05 pm */
export const timeText = (instant: string): string => {
  const at = new Date(instant);
  return words.time(at, () => clock().format(at));
};

/** 4 Mar 2026 */
export const dayText = (instant: string): string => day().format(new Date(instant));

/** 4 Mar 2026, 6:05 pm */
export const whenText = (instant: string): string =>
  words.dayAndTime(dayText(instant), timeText(instant));

const weekday = dates({ timeZone, weekday: 'long', day: 'numeric', month: 'long' });

/** Thursday, 12 November */
export const weekdayText = (now: Date): string => weekday().format(now);

/** Saturday, 21 November, 10:00 am */
export const weekdayTimeText = (instant: string): string =>
  words.dayAndTime(weekdayText(new Date(instant)), timeText(instant));

/** Of a calendar day, which is the same day everywhere. */
const calendarDay = (options: Intl.DateTimeFormatOptions) => dates({ ...options, timeZone: 'UTC' });

const dayAndMonth = calendarDay({ day: 'numeric', month: 'short' });

/** 21 Nov, of 2026-11-21. */
export const dayNumber = (date: string): string => dayAndMonth().format(new Date(date));

const weekdays = {
  narrow: calendarDay({ weekday: 'narrow' }),
  short: calendarDay({ weekday: 'short' }),
  long: calendarDay({ weekday: 'long' }),
} as const;

/** M, Mon or Monday, of 2026-11-09. */
export const weekdayName = (date: string, length: keyof typeof weekdays): string =>
  weekdays[length]().format(new Date(date));

const hour = dates({ timeZone, hour: 'numeric', hourCycle: 'h23' }, 'en-IN');

/** 0 to 23 */
export const hourOf = (now: Date): number => Number(hour().format(now));

const monthAndYear = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** November 2026, of 2026-11. */
export const monthText = (month: string): string => monthAndYear().format(new Date(`${month}-01`));
