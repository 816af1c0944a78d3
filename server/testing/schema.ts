import type { Reader } from '../db/db.ts';

/** Tables and functions of extensions are left out. */
const ours = (catalog: string, oid: string) =>
  `not exists (select 1 from pg_depend d where d.classid = '${catalog}'::regclass
     and d.objid = ${oid} and d.deptype = 'e')`;

const tables = `pg_class t join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
  and t.relkind in ('r', 'p', 'v', 'm', 'S') and ${ours('pg_class', 't.oid')}`;

/** By column position among the existing ones: a dropped column leaves a gap in the numbers. */
const columns = `select format('%s column %s %s %s%s%s%s default %s', t.relname,
    row_number() over (partition by t.oid order by a.attnum), a.attname,
    format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end,
    nullif(' ' || a.attgenerated::text, ' '), nullif(' ' || a.attidentity::text, ' '),
    coalesce(pg_get_expr(e.adbin, e.adrelid), 'none')) as line
  from ${tables} join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef e on e.adrelid = t.oid and e.adnum = a.attnum`;

const parts = [
  `select format('%s kind %s %s', t.relname, t.relkind, t.relpersistence) as line from ${tables}`,
  columns,
  `select format('%s constraint %s %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) as line
   from ${tables} join pg_constraint c on c.conrelid = t.oid`,
  `select format('%s index %s%s', t.relname, pg_get_indexdef(i.indexrelid),
     case when not i.indisvalid then ' invalid' end) as line
   from ${tables} join pg_index i on i.indrelid = t.oid`,
  `select format('%s trigger %s %s', t.relname, g.tgenabled, pg_get_triggerdef(g.oid)) as line
   from ${tables} join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal`,
  `select format('%s view %s', t.relname, pg_get_viewdef(t.oid)) as line
   from ${tables} where t.relkind in ('v', 'm')`,
  `select 'function ' || pg_get_functiondef(p.oid) as line
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
   where p.prokind in ('f', 'p') and ${ours('pg_proc', 'p.oid')}`,
  `select format('type %s %s', y.typname, string_agg(l.enumlabel, ',' order by l.enumsortorder)) as line
   from pg_enum l join pg_type y on y.oid = l.enumtypid group by y.typname`,
  `select format('domain %s %s default %s %s', y.typname, format_type(y.typbasetype, y.typtypmod),
     coalesce(y.typdefault, 'none'),
     string_agg(c.conname || ' ' || pg_get_constraintdef(c.oid), ', ' order by c.conname)) as line
   from pg_type y join pg_namespace n on n.oid = y.typnamespace and n.nspname = 'public'
     left join pg_constraint c on c.contypid = y.oid
   where y.typtype = 'd' and ${ours('pg_type', 'y.oid')}
   group by y.typname, y.typbasetype, y.typtypmod, y.typdefault`,
  `select format('extension %s', extname) as line from pg_extension`,
];

/** Everything the catalogs say of our tables, one line each, sorted. */
export const readSchema = async (db: Reader): Promise<string[]> => {
  const lines: string[] = [];
  for (const part of parts) {
    lines.push(...(await db.query<{ line: string }>(part)).map(({ line }) => line));
  }
  return lines.toSorted();
};

export const listTables = async (db: Reader): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(
    `select t.relname as name from ${tables} where t.relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** How many rows each table has. */
export const countRows = async (db: Reader): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of await listTables(db)) {
    const [row] = await db.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    counts[name] = row?.n ?? 0;
  }
  return counts;
};
