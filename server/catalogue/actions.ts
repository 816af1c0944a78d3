import type { ServiceId } from '#domain/catalogue.ts';
import { offerFaults, offerLimits } from '#domain/offer.ts';
import type { OfferDraft } from '#domain/offer.ts';
import { duplicateOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { badInput, notFound } from '../problem.ts';
import type { Said } from '../words/words.ts';
import { catalogueChanges } from './copy.ts';
import { addOffer, changeOffer, switchOffer } from './store.ts';

export const addService = async (deps: Deps, draft: OfferDraft): Promise<ServiceId> => {
  refuseFaults(draft);
  return change(deps, (db) => addOffer(db, draft));
};

/** Prices too: bookings that exist keep the bill they were asked for with. */
export const changeService = async (
  deps: Deps,
  id: ServiceId,
  draft: OfferDraft,
): Promise<void> => {
  refuseFaults(draft);
  if (!(await change(deps, (db) => changeOffer(db, id, draft)))) throw noSuchService();
};

/** Switched off, it is not listed and cannot be asked for; what was booked goes on. */
export const switchService = async (deps: Deps, id: ServiceId, active: boolean): Promise<void> => {
  if (!(await change(deps, (db) => switchOffer(db, id, active)))) throw noSuchService();
};

const noSuchService = () => notFound(({ catalogue }) => catalogue.noSuchService);

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
