const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const minute = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** 4 Mar 2026 */
export const dayText = (instant: string): string => day.format(new Date(instant));

/** 4 Mar 2026, 6:05 pm */
export const whenText = (instant: string): string => minute.format(new Date(instant));
