import { queryOptions } from '@tanstack/react-query';
import { getCalendar, getFeed } from '#contract/calendar.ts';
import { dayAfter, mondayOf, readableDays } from '#domain/day-plan.ts';
import { send } from '../../data/api.ts';
import { serverNow } from '../../data/clock.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** §27: the days of the week of a day that can be read. */
const weekDays = (day: string): string[] => {
  const { first, last } = readableDays(serverNow());
  const monday = mondayOf(day);
  return [0, 1, 2, 3, 4, 5, 6]
    .map((n) => dayAfter(monday, n))
    .filter((one) => one >= first && one <= last);
};

/** A professional's own days; the whole week of the one that is shown, so that the next one is there already. */
export const calendarQuery = (day: string, who = accounts()) => {
  const days = weekDays(day);
  const [from = day] = days;
  return queryOptions({
    queryKey: ['calendar', who, from, days.length],
    queryFn: ({ signal }) =>
      storedFor(who, send(getCalendar, { query: { from, days: days.length }, signal })),
  });
};

export const feedQuery = (who = accounts()) =>
  queryOptions({
    queryKey: ['calendar', who, 'feed'],
    queryFn: ({ signal }) => storedFor(who, send(getFeed, { signal })),
  });
