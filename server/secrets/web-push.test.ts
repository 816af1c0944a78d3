import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptFor, makeKeyPair, vapidHeader } from './web-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('encrypts the example of RFC 8291 as it stands there', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const encrypted = encryptFor(
    {
      publicKey: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    Buffer.from('When I grow up, I want to be a watermelon'),
    { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), pair },
  );
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('no two messages are encrypted alike', () => {
  const { publicKey } = makeKeyPair();
  const reader = { publicKey, auth: Buffer.alloc(16, 1) };
  const once = () => encryptFor(reader, Buffer.from('the same')).toString('hex');
  expect(once()).not.toBe(once());
});

test('a key that is no point of the curve is refused', () => {
  const publicKey = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]);
  expect(() => encryptFor({ publicKey, auth: Buffer.alloc(16) }, Buffer.from('x'))).toThrow();
});

test('what a service is shown is signed, meant for it alone, and ends within a day', () => {
  const keys = makeKeyPair();
  const now = new Date('2026-03-01T00:00:00Z');
  const header = vapidHeader(keys, {
    audience: 'https://push.example',
    subject: 'mailto:hello@example.com',
    now,
  });
  const [, signed = '', signature = '', k = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = bytes(k);
  expect(point).toEqual(keys.publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const right = verify(
    'sha256',
    Buffer.from(signed),
    { key, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  expect(right).toBe(true);
  expect(JSON.parse(bytes(signed.split('.')[1] ?? '').toString())).toEqual({
    aud: 'https://push.example',
    sub: 'mailto:hello@example.com',
    exp: now.getTime() / 1000 + 12 * 60 * 60,
  });
});
