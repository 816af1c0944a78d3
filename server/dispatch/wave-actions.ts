import { waves } from '#domain/dispatch.ts';
import { chordOfKm } from '#domain/place.ts';
import { later } from '#domain/slots.ts';
import type { BookingRow } from '../booking/store.ts';
import { offerById } from '../catalogue/read-actions.ts';
import { addWave, countFirstFree, lockFirstFree } from '../booking/wave-store.ts';
import { duplicateOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishDispatch } from '../events/publish.ts';
import { goesThere, listNearest } from '../handyman/search-store.ts';
import type { FoundRow } from '../handyman/search-store.ts';
import { addMail } from '../mail/outbox.ts';
import { addPushes } from '../push/outbox-actions.ts';
import { nobodyMail } from './mails.ts';
import { beginWave, giveUp, lockDue } from './store.ts';
import type { DispatchRow } from './store.ts';

/** The longest page that a search has. */
const mostAtOnce = 100;
/** So many pages are searched for professionals who may be asked. */
const mostPages = 5;

/** Large enough to skip those asked already, who come first in the list again. */
const pageFor = ({ wave }: DispatchRow): number =>
  Math.min(mostAtOnce, waves.people * (wave - 1) + 20);

/** §27: for a later visit those who can come then. */
const searchOf = ({ service, starts_at }: DispatchRow, slotMinutes: number, limit: number) => ({
  service,
  limit,
  at: starts_at === null ? undefined : { start: starts_at.getTime(), slotMinutes },
});

const idsWithin = (found: readonly FoundRow[], reach: number): string[] =>
  found.filter((row) => row.chord <= reach && goesThere(row)).map(({ id }) => id);

/** §18: asks the nearest three who are free and were not asked yet. Empty when none is within reach. */
export const askNext = async (deps: Deps, db: Db, dispatch: DispatchRow): Promise<BookingRow[]> => {
  const { slotMinutes } = await offerById(deps, db, dispatch.service);
  const reach = chordOfKm(waves.withinKm);
  const limit = pageFor(dispatch);
  let after: { chord: number; id: string } | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const found = await listNearest(db, searchOf(dispatch, slotMinutes, limit), dispatch, after);
    const near = idsWithin(found, reach);
    if (near.length === 0) return [];
    const free = await lockFirstFree(db, dispatch.id, near);
    if (free.length > 0) {
      const asked = await addWave(db, dispatch, free, slotMinutes + later.travelMinutes);
      // Empty when each of them took a job before their lock was given: the others are looked at again.
      if (asked.length > 0) {
        await addPushes(db, asked, 'handyman', 'request');
        return asked;
      }
    } else if (near.length < limit) return [];
    else after = found.at(-1);
  }
  return [];
};

/** §18: how many the next wave would ask, at present; it may be fewer when its time has come. */
export const countNext = async (deps: Deps, dispatch: DispatchRow): Promise<number> => {
  if (dispatch.state !== 'asking' || dispatch.wave >= waves.most) return 0;
  const { db } = deps;
  const { slotMinutes } = await offerById(deps, db, dispatch.service);
  const search = searchOf(dispatch, slotMinutes, mostAtOnce);
  const near = idsWithin(
    await listNearest(db, search, dispatch, undefined),
    chordOfKm(waves.withinKm),
  );
  return near.length === 0 ? 0 : countFirstFree(db, dispatch.id, near);
};

/** Two concurrent requests have drawn the same booking number: the transaction is rolled back and repeated. */
export const drawnTwice = (error: unknown): boolean => duplicateOf(error) === 'bills_number';

/** §27: no time is left to answer before a later visit. */
const tooSoon = ({ starts_at, due_at, now }: DispatchRow): boolean =>
  starts_at !== null && due_at.getTime() <= now.getTime();

type Step = { readonly dispatch: DispatchRow | undefined; readonly asked: readonly BookingRow[] };

const step = (deps: Deps): Promise<Step | undefined> =>
  deps.db.transaction(async (db) => {
    const id = await lockDue(db);
    if (id === undefined) return undefined;
    const dispatch = await beginWave(db, id);
    if (!dispatch) return { dispatch, asked: [] };
    const asked =
      dispatch.wave > waves.most || tooSoon(dispatch) ? [] : await askNext(deps, db, dispatch);
    if (asked.length > 0) return { dispatch, asked };
    const over = await giveUp(db, id);
    if (over) await addMail(deps, db, nobodyMail(over, deps.publicUrl));
    return { dispatch: over, asked };
  });

/** A job: asks the next three of one dispatch, or ends it. Returns how many it did. */
export const advance = async (deps: Deps): Promise<number> => {
  const done = await step(deps).catch((error: unknown) => {
    if (!drawnTwice(error)) throw error;
    return { dispatch: undefined, asked: [] };
  });
  if (!done) return 0;
  if (done.dispatch) await publishDispatch(deps.events, done.dispatch, done.asked);
  return 1;
};
