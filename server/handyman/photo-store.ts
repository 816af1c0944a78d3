import type { Db } from '../db/db.ts';

/** Replaces the photo; the card shows its address. */
export const putPhoto = async (
  db: Db,
  handymanId: string,
  hash: string,
  image: Uint8Array,
  address: string,
): Promise<void> => {
  await db.query(
    `insert into handyman_photos (handyman_id, hash, image) values ($1, $2, $3)
     on conflict (handyman_id) do update set hash = excluded.hash, image = excluded.image,
       given_at = now()`,
    [handymanId, hash, image],
  );
  await db.query('update handymen set profile = $2 where id = $1', [handymanId, address]);
};

/** Also an address that came with the signup. */
export const deletePhoto = async (db: Db, handymanId: string): Promise<void> => {
  await db.query('delete from handyman_photos where handyman_id = $1', [handymanId]);
  await db.query('update handymen set profile = null where id = $1', [handymanId]);
};

export const findPhoto = async (db: Db, hash: string): Promise<Uint8Array | undefined> => {
  const [row] = await db.query<{ image: Uint8Array }>(
    'select image from handyman_photos where hash = $1',
    [hash],
  );
  return row?.image;
};
