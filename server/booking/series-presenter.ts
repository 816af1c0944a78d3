import type { SeriesDay as DayView, SeriesView } from '#contract/series.ts';
import type { Notification } from '#contract/booking.ts';
import { isActive, openState } from '#domain/booking.ts';
import { toRupees } from '#domain/price.ts';
import type { Party } from '#domain/role.ts';
import { daysOfSeries, startOn } from '#domain/series.ts';
import { patternOf } from './series-actions.ts';
import type { SeriesRow } from './series-store.ts';
import type { SeriesDay, SeriesOf } from './series-visit-store.ts';

const stateOf = ({ state, booking_state: booking }: SeriesDay): DayView['state'] => {
  if (state !== 'made') return state;
  if (booking === openState) return 'asked';
  return booking !== null && isActive(booking) ? 'agreed' : 'off';
};

/** A visit that was moved keeps the row of its day, and is shown when it is now. What is paused is wanted again on its day. */
const startOf = (one: SeriesDay | undefined): number | undefined =>
  one?.state === 'paused' ? undefined : one?.startsAt?.getTime();

/** §27: nothing of where it is, and of the other side the name and picture only. */
export const toSeries = (
  row: SeriesRow,
  found: readonly SeriesDay[],
  reader: Party,
  now: number,
): SeriesView => {
  const pattern = patternOf(row);
  const kept = new Map(found.map((one) => [one.day, one]));
  const coming = row.paused_at === null ? daysOfSeries(pattern, now) : [];
  return {
    series_id: row.id,
    service: row.service_name,
    rhythm: row.rhythm,
    firstVisit: new Date(startOn(row.first_day, pattern)).toISOString(),
    agreed: row.agreed_at !== null,
    pausedBy: row.paused_by,
    total: toRupees(row.bill.total_paise),
    next:
      row.next_bill === null || row.next_from === null
        ? null
        : { total: toRupees(row.next_bill.total_paise), from: row.next_from.toISOString() },
    other:
      reader === 'user'
        ? { id: row.handyman_id, name: row.name, profile: row.profile }
        : { id: row.user_id, name: row.username, profile: null },
    days: [...new Set([...kept.keys(), ...coming])]
      .map((day) => ({ day, one: kept.get(day) }))
      .map(({ day, one }) => ({ day, one, at: startOf(one) ?? startOn(day, pattern) }))
      .filter(({ at }) => at > now)
      .toSorted((a, b) => a.at - b.at || (a.day < b.day ? -1 : 1))
      .map(({ day, one, at }): DayView => ({
        day,
        startsAt: new Date(at).toISOString(),
        state: one ? stateOf(one) : 'coming',
        notification_id: one?.booking_id ?? null,
      })),
  };
};

/** §27: how often, and how many visits the next fourteen days have. */
export const toSeriesOf = (row: SeriesOf, now: number): Notification['series'] => {
  const { series_id, rhythm, agreed, minute, weekday, first_day: firstDay } = row;
  const visits = daysOfSeries({ rhythm, minute, weekday, firstDay }, now).length;
  return { series_id, rhythm, agreed, visits };
};
