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

/** How long a question may take, wherever it is asked. Everything that runs out is answered with 503. */
export const patience = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  // A server that has fallen silent cannot stop its statements by itself.
  query_timeout: 12_000,
  keepAlive: true,
} as const;

/** For each connection. More would wait so long that they give up just before their turn. */
export const mostWaiting = 50;
