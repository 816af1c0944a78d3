import type { CalendarVisit } from '#contract/calendar.ts';
import { visitKind } from '#domain/day-plan.ts';
import { firstName } from '#domain/first-name.ts';
import { blurPlace } from '#domain/place.ts';
import { toRupees } from '#domain/price.ts';
import { customerName } from '#domain/served-contact.ts';
import { nameIn } from '../words/name-in.ts';
import type { Words } from '../words/words.ts';
import type { OffRow, VisitRow } from './store.ts';

/** §6: the first name and the rounded place, whatever else the page of the job shows. */
export const toVisit = (row: VisitRow, words: Words): CalendarVisit => ({
  notification_id: row.id,
  number: row.number,
  kind: visitKind(row),
  service: row.service_name,
  customer: firstName(nameIn(words, customerName(row.username, row.contact_name, row.days_over))),
  ...blurPlace(row),
  startsAt: row.begins.toISOString(),
  endsAt: row.ends.toISOString(),
  share: toRupees(row.handyman_share_paise),
});

export const toOff = ({ id, starts_at: from, ends_at: to }: OffRow) => ({
  time_off_id: id,
  startsAt: from.toISOString(),
  endsAt: to.toISOString(),
});
