import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app does it: SHA-1, six digits, a new code every thirty seconds. */
const stepSeconds = 30;
const digits = 6;

/** Clocks of phones differ a little: the codes before and after count as well. */
const steps = [0, -1, 1];

export const makeTotpSecret = (): Buffer => randomBytes(20);

export const totpAt = (secret: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
};

export const stepAt = (epochSeconds: number): number => Math.floor(epochSeconds / stepSeconds);

/** The time step whose code this is; undefined for a wrong one. The store knows which steps were used. */
export const findTotpStep = (
  secret: Uint8Array,
  code: string,
  epochSeconds: number,
): number | undefined => {
  const given = Buffer.from(code);
  const now = stepAt(epochSeconds);
  return steps
    .map((step) => now + step)
    .find((step) => {
      const right = Buffer.from(totpAt(secret, step));
      return right.length === given.length && timingSafeEqual(right, given);
    });
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As people type it into their app. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
};

/** What the QR code says; on a phone it opens the app. */
export const totpAddress = (secret: Uint8Array, email: string): string =>
  `otpauth://totp/LocalHands:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=LocalHands`;
