import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What the application's one secret is good for. Each use has its own key, made from it. */
export type Keys = {
  /** A keyed fingerprint: the same text gives the same one, and nobody without the key can guess it. */
  hash(purpose: string, text: string): Buffer;
  /** Locks something away that must be shown again later. */
  seal(content: Uint8Array): Buffer;
  /** Nothing comes back for what was sealed with another secret, or has been damaged. */
  open(sealed: Uint8Array): Buffer | undefined;
};

const ivBytes = 12;
const tagBytes = 16;

export const makeKeys = (secret: string): Keys => {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'localhands', use, 32));
  const sealing = derive('seal');
  const hashing = derive('hash');
  return {
    hash: (purpose, text) =>
      createHmac('sha256', hashing).update(purpose).update('\0').update(text).digest(),
    seal: (content) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const body = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed);
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
      try {
        return Buffer.concat([body, decipher.final()]);
      } catch {
        // The tag does not fit; there is no other way to fail here.
        return undefined;
      }
    },
  };
};
