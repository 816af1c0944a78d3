import { activeStates, openState } from '#domain/booking.ts';
import type { Language } from '#domain/language.ts';
import { presence } from '#domain/presence.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

export type QuietRow = { id: string; name: string; email: string; language: Language };

/** §25: on a job, or asked by a customer who waits for the answer: those are left alone. Of a handyman named `h`. */
const engaged = `exists (select 1 from bookings b
  where b.handyman_id = h.id and b.state in ${literals([...activeStates, openState])}
    and (b.state <> 'accepted' or b.starts_at is null))`;

/** §24: has a browser that rings without a page. Of a handyman named `h`. */
const reachable = `exists (select 1 from push_devices d where d.role = 'handyman' and d.account_id = h.id)`;

/** Of a handyman named `h`: the demonstration's people stay online, whichever visitor was logged in as them before. */
const ofDemo = `h.email like '%@demo.localhands.example'`;

/** Online and not here for long, of a presence named `p`. */
const toAsk = `h.online and not ${ofDemo} and not ${reachable} and p.asked_at is null and p.left_at is null
  and p.seen_at <= now() - ${presence.askAfterMinutes} * interval '1 minute' and not ${engaged}`;

const toSetOffline = `h.online and not ${reachable}
  and p.asked_at <= now() - ${presence.offlineAfterMinutes} * interval '1 minute' and not ${engaged}`;

/** Each is asked by one process, once. Returns who. */
export const markAsked = (db: Db, most: number): Promise<QuietRow[]> =>
  db.query<QuietRow>(
    `with d as materialized (
       select p.handyman_id, h.name, h.email, h.language
       from presences p join handymen h on h.id = p.handyman_id
       where ${toAsk} order by p.seen_at limit $1::int for update of p skip locked)
     update presences q set asked_at = now() from d
     where q.handyman_id = d.handyman_id
     returning d.handyman_id as id, d.name, d.email, d.language`,
    [most],
  );

/** No customer can ask them until the transaction ends. In the order of `lockParties`: people, then the rest. */
export const lockUnanswered = async (db: Db, most: number): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `select h.id from handymen h join presences p on p.handyman_id = h.id
     where ${toSetOffline} order by h.id limit $1::int for no key update of h skip locked`,
    [most],
  );
  return rows.map(({ id }) => id);
};

/** Checks again under the lock: who came back or was asked by a customer meanwhile stays online. Returns the others. */
export const setOfflineUnanswered = (db: Db, ids: readonly string[]): Promise<QuietRow[]> =>
  db.query<QuietRow>(
    `with gone as (
       update presences p set asked_at = null, left_at = now() from handymen h
       where h.id = p.handyman_id and h.id = any($1::uuid[]) and ${toSetOffline}
       returning p.handyman_id)
     update handymen h set online = false from gone where h.id = gone.handyman_id
     returning h.id, h.name, h.email, h.language`,
    [ids],
  );

/** Went online by hand: the presence begins anew. */
export const beginPresence = async (db: Db, id: string): Promise<void> => {
  await db.query(
    `insert into presences (handyman_id) values ($1)
     on conflict (handyman_id) do update set seen_at = now(), asked_at = null, left_at = null`,
    [id],
  );
};

/** Went offline by hand: no presence is checked any more. */
export const endPresence = async (db: Db, id: string): Promise<void> => {
  await db.query('delete from presences where handyman_id = $1', [id]);
};

/** Since when they are offline because they did not answer. */
export const findLeftAt = async (db: Db, id: string): Promise<Date | undefined> => {
  const [row] = await db.query<{ left_at: Date | null }>(
    'select left_at from presences where handyman_id = $1',
    [id],
  );
  return row?.left_at ?? undefined;
};
