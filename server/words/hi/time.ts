import { timeZone } from '#domain/day.ts';
import { timeInHindi } from '#domain/hindi-time.ts';

export const inWords = (seconds: number): string => {
  if (seconds < 90) return `${seconds} सेकंड`;
  if (seconds < 2 * 60 * 60) return `${Math.ceil(seconds / 60)} मिनट`;
  return `${Math.ceil(seconds / 3600)} घंटे`;
};

const day = new Intl.DateTimeFormat('hi-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone,
});

/** §27: शनिवार, 21 नवंबर को सुबह 10:00 बजे, in India. */
export const dayAndTime = (at: Date): string => `${day.format(at)} को ${timeInHindi(at)}`;
