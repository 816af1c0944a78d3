/** §9: a day is a day in India, so that a receipt reads the same on every device. */
const inIndia = { dateStyle: 'medium', timeZone: 'Asia/Kolkata' } as const;
const day = new Intl.DateTimeFormat('en-IN', inIndia);
const minute = new Intl.DateTimeFormat('en-IN', { ...inIndia, timeStyle: 'short' });

const clock = new Intl.DateTimeFormat('en-IN', { timeZone: inIndia.timeZone, timeStyle: 'short' });

/** 6:05 pm */
export const timeText = (instant: string): string => clock.format(new Date(instant));

/** 4 Mar 2026 */
export const dayText = (instant: string): string => day.format(new Date(instant));

/** 4 Mar 2026, 6:05 pm */
export const whenText = (instant: string): string => minute.format(new Date(instant));
