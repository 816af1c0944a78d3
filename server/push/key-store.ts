import type { Db } from '../db/db.ts';

type Row = { public_key: Uint8Array; sealed: Uint8Array };

/** Of processes that start at once one stores its keys, and all read them. */
export const addKeys = async (db: Db, publicKey: Buffer, sealed: Buffer): Promise<void> => {
  await db.query(
    'insert into push_keys (public_key, sealed) values ($1, $2) on conflict (single) do nothing',
    [publicKey, sealed],
  );
};

export const findKeys = async (db: Db): Promise<Row | undefined> => {
  const [row] = await db.query<Row>('select public_key, sealed from push_keys');
  return row;
};
