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
