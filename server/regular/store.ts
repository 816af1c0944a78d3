import type { ServiceId } from '#domain/catalogue.ts';
import { newestKnown } from '#domain/regular.ts';
import type { Db } from '../db/db.ts';

/** Locks the customer's row: a second request that adds a favourite waits, so the count behind it stays true. */
export const lockCustomer = async (db: Db, userId: string): Promise<void> => {
  await db.query('select id from users where id = $1 for no key update', [userId]);
};

/** A professional whom this customer may see: listed, and not blocked by them. */
const seen = `h.listed and not exists (
  select 1 from user_blocks k where k.user_id = $1 and k.handyman_id = h.id)`;

export const canBeSeen = async (db: Db, userId: string, handymanId: string): Promise<boolean> => {
  const rows = await db.query(`select h.id from handymen h where h.id = $2 and ${seen}`, [
    userId,
    handymanId,
  ]);
  return rows.length > 0;
};

/** Under `lockCustomer`. False where there are as many as may be. Added again, it stays as it is. */
export const putFavourite = async (
  db: Db,
  userId: string,
  handymanId: string,
  most: number,
): Promise<boolean> => {
  const rows = await db.query(
    `insert into favourites (user_id, handyman_id)
     select $1::uuid, $2::uuid
     where (select count(*) from favourites where user_id = $1::uuid and handyman_id <> $2::uuid) < $3::int
     on conflict (user_id, handyman_id) do update set created_at = favourites.created_at
     returning handyman_id`,
    [userId, handymanId, most],
  );
  return rows.length > 0;
};

export const dropFavourite = async (db: Db, userId: string, handymanId: string): Promise<void> => {
  await db.query('delete from favourites where user_id = $1 and handyman_id = $2', [
    userId,
    handymanId,
  ]);
};

export type KnownRow = {
  id: string;
  name: string;
  service: ServiceId;
  profile: string | null;
  verified: boolean;
  favourite: boolean;
  jobs: number;
  last_at: Date | null;
};

/** §27: favourites, and who has done a job among the newest bookings: two short walks along indexes, joined once. */
export const listKnown = (db: Db, userId: string): Promise<KnownRow[]> =>
  db.query<KnownRow>(
    `with worked as materialized (
       select b.handyman_id, count(*)::int as jobs, max(b.done_at) as last_at
       from (select n.handyman_id, n.state, n.done_at from bookings n where n.user_id = $1
         order by n.created_at desc, n.id desc limit ${newestKnown}) b
       where b.state = 'done' group by b.handyman_id
     ),
     kept as materialized (
       select f.handyman_id, f.created_at from favourites f where f.user_id = $1
     )
     select h.id, h.name, h.service, h.profile, h.verification = 'verified' as verified,
       k.handyman_id is not null as favourite, coalesce(w.jobs, 0)::int as jobs, w.last_at
     from (select handyman_id from worked union select handyman_id from kept) o
       join handymen h on h.id = o.handyman_id
       left join worked w on w.handyman_id = o.handyman_id
       left join kept k on k.handyman_id = o.handyman_id
     where ${seen}
     order by k.created_at desc nulls last, w.last_at desc nulls last, h.id`,
    [userId],
  );
