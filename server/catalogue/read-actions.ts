import { createHash } from 'node:crypto';
import type { Replied } from '#contract/call.ts';
import type { getCatalogue } from '#contract/catalogue.ts';
import { findService, serviceById } from '#domain/catalogue.ts';
import type { Catalogue, ServiceId } from '#domain/catalogue.ts';
import { offered } from '#domain/offer.ts';
import type { Offer } from '#domain/offer.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { badInput, conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { listOffers } from './store.ts';

type Listed = Pick<Replied<typeof getCatalogue>, 'services' | 'former'>;

/** What every visitor may read (the reply's schema drops the rest), and an ETag of this content. */
export const readCatalogue = (deps: Deps): { listed: Listed; etag: string } => {
  const all = deps.catalogue.read();
  const services = offered(all).map((offer) => ({ ...offer, packs: [...offer.packs] }));
  const former = all.filter(({ active }) => !active);
  const listed = { services, former };
  const hash = createHash('sha256').update(JSON.stringify(listed)).digest('base64url');
  return { listed, etag: `"${hash.slice(0, 22)}"` };
};

/** §3: the service that a name in this field means, among those that can be asked for. */
export const namedService = (deps: Deps, field: string, name: string): Offer => {
  const offers = offered(deps.catalogue.read());
  const service = findService(offers, name);
  if (service) return service;
  throw badInput({ [field]: ({ catalogue }) => catalogue.oneOf(offers) });
};

/** §27: a professional may have stopped offering it a moment ago. */
export const notTheirService = (): Problem =>
  conflict('not_their_service', ({ asking }) => asking.notTheirService);

/** A service by its number, also inside a transaction; one that was just added elsewhere is read from the database. */
export const offerById = async (deps: Deps, db: Db, id: ServiceId): Promise<Offer> => {
  const known = deps.catalogue.read().find((offer) => offer.id === id);
  return known ?? serviceById(await listOffers(db), id);
};

/** A catalogue with all these services: the cache is read again if another process has just added one. */
export const catalogueWith = async (
  deps: Deps,
  ids: readonly ServiceId[],
): Promise<Catalogue<Offer>> => {
  const known = new Set(deps.catalogue.read().map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) await deps.catalogue.refresh();
  return deps.catalogue.read();
};
