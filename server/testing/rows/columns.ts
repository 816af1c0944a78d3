import type { Plan, Preparing } from './preparing.ts';

/** A column of a result, with what the catalogs know of it. */
export type Column = {
  readonly name: string;
  /** The name of its type; `enum` for every list of words. */
  readonly type: string;
  /** Whether it may be null; undefined for an expression, of which the catalogs know nothing. */
  readonly nullable: boolean | undefined;
  /** The only values that a check constraint allows. */
  readonly words: readonly string[] | undefined;
};

type TypeRow = { id: number; name: string; labels: string[] | null };

const types = `select t.oid::int as id, case when t.typtype = 'e' then 'enum' else t.typname end as name,
    (select json_agg(e.enumlabel) from pg_enum e where e.enumtypid = t.oid) as labels
  from pg_type t`;

type AttributeRow = { of: number; at: number; required: boolean; checks: string[] | null };

const attributes = `select a.attrelid::int as of, a.attnum as at, a.attnotnull as required,
    (select json_agg(pg_get_constraintdef(c.oid)) from pg_constraint c
      where c.contype = 'c' and (c.contypid = a.atttypid
        or (c.conrelid = a.attrelid and c.conkey = array[a.attnum]))) as checks
  from pg_attribute a join pg_class t on t.oid = a.attrelid
    join pg_namespace n on n.oid = t.relnamespace
  where n.nspname = 'public' and a.attnum > 0 and not a.attisdropped`;

/** `in ('a', 'b')` in a check of one column or of its domain, as Postgres writes it down. */
const wordsIn = (checks: readonly string[] | null): string[] | undefined => {
  for (const check of checks ?? []) {
    const [, list] = /^CHECK \(\((?:\w+) = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(check) ?? [];
    if (list) return [...list.matchAll(/'(\w+)'::text/g)].map(([, word = '']) => word);
  }
  return undefined;
};

/** What the side of an outer join that may be missing gives to the rest of the plan. */
const missingIn = (plan: Plan): string[] => {
  const { Plans: parts = [], 'Join Type': join = '' } = plan;
  const [outer, inner] = [join === 'Right' || join === 'Full', join === 'Left' || join === 'Full'];
  return parts.flatMap((part) => {
    const side = part['Parent Relationship'];
    const missing = (side === 'Outer' && outer) || (side === 'Inner' && inner);
    return [...(missing ? (part.Output ?? []) : []), ...missingIn(part)];
  });
};

/** For each column of the result whether an outer join may leave it without a value. */
const missingColumns = async (db: Preparing, text: string): Promise<boolean[]> => {
  const plan = await db.explain(text);
  const missing = new Set(plan ? missingIn(plan) : []);
  return (plan?.Output ?? []).map((output) => missing.has(output));
};

/** The columns that a statement gives, by its text. */
export const columnsBy = async (db: Preparing) => {
  const typeOf = new Map((await db.ask<TypeRow>(types)).map((row) => [row.id, row]));
  const known = await db.ask<AttributeRow>(attributes);
  const attributeOf = new Map(known.map((row) => [`${row.of} ${row.at}`, row]));

  return async (text: string): Promise<Column[]> => {
    const described = await db.prepare(text);
    const joinsOuter =
      described.length > 0 && /\b(left|right|full)\s+(outer\s+)?join\b/i.test(text);
    const missing = joinsOuter ? await missingColumns(db, text) : [];
    return described.map(({ name, type, table, position }, n) => {
      const attribute = attributeOf.get(`${table} ${position}`);
      const found = typeOf.get(type);
      return {
        name,
        type: found?.name ?? String(type),
        nullable: attribute && (!attribute.required || (missing[n] ?? false)),
        words: found?.labels ?? wordsIn(attribute?.checks ?? null),
      };
    });
  };
};
