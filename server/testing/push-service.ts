import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '#contract/push.ts';
import type { PushTarget } from '../ports/push.ts';

/** The reply of a push service to a message: a status code. */
export type Mood = 201 | 202 | 301 | 307 | 400 | 404 | 410 | 413 | 429 | 500 | 503 | 'hangs';

type Caught = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** A browser with notifications on, which can read what it is sent. */
export type TestBrowser = PushTarget & {
  mood: Mood;
  /** What it was sent and took, opened. */
  readonly read: () => PushMessage[];
  readonly headers: () => IncomingHttpHeaders[];
};

/** A push service over HTTP on this machine. */
export const startPushService = async () => {
  const caught: Caught[] = [];
  const browsers = new Map<string, TestBrowser>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      caught.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const mood = browsers.get(path)?.mood ?? 404;
      if (mood === 'hangs') return;
      response.writeHead(mood, {
        ...(mood === 429 && { 'retry-after': '30' }),
        ...((mood === 301 || mood === 307) && { location: '/elsewhere' }),
      });
      response.end('whatever it says');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const browser = (mood: Mood = 201): TestBrowser => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(8).toString('hex')}`;
    const mine = () => caught.filter((one) => one.path === path);
    const made: TestBrowser = {
      endpoint: origin + path,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
      mood,
      read: () => mine().map(({ body }) => decrypt(pair, auth, body)),
      headers: () => mine().map(({ headers }) => headers),
    };
    browsers.set(path, made);
    return made;
  };

  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { origin, caught, browser, stop };
};

/** Decrypts as a browser does (RFC 8291). */
const decrypt = (pair: ReturnType<typeof createECDH>, auth: Buffer, body: Buffer): PushMessage => {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
  const derive = (key: Buffer, with_: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, bytes));
  const named = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, named, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const opened = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  return JSON.parse(opened.subarray(0, -1).toString()) as PushMessage;
};
