import { dayInIndia } from '#domain/day.ts';
import { rhythms } from '#domain/series.ts';
import type { Rhythm } from '#domain/series.ts';
import { words } from '#words/series.ts';
import { timeText, weekdayName } from '../../ui/when.ts';

/** The weekday of an instant, in India. */
export const weekdayAt = (at: string): string => weekdayName(dayInIndia(at), 'long');

/** §27: every Monday at 10:00 am. */
export const oftenText = (rhythm: Rhythm, at: string): string =>
  rhythm === 'weekly'
    ? words.often.weekly(weekdayAt(at), timeText(at))
    : words.often.weekdays(timeText(at));

/** §27: how often a visit is wanted, as an address names it. */
export const rhythmIn = (query: URLSearchParams): Rhythm | undefined =>
  rhythms.find((one) => one === query.get('repeat'));
