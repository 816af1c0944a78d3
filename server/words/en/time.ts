import { timeZone } from '#domain/day.ts';

/** A time to wait, as a person would say it. */
export const inWords = (seconds: number): string => {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  if (seconds < 2 * 60 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
};

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone,
});
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone });

/** §27: Saturday, 21 November at 10:00 am, in India. */
export const dayAndTime = (at: Date): string => `${day.format(at)} at ${clock.format(at)}`;
