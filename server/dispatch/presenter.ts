import type { DispatchView } from '#contract/dispatch.ts';
import { linesOf } from '#domain/bill.ts';
import { openState } from '#domain/booking.ts';
import { replyOf } from '#domain/dispatch.ts';
import { blurPlace, distanceKm, roughDistance } from '#domain/place.ts';
import { detailsFor } from '#domain/visit-details.ts';
import { nameIn } from '../words/name-in.ts';
import type { Words } from '../words/words.ts';
import type { AskedRow, DispatchRow } from './store.ts';

/** §6, §18: of each professional who was asked what visitors may see, and the distance to their rounded place. */
const toPerson = (dispatch: DispatchRow, row: AskedRow): DispatchView['people'][number] => ({
  handyman_id: row.handyman_id,
  name: row.name,
  profile: row.profile,
  ...roughDistance(distanceKm(dispatch, blurPlace(row))),
  reply: replyOf({
    state: row.state,
    won: row.booking_id === dispatch.booking_id,
    late: row.late,
  }),
});

export const toDispatch = (
  row: DispatchRow,
  asked: readonly AskedRow[],
  next: number,
): DispatchView => {
  const people = asked.map((one) => toPerson(row, one));
  const saying = (...replies: readonly string[]) =>
    people.filter(({ reply }) => replies.includes(reply)).length;
  return {
    dispatch_id: row.id,
    state: row.state,
    service: row.service_name,
    cost: row.cost,
    price: linesOf(row),
    lat: row.lat,
    long: row.long,
    ...detailsFor('user', { ...row, state: openState, doorShownAt: null }),
    wave: row.wave,
    asked: people.length,
    waiting: saying('waiting'),
    saidNo: saying('no', 'silent'),
    startsAt: row.starts_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    nextWaveAt: row.state === 'asking' ? row.due_at.toISOString() : null,
    next,
    booking_id: row.booking_id,
    people,
  };
};

/** §23: who has left since is named in the reader's language. */
export const namedIn =
  (words: Words) =>
  (view: DispatchView): DispatchView => ({
    ...view,
    people: view.people.map((one) => ({ ...one, name: nameIn(words, one.name) })),
  });
