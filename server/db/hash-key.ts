import { randomBytes } from 'node:crypto';
import { hashKeyOf, hashingWith } from '../secrets/sealing.ts';
import type { Keys } from '../secrets/sealing.ts';
import type { Db } from './db.ts';

/** Any account: its hashes were made before hashes had a key of their own. */
const anybody = `
  select 1 from users union all select 1 from handymen union all select 1 from operators limit 1`;

/**
 * The key of all hashes, stored sealed, so that they outlive the secret: an Aadhaar number is not stored, so its hash
 * cannot be made again. `oldest` is the secret that older releases made the key from. A new market's key is random.
 */
export const withHashKey = async (database: Db, keys: Keys, oldest: string): Promise<Keys> => {
  const found = await openFirst(database, keys);
  if (found) return hashingWith(keys, found);
  return database.transaction(async (db) => {
    // Of processes that start together only one makes the key.
    await db.query('lock table hash_keys in share row exclusive mode');
    const meanwhile = await openFirst(db, keys);
    if (meanwhile) return hashingWith(keys, meanwhile);
    const old = (await db.query(anybody)).length > 0;
    const made = old ? hashKeyOf(oldest) : randomBytes(32);
    await db.query('insert into hash_keys (sealed) values ($1)', [keys.seal(made)]);
    return hashingWith(keys, made);
  });
};

const openFirst = async (db: Db, keys: Keys): Promise<Buffer | undefined> => {
  const rows = await db.query<{ sealed: Uint8Array }>('select sealed from hash_keys order by id');
  for (const { sealed } of rows) {
    const opened = keys.open(sealed);
    if (opened) return opened;
  }
  return undefined;
};
