import type { Db } from '../db/db.ts';
import type { Keys } from '../secrets/sealing.ts';
import { makeKeyPair } from '../secrets/web-push.ts';
import type { KeyPair } from '../secrets/web-push.ts';
import { addKeys, findKeys } from './key-store.ts';

/**
 * The VAPID keys with which every device is subscribed, made at the first start. Where the private one cannot be opened
 * no new ones are made: with other keys every device would be lost, and the secret may be restored.
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
