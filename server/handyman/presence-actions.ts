import type { Deps } from '../deps.ts';
import { publishProfile } from '../events/publish.ts';
import { addMail } from '../mail/outbox.ts';
import { setOfflineMail, stillThereMail } from './mails.ts';
import { lockUnanswered, markAsked, setOfflineUnanswered } from './presence-store.ts';

/** Each has a mail in the same transaction. */
const peopleAtOnce = 50;

/** §25: asks by mail those who are online and have not been here for a while. Gives how many. */
export const askQuiet = (deps: Deps): Promise<number> =>
  deps.db.transaction(async (db) => {
    const asked = await markAsked(db, peopleAtOnce);
    for (const row of asked) await addMail(deps, db, stillThereMail(row, deps.publicUrl));
    return asked.length;
  });

/** §25: sets those offline who were asked and did not answer, and mails them why. Returns how many. */
export const setQuietOffline = async (deps: Deps): Promise<number> => {
  const gone = await deps.db.transaction(async (db) => {
    const ids = await lockUnanswered(db, peopleAtOnce);
    if (ids.length === 0) return [];
    const rows = await setOfflineUnanswered(db, ids);
    for (const row of rows) await addMail(deps, db, setOfflineMail(row, deps.publicUrl));
    return rows;
  });
  for (const { id } of gone) await publishProfile(deps.events, id);
  return gone.length;
};
