import { words } from '#words/verification.tsx';

/** How long something has waited, as people say it. */
export const waitedText = (since: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? words.hours(hours, minutes % 60) : words.days(Math.floor(hours / 24));
};
