import type { KnownProfessional } from '#contract/regular.ts';
import { mostFavourites } from '#domain/regular.ts';
import { catalogueWith } from '../catalogue/read-actions.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import type { PartySession } from '../ports/sessions.ts';
import { conflict, notFound } from '../problem.ts';
import { toKnown } from './presenter.ts';
import { canBeSeen, dropFavourite, listKnown, lockCustomer, putFavourite } from './store.ts';

export const readKnown = async (
  deps: Deps,
  customer: PartySession,
): Promise<KnownProfessional[]> => {
  const rows = await listKnown(deps.db, customer.id);
  const catalogue = await catalogueWith(
    deps,
    rows.map(({ service }) => service),
  );
  return rows.map((row) => toKnown(row, catalogue));
};

/** §27: fifty at most; a lock makes concurrent requests count one after the other. */
export const keepFavourite = async (
  deps: Deps,
  customer: PartySession,
  handymanId: string,
): Promise<void> => {
  await spend(deps, limits.favourites, customer.id);
  const kept = await deps.db.transaction(async (db) => {
    await lockCustomer(db, customer.id);
    if (!(await canBeSeen(db, customer.id, handymanId))) {
      throw notFound(({ handyman }) => handyman.gone);
    }
    return putFavourite(db, customer.id, handymanId, mostFavourites);
  });
  if (!kept) throw conflict('enough_favourites', ({ regular }) => regular.enough(mostFavourites));
};

export const forgetFavourite = async (
  deps: Deps,
  customer: PartySession,
  handymanId: string,
): Promise<void> => {
  await spend(deps, limits.favourites, customer.id);
  await dropFavourite(deps.db, customer.id, handymanId);
};
