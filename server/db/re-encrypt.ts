import { headerBytes } from '../secrets/sealing.ts';
import type { Keys } from '../secrets/sealing.ts';
import type { Db } from './db.ts';
import { sealedPlaces } from './sealed-columns.ts';
import type { Place } from './sealed-columns.ts';

/** Some of them are images: a batch is a few megabytes at most. */
const rowsAtOnce = 20;

type Key = readonly string[];
type Sealed = { readonly key: Key; readonly sealed: Uint8Array };

const textsOf = ({ table, column, key }: Place) => {
  const names = Object.keys(key).join(', ');
  const parts = Object.keys(key).map((name) => `${name}::text`);
  const given = (from: number) =>
    Object.values(key)
      .map((type, n) => `$${from + n}::text::${type}`)
      .join(', ');
  const read = (more: string) =>
    `select array[${parts.join(', ')}] as key, ${column} as sealed from ${table}
     where substring(${column} from 1 for ${headerBytes}) <> all($1::bytea[]) ${more}
     order by ${names} limit ${rowsAtOnce}`;
  return {
    first: read(''),
    next: read(`and (${names}) > (${given(2)})`),
    // No row back when a request has written it meanwhile: the request's value counts.
    change: `update ${table} set ${column} = $1
      where ${column} = $2 and (${names}) = (${given(3)}) returning 1`,
    count: `select count(*)::int as n from ${table}
      where substring(${column} from 1 for ${headerBytes}) = any($1::bytea[])`,
  };
};

const places = sealedPlaces.map((place) => ({ place, texts: textsOf(place) }));
type Texts = (typeof places)[number]['texts'];

/** Values that begin with none of these, from one row to the next. */
const readSome = (db: Db, texts: Texts, headers: readonly Buffer[], after: Key | undefined) =>
  after
    ? db.query<Sealed>(texts.next, [headers, ...after])
    : db.query<Sealed>(texts.first, [headers]);

/**
 * Seals with today's secret what another has sealed, a batch at each call, place after place; gives how many rows it
 * has looked at, so nothing at the end of a round. What cannot be opened stays as it is. Several processes, or one
 * that is stopped in the middle, do no harm: every change is one conditional update, and the next round finds the rest.
 */
export const makeReEncrypt = (db: Db, keys: Keys) => {
  let at = 0;
  let after: Key | undefined;
  return async (): Promise<number> => {
    for (; at < places.length; [at, after] = [at + 1, undefined]) {
      const texts = places[at]?.texts;
      const rows = texts ? await readSome(db, texts, [keys.headers[0]], after) : [];
      after = rows.at(-1)?.key;
      if (!texts || rows.length === 0) continue;
      for (const { key, sealed } of rows) {
        const opened = keys.open(sealed);
        if (opened) await db.query(texts.change, [keys.seal(opened), sealed, ...key]);
      }
      return rows.length;
    }
    at = 0;
    return 0;
  };
};

export type Counts = {
  readonly name: string;
  readonly now: number;
  /** Opened by another secret that is set. */
  readonly others: number;
  readonly unreadable: number;
};

/** How many values each place has under which secret. */
export const countSealed = async (db: Db, keys: Keys): Promise<Counts[]> => {
  const [header, ...known] = keys.headers;
  const counted: Counts[] = [];
  for (const { place, texts } of places) {
    const count = async (headers: readonly Buffer[]) =>
      (await db.query<{ n: number }>(texts.count, [headers]))[0]?.n ?? 0;
    let [others, unreadable] = [await count(known), 0];
    // Without the name of a key: of the first release, or of a secret that is not set.
    let rows = await readSome(db, texts, keys.headers, undefined);
    while (rows.length > 0) {
      for (const { sealed } of rows) {
        if (keys.open(sealed)) others += 1;
        else unreadable += 1;
      }
      rows = await readSome(db, texts, keys.headers, rows.at(-1)?.key);
    }
    counted.push({ name: place.name, now: await count([header]), others, unreadable });
  }
  return counted;
};
