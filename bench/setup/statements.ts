import type { Db } from '../../server/db/db.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** A database that remembers what it was asked, word for word. */
export const recording = (db: Db, asked: Statement[]): Db => ({
  query: (text, values = []) => {
    asked.push({ text, values });
    return db.query(text, values);
  },
  transaction: async (work) => {
    asked.push({ text: 'begin', values: [] });
    const result = await db.transaction((inner) => work(recording(inner, asked)));
    asked.push({ text: 'commit', values: [] });
    return result;
  },
});

/** Answers nothing; good enough to learn how it would have been asked. */
export const silent: Db = { query: async () => [], transaction: (work) => work(silent) };

/** For pgbench: something in the place of each value, all on one line as it wants it. */
export const forPgbench = (
  { text, values }: Statement,
  place: (value: unknown, text: string) => string,
): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\$(\d+)/g, (_, n: string) => place(values[Number(n) - 1], text));
