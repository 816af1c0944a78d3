import type { Db } from '../db/db.ts';
import type { CatalogueCache } from '../ports/catalogue.ts';
import type { EventsPort } from '../ports/events.ts';
import { listOffers } from './store.ts';

/** The topic to which every process with a copy listens. */
export const catalogueChanges = 'catalogue';

type Options = {
  readonly db: Db;
  readonly events: EventsPort;
  readonly onError: (error: unknown) => void;
};

/**
 * This process's copy of the catalogue, which nearly every request reads. It is read again when a change is
 * published, after events may have been missed, and by a job every few seconds in case one was lost.
 */
export const openCatalogue = async ({ db, events, onError }: Options): Promise<CatalogueCache> => {
  let current = await listOffers(db);
  let running: Promise<void> | undefined;
  let again = false;

  const load = async () => {
    try {
      do {
        again = false;
        current = await listOffers(db);
      } while (again);
    } finally {
      running = undefined;
    }
  };

  /** A change that arrives while the rows are being read may be missing from them: they are read once more. */
  const refresh = (): Promise<void> => {
    if (running) again = true;
    else running = load();
    return running;
  };

  events.subscribe([catalogueChanges], (event) => {
    if (event.kind === 'catalogue' || event.kind === 'gap') refresh().catch(onError);
  });
  return { read: () => current, refresh };
};
