import type { AddressKind } from '#domain/saved-address.ts';
import type { Db } from '../db/db.ts';

export type AddressRow = {
  id: string;
  user_id: string;
  kind: AddressKind;
  name: string | null;
  address: string;
  lat: number;
  long: number;
};

export type NewAddress = Omit<AddressRow, 'id' | 'user_id'>;

const columns = 'id, user_id, kind, name, address, lat, long';

export const listAddressesOf = (db: Db, userId: string): Promise<AddressRow[]> =>
  db.query<AddressRow>(
    `select ${columns} from addresses where user_id = $1 order by used_at desc, id`,
    [userId],
  );

export const findAddress = async (db: Db, id: string): Promise<AddressRow | undefined> => {
  const [row] = await db.query<AddressRow>(`select ${columns} from addresses where id = $1`, [id]);
  return row;
};

/** Locks the customer's row: a second request that adds an address waits, so the count behind it stays true. */
export const lockCustomer = async (db: Db, userId: string): Promise<void> => {
  await db.query('select id from users where id = $1 for no key update', [userId]);
};

/** Under `lockCustomer`. The same text again replaces the first. No row back: there are as many as may be. */
export const putAddress = async (
  db: Db,
  userId: string,
  { kind, name, address, lat, long }: NewAddress,
  most: number,
): Promise<AddressRow | undefined> => {
  const [row] = await db.query<AddressRow>(
    `insert into addresses (user_id, kind, name, address, lat, long)
     select $1, $2, $3, $4, $5, $6
     where (select count(*) from addresses where user_id = $1 and address <> $4) < $7::int
     on conflict on constraint addresses_once do update
       set kind = excluded.kind, name = excluded.name, lat = excluded.lat, long = excluded.long,
         used_at = excluded.used_at
     returning ${columns}`,
    [userId, kind, name, address, lat, long, most],
  );
  return row;
};

/** One conditional update. No row back: there is none, or it is another customer's. */
export const changeAddressOf = async (
  db: Db,
  userId: string,
  id: string,
  { kind, name, address, lat, long }: NewAddress,
): Promise<AddressRow | undefined> => {
  const [row] = await db.query<AddressRow>(
    `update addresses set kind = $3, name = $4, address = $5, lat = $6, long = $7
     where id = $1 and user_id = $2 returning ${columns}`,
    [id, userId, kind, name, address, lat, long],
  );
  return row;
};

export const deleteAddressOf = async (db: Db, userId: string, id: string): Promise<boolean> => {
  const rows = await db.query('delete from addresses where id = $1 and user_id = $2 returning id', [
    id,
    userId,
  ]);
  return rows.length > 0;
};

/** A request with this address was sent: it is the first to choose from next time. */
export const markUsed = async (db: Db, userId: string, address: string): Promise<void> => {
  await db.query('update addresses set used_at = now() where user_id = $1 and address = $2', [
    userId,
    address,
  ]);
};
