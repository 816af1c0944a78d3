import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Derived from the application's secret, one key for each use. */
export type Keys = {
  /** A keyed hash (HMAC): equal for equal texts, and not computable without the key. */
  hash(purpose: string, text: string): Buffer;
  /** Encrypts what must be read again later. */
  seal(content: Uint8Array): Buffer;
  /** Undefined for what was sealed with another secret, or has been damaged. */
  open(sealed: Uint8Array): Buffer | undefined;
  /** The header of each secret's sealed bytes; first that of the secret that seals now. */
  readonly headers: readonly [now: Buffer, ...others: Buffer[]];
};

/**
 * Sealed bytes: format (1 byte), the id of the key (4 bytes), nonce (12), authentication tag (16), AES-256-GCM
 * ciphertext. The key's id says which of several secrets to open it with, so that APP_SECRET can be
 * exchanged while rows that were sealed with the one before are still there.
 */
const format = 1;
const idBytes = 4;
export const headerBytes = 1 + idBytes;
const nonceBytes = 12;
const tagBytes = 16;

const derive = (secret: string, use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'localhands', use, bytes));

const encrypt = (key: Buffer, content: Uint8Array): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
};

const decrypt = (key: Buffer, bytes: Buffer): Buffer | undefined => {
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const body = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  try {
    return Buffer.concat([body, decipher.final()]);
  } catch {
    // The authentication tag does not match, which is the only failure possible here.
    return undefined;
  }
};

const sealerOf = (secret: string) => ({
  header: Buffer.concat([Buffer.of(format), derive(secret, 'seal id', idBytes)]),
  key: derive(secret, 'seal', 32),
});

/** What this secret hashes with where no other key is stored. */
export const hashKeyOf = (secret: string): Buffer => derive(secret, 'hash', 32);

/** The same, hashing with a key that outlives the secret. */
export const hashingWith = (keys: Omit<Keys, 'hash'>, hashKey: Uint8Array): Keys => ({
  ...keys,
  hash: (purpose, text) =>
    createHmac('sha256', hashKey).update(purpose).update('\0').update(text).digest(),
});

/** Seals and hashes with the first secret; opens what was sealed with any of them. */
export const makeKeys = (secret: string, ...others: readonly string[]): Keys => {
  const current = sealerOf(secret);
  const sealing = [current, ...others.map(sealerOf)];
  const keys: Omit<Keys, 'hash'> = {
    headers: [current.header, ...sealing.slice(1).map(({ header }) => header)],
    seal: (content) => Buffer.concat([current.header, encrypt(current.key, content)]),
    open: (sealed) => {
      const bytes = Buffer.from(sealed);
      const named = sealing.find(({ header }) => bytes.subarray(0, headerBytes).equals(header));
      const opened = named && decrypt(named.key, bytes.subarray(headerBytes));
      if (opened) return opened;
      // What the first release sealed has no header and begins with the nonce.
      for (const { key } of sealing) {
        const old = decrypt(key, bytes);
        if (old) return old;
      }
      return undefined;
    },
  };
  return hashingWith(keys, hashKeyOf(secret));
};
