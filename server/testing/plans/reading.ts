import type pg from 'pg';

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Node[];
};

export type Plan = {
  /** Rows read from tables, whether or not a filter then discarded them. */
  readonly rows: number;
  readonly pages: number;
  readonly indexes: readonly string[];
  /** Sequential scans, except of tables without rows. */
  readonly walked: readonly string[];
};

/** Tables of a single page, which an index would only slow down. */
const small = new Set(['services', 'operators']);

const flatten = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

const looked = (node: Node): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0));

const element = (value: unknown): string =>
  value instanceof Uint8Array ? `"\\\\x${Buffer.from(value).toString('hex')}"` : String(value);

const literal = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return `'${value}'`;
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`;
  if (Array.isArray(value)) return `'{${value.map(element).join(',')}}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : 'null';
};

let statements = 0;

/**
 * Prepares the statement as the product does, runs it with `explain analyze` and rolls it back. After a few
 * runs Postgres may settle for a `generic` plan, which knows none of the values.
 */
export const explain = async (
  client: pg.Client,
  text: string,
  values: readonly unknown[],
  kind: 'custom' | 'generic',
): Promise<Plan> => {
  const name = `explained_${(statements += 1)}`;
  await client.query(`set plan_cache_mode = force_${kind}_plan`);
  await client.query(`prepare ${name} as ${text}`);
  await client.query('begin');
  try {
    const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, buffers, timing off, format json) execute ${name}${given}`,
    );
    const root = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!root) throw new Error('There is no plan');
    const nodes = flatten(root);
    // Rows of a bitmap scan are counted where they are fetched.
    const scans = nodes.filter(
      (node) => node['Node Type'].endsWith('Scan') && node['Node Type'] !== 'Bitmap Index Scan',
    );
    return {
      rows: scans.reduce((sum, node) => sum + looked(node), 0),
      pages: (root['Shared Hit Blocks'] ?? 0) + (root['Shared Read Blocks'] ?? 0),
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      walked: nodes
        .filter((node) => node['Node Type'] === 'Seq Scan' && looked(node) > 0)
        .flatMap((node) => node['Relation Name'] ?? [])
        .filter((table) => !small.has(table)),
    };
  } finally {
    await client.query('rollback');
    await client.query(`deallocate ${name}`);
  }
};
