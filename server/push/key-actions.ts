import type { Db } from '../db/db.ts';
import type { Keys } from '../secrets/sealing.ts';
import { makeKeyPair } from '../secrets/web-push.ts';
import type { KeyPair } from '../secrets/web-push.ts';
import { addKeys, findKeys } from './key-store.ts';

/**
 * The keys that every device was subscribed with, made at the first start. Where the private one cannot be opened
 * nothing is made anew: with other keys every device would be lost, and the secret may come back.
 */
export const openPushKeys = async (
  db: Db,
  keys: Keys,
  onUnreadable: () => void,
): Promise<KeyPair | undefined> => {
  if (!(await findKeys(db))) {
    const { publicKey, privateKey } = makeKeyPair();
    await addKeys(db, publicKey, keys.seal(privateKey));
  }
  const row = await findKeys(db);
  const privateKey = row && keys.open(row.sealed);
  if (!privateKey) {
    onUnreadable();
    return undefined;
  }
  return { publicKey: Buffer.from(row.public_key), privateKey };
};
