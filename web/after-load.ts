import { forgetAtTheEnd } from './data/last-seen.ts';
import { followAddress } from './data/opened-language.ts';
import { readSession } from './data/session.ts';
import { startWorker } from './device/worker.ts';
import { showOffer } from './layout/update-offer.tsx';

/** What no page needs in order to be shown; fetched once the page is loaded. */

forgetAtTheEnd();
// By now the language prefix is gone from the URL; this is the URL at which the page was opened.
const [opened] = performance.getEntriesByType('navigation');
if (opened) void followAddress(opened.name, readSession());
// The offer's code is loaded in advance: after a deploy it could not be fetched any more.
startWorker(showOffer).catch((error: unknown) => console.info('No service worker:', error));
