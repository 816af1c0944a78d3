import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';
import type { ECDH } from 'node:crypto';

const curve = 'prime256v1';
const recordBytes = 4096;
const tagBytes = 16;

/** A point of the curve, uncompressed, and a number of it. */
export type KeyPair = { readonly publicKey: Buffer; readonly privateKey: Buffer };

const newPair = (): ECDH => {
  const pair = createECDH(curve);
  pair.generateKeys();
  return pair;
};

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

export const makeKeyPair = (): KeyPair => {
  const pair = newPair();
  // A number that begins with zero bytes comes shorter.
  const bare = pair.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - bare.length), bare]);
  return { publicKey: pair.getPublicKey(), privateKey };
};

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

type Reader = { readonly publicKey: Buffer; readonly auth: Buffer };
type Chosen = { readonly salt: Buffer; readonly pair: ECDH };

/** RFC 8291: one record of aes128gcm that only this browser can read. Throws when its key is no point of the curve. */
export const encryptFor = (
  { publicKey, auth }: Reader,
  content: Buffer,
  { salt, pair }: Chosen = { salt: randomBytes(16), pair: newPair() },
): Buffer => {
  const own = pair.getPublicKey();
  const shared = pair.computeSecret(publicKey);
  const named = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, own]);
  const secret = derive(shared, auth, named, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes });
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordBytes);
  size[4] = own.length;
  // The byte after the content says that there is no other record.
  const body = Buffer.concat([cipher.update(content), cipher.update(Buffer.of(2)), cipher.final()]);
  return Buffer.concat([salt, size, own, body, cipher.getAuthTag()]);
};

const halfADay = 12 * 60 * 60;

/** RFC 8292: the signed header that tells a push service who sends, and whom to contact. */
export const vapidHeader = (
  { publicKey, privateKey }: KeyPair,
  { audience, subject, now }: { audience: string; subject: string; now: Date },
): string => {
  const claims = { aud: audience, exp: Math.floor(now.getTime() / 1000) + halfADay, sub: subject };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => text(Buffer.from(JSON.stringify(part))))
    .join('.');
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', x: text(x), y: text(y), d: text(privateKey) };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${text(signature)}, k=${text(publicKey)}`;
};
