import type { ServiceId } from '#domain/catalogue.ts';
import { draftOf, offerFaults, offerLimits } from '#domain/offer.ts';
import type { Offer, OfferChange, OfferDraft } from '#domain/offer.ts';
import { duplicateOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { badInput, conflict, notFound } from '../problem.ts';
import type { Said } from '../words/words.ts';
import { catalogueChanges } from './cache-actions.ts';
import { addOffer, changeOffer, listOffers, lockOffer, switchOffer } from './store.ts';

/** Called in the transaction of the change with the row before it; the console writes its audit row there. */
type Tell = (db: Db, before: Offer) => Promise<void>;

/** What the admin has seen of the service; without `version` the change is not compared with anything. */
type Seen = { readonly version?: number | undefined; readonly tell?: Tell };

type TellAdded = (db: Db, id: ServiceId) => Promise<void>;

export const addService = async (
  deps: Deps,
  draft: OfferDraft,
  tell?: TellAdded,
): Promise<ServiceId> => {
  refuseFaults(draft);
  return change(deps, async (db) => {
    const id = await addOffer(db, draft);
    await tell?.(db, id);
    return id;
  });
};

/** Prices too: existing bookings have their bill stored. */
export const changeService = (
  deps: Deps,
  id: ServiceId,
  wanted: OfferChange,
  seen: Seen = {},
): Promise<void> =>
  change(deps, async (db) => {
    const before = await lockSeen(db, id, seen);
    refuseFaults({ ...draftOf(before), ...wanted });
    await changeOffer(db, id, wanted);
    await seen.tell?.(db, before);
  });

/** Switched off, it is not listed and cannot be asked for; existing bookings are not affected. */
export const switchService = (
  deps: Deps,
  id: ServiceId,
  active: boolean,
  seen: Seen = {},
): Promise<void> =>
  change(deps, async (db) => {
    const before = await lockSeen(db, id, seen);
    await switchOffer(db, id, active);
    await seen.tell?.(db, before);
  });

/** The service, locked until this transaction ends; refused if its version is not the one that was seen. */
const lockSeen = async (db: Db, id: ServiceId, { version }: Seen): Promise<Offer> => {
  await lockOffer(db, id);
  const offer = (await listOffers(db)).find((one) => one.id === id);
  if (!offer) throw notFound(({ catalogue }) => catalogue.noSuchService);
  if (version !== undefined && version !== offer.version) {
    throw conflict('changed_meanwhile', ({ catalogue }) => catalogue.changedMeanwhile);
  }
  return offer;
};

const refuseFaults = (draft: OfferDraft): void => {
  const faults = offerFaults(draft);
  if (faults.length === 0) return;
  const said = faults.map((field): [string, Said] => [
    field,
    ({ catalogue }) => catalogue.offers[field](offerLimits),
  ]);
  throw badInput(Object.fromEntries(said));
};

/** After the commit every process reads the rows again: this one at once, the others when the event arrives. */
const change = async <T>(deps: Deps, work: (db: Db) => Promise<T>): Promise<T> => {
  const result = await deps.db.transaction(work).catch((error: unknown) => {
    if (duplicateOf(error) !== 'services_name') throw error;
    throw badInput({ serviceName: ({ catalogue }) => catalogue.nameTaken });
  });
  await deps.catalogue.refresh();
  await deps.events.publish([{ topics: [catalogueChanges], event: { kind: 'catalogue' } }]);
  return result;
};
