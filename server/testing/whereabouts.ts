import type { TestApp } from './app.ts';

type Place = Pick<TestApp, 'database' | 'deps'>;

type Value = { readonly place: string; readonly text: string };

/** Every value of every row of every table, in lower case, sealed columns opened. */
const readEverything = async ({ database, deps }: Place): Promise<Value[]> => {
  const columns = await database.query<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.udt_name as type
     from information_schema.columns c
     join information_schema.tables b using (table_schema, table_name)
     where c.table_schema = 'public' and b.table_type = 'BASE TABLE'`,
  );
  const values: Value[] = [];
  for (const table of new Set(columns.map((one) => one.table))) {
    const wanted = columns
      .filter((one) => one.table === table)
      .map(({ column, type }) => (type === 'bytea' ? `"${column}"` : `"${column}"::text`));
    const rows = await database.query<Record<string, string | Uint8Array | null>>(
      `select ${wanted.join(', ')} from "${table}"`,
    );
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (value === null) continue;
      const plain =
        typeof value === 'string'
          ? value
          : Buffer.concat([value, deps.keys.open(value) ?? Buffer.alloc(0)]).toString();
      values.push({ place: `${table}.${column}`, text: plain.toLowerCase() });
    }
  }
  return values;
};

/** The columns that contain each of these words. */
export const whereverAre = async (
  place: Place,
  words: readonly string[],
): Promise<[word: string, places: string[]][]> => {
  const everything = await readEverything(place);
  return words.map((word) => [
    word,
    everything.filter(({ text }) => text.includes(word.toLowerCase())).map((one) => one.place),
  ]);
};
