import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** A prepared statement's name is made from its text, so that the two can never disagree. */
export const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

/** Time-outs of every query. What times out is answered with 503. */
export const patience = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  // statement_timeout is the server's; an unreachable server cannot enforce it.
  query_timeout: 12_000,
  keepAlive: true,
} as const;

/** Per connection. A longer queue would time out before its turn. */
export const mostWaiting = 50;
