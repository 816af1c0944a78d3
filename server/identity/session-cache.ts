import type { EventsPort } from '../ports/events.ts';
import type { Session, SessionCache } from '../ports/sessions.ts';

/** Long enough for the requests of one screen; after a logout that was not received an entry lives no longer. */
const keptMs = 10_000;

/** A few hundred bytes each. */
const mostEntries = 20_000;

/** The topic to which every process that caches sessions listens. */
export const logouts = 'logouts';

export const makeSessionCache = (events: EventsPort): SessionCache => {
  const kept = new Map<string, { readonly session: Session; readonly until: number }>();
  let forgotten = 0;

  const cache: SessionCache = {
    find: (fingerprint) => {
      const found = kept.get(fingerprint);
      if (!found || !events.isListening()) return undefined;
      const now = Date.now();
      if (now < found.until && now < found.session.expiresAt.getTime()) return found.session;
      kept.delete(fingerprint);
      return undefined;
    },
    lookUp: () => {
      const before = forgotten;
      return (session) => {
        if (before !== forgotten || !events.isListening()) return;
        const [oldest] = kept.keys();
        if (kept.size >= mostEntries && oldest !== undefined) kept.delete(oldest);
        kept.set(session.fingerprint, { session, until: Date.now() + keptMs });
      };
    },
    forget: (fingerprint) => {
      forgotten += 1;
      kept.delete(fingerprint);
    },
    clear: () => {
      forgotten += 1;
      kept.clear();
    },
  };

  events.subscribe([logouts], (event) => {
    if (event.kind === 'logout') cache.forget(event.fingerprint);
    else if (event.kind === 'gap') cache.clear();
  });
  return cache;
};
