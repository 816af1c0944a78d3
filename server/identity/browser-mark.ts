import { randomBytes } from 'node:crypto';

/**
 * A mailed code is bound to the browser that asked for it: without its cookie another browser can neither use up the
 * code's tries nor replace it with another.
 */
export const codeSubject = (email: string, asker: string): string => `${email} ${asker}`;

const isAsker = (shown: string | undefined): shown is string =>
  shown !== undefined && /^[\w-]{22}$/.test(shown);

/** The cookie of an earlier request for a code, or a new one. */
export const askerFrom = (shown: string | undefined): string =>
  isAsker(shown) ? shown : randomBytes(16).toString('base64url');
