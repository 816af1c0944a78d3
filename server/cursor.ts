import { z } from 'zod';
import { badInput } from './problem.ts';

/** Where a page ended, as a word that clients pass back unread. */
export const writeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

export const readCursor = <S extends z.ZodType>(schema: S, cursor: string): z.output<S> => {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw badInput({ cursor: 'This cursor is not one of ours. Start again from the first page.' });
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
