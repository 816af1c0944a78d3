/** §9: every day, week and time of day that people see is in India. */
export const timeZone = 'Asia/Kolkata';

/** India has one time zone and no daylight saving time. */
export const indiaMs = 5.5 * 60 * 60 * 1000;

/** §9: the calendar day in India of an instant, as 2026-03-31. */
export const dayInIndia = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() + indiaMs).toISOString().slice(0, 10);

/** §3: an instant in the time of India: the first ten characters are the day there. */
export const instantInIndia = (instant: Date): string =>
  new Date(instant.getTime() + indiaMs).toISOString().replace('Z', '+05:30');

/** §14: the same as spreadsheets read it, to the second: 2026-03-31 18:05:00. */
export const clockInIndia = (instant: Date): string =>
  instantInIndia(instant).slice(0, 19).replace('T', ' ');

/** 0 to 23 */
export const hourInIndia = (instant: Date): number => Number(instantInIndia(instant).slice(11, 13));
