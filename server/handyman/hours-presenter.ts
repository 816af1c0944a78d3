import type { Hours, TimeOff } from '#contract/hours.ts';
import { hoursOf, writtenDaysOf } from '#domain/hours.ts';
import type { HoursRow, TimeOffRow } from './hours-store.ts';

export const toHours = ({ week, radius_km: radiusKm }: HoursRow): Omit<Hours, 'timeOff'> => ({
  week: writtenDaysOf(week),
  radiusKm,
  hoursAWeek: hoursOf(week),
});

export const toTimeOff = ({ id, starts_at: from, ends_at: to }: TimeOffRow): TimeOff => ({
  time_off_id: id,
  startsAt: from.toISOString(),
  endsAt: to.toISOString(),
});
