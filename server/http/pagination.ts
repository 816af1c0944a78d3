import { z } from 'zod';
import type { Keys } from '../secrets/sealing.ts';
import { badInput } from '../problem.ts';

/** What a cursor is bound to: the call, and the filter or the account. It is refused anywhere else. */
type Paging = readonly (string | number | null)[];

/** As Postgres writes an instant: dates in JavaScript lose the microseconds. */
export const exactInstant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d){0,2}$/);

/**
 * Where a page ended. Sealed: clients learn nothing from it, and only what was really a page's end is ever
 * handed to the database.
 */
export const writeCursor = (
  keys: Keys,
  paging: Paging,
  end: readonly (string | number)[],
): string => keys.seal(Buffer.from(JSON.stringify([paging, end]))).toString('base64url');

export const readCursor = <S extends z.ZodType>(
  keys: Keys,
  paging: Paging,
  schema: S,
  cursor: string,
): z.output<S> => {
  const [of, end] = openCursor(keys, cursor);
  const read = schema.safeParse(end);
  if (read.success && JSON.stringify(of) === JSON.stringify(paging)) return read.data;
  throw badInput({ cursor: ({ http }) => http.cursor });
};

const sealedPair = z.tuple([z.unknown(), z.unknown()]);

const openCursor = (keys: Keys, cursor: string): readonly [of?: unknown, end?: unknown] => {
  const sealed = Buffer.from(cursor, 'base64url');
  // Node decodes base64 leniently: another spelling of the same bytes is refused.
  if (sealed.toString('base64url') !== cursor) return [];
  try {
    return sealedPair.parse(JSON.parse(keys.open(sealed)?.toString() ?? ''));
  } catch {
    return [];
  }
};

/** The address of the next page, for the Link header. */
export const nextLink = (
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
  cursor: string,
): string => {
  const parts = Object.entries({ ...query, cursor })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `<${path}?${parts.join('&')}>; rel="next"`;
};
