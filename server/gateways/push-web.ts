import type { PushOutcome, PushPort, PushTarget } from '../ports/push.ts';
import { encryptFor, vapidHeader } from '../secrets/web-push.ts';
import type { KeyPair } from '../secrets/web-push.ts';

type Options = {
  /** Undefined where the keys cannot be read: then notifications are off. */
  readonly keys: KeyPair | undefined;
  /** Further allowed push services: a host, or an origin such as http://localhost:4000. */
  readonly hosts: readonly string[];
  /** The contact that a push service may write to. */
  readonly subject: string;
  readonly longestMs?: number;
};

/** The services of the browsers' makers. A dot in front means any host below. */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

const isService = (hostname: string): boolean =>
  services.some((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one));

/**
 * The address to which messages are sent comes from the client, which could name any host (SSRF): only known push
 * services are allowed, by name, over TLS, on the usual port.
 */
const urlOf = (endpoint: string, hosts: readonly string[]): URL | undefined => {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  if (hosts.includes(url.origin)) return url;
  const plain = url.protocol === 'https:' && url.port === '';
  return plain && (isService(url.hostname) || hosts.includes(url.hostname)) ? url : undefined;
};

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

const readerOf = ({ p256dh, auth }: PushTarget) => ({
  publicKey: bytes(p256dh),
  auth: bytes(auth),
});

const encrypt = (target: PushTarget, content: Buffer): Buffer | undefined => {
  const reader = readerOf(target);
  if (reader.auth.length !== 16 || reader.publicKey.length !== 65) return undefined;
  try {
    return encryptFor(reader, content);
  } catch {
    // The key is no point of the curve, which is the only failure possible here.
    return undefined;
  }
};

const longestWaitSeconds = 60 * 60;

/** Retry-After: seconds, or a date. */
const secondsIn = (retryAfter: string | null): number => {
  if (retryAfter === null) return 0;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(0, Math.ceil(seconds)), longestWaitSeconds);
};

/** A redirect counts as a failure, like every status that push services do not use. */
const outcomeOf = ({ ok, status, headers }: Response): PushOutcome => {
  if (ok) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status !== 408 && status !== 429 && status < 500) return 'refused';
  return { tryAgain: String(status), afterSeconds: secondsIn(headers.get('retry-after')) };
};

/** Web Push (RFC 8030) with keys of our own (RFC 8292). */
export const openWebPush = ({ keys, hosts, subject, longestMs = 10_000 }: Options): PushPort => ({
  publicKey: keys?.publicKey.toString('base64url') ?? null,
  accepts: (target) =>
    urlOf(target.endpoint, hosts) !== undefined && encrypt(target, Buffer.alloc(0)) !== undefined,
  send: async (target, { content, ttlSeconds, topic }) => {
    // Checked again: a host may have been removed from the settings since.
    const url = urlOf(target.endpoint, hosts);
    const body = url && encrypt(target, content);
    if (!keys || !body) return 'refused';
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: vapidHeader(keys, { audience: url.origin, subject, now: new Date() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttlSeconds),
          topic,
          urgency: 'high',
        },
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(longestMs),
      });
      // The body is not needed and may be long, so it is not read.
      await answer.body?.cancel();
      return outcomeOf(answer);
    } catch (error) {
      return { tryAgain: error instanceof Error ? error.name : 'failed', afterSeconds: 0 };
    }
  },
});
