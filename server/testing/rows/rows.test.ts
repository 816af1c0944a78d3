import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { columnsBy } from './columns.ts';
import type { Column } from './columns.ts';
import { compare } from './compare.ts';
import { neverNull } from './never-null.ts';
import { openPreparing } from './preparing.ts';
import type { Preparing } from './preparing.ts';
import { collect } from './sent.ts';
import type { Sent } from './sent.ts';
import type { Field, Shape } from './shapes.ts';
import { readSources } from './sources.ts';

let db: Preparing;
let sent: Sent;
let columnsOf: (text: string) => Promise<Column[]>;

beforeAll(async () => {
  const root = resolve(import.meta.dirname, '../../..');
  sent = await collect(readSources(root), root);
  db = await openPreparing(inject('template'));
  columnsOf = await columnsBy(db);
});

afterAll(() => db.close());

describe('the statements of the server', () => {
  test('are all found', () => {
    const unreached = [...sent].filter(([, texts]) => texts.size === 0);
    expect(unreached.map(([{ file, line }]) => `${file}:${line}`)).toEqual([]);
    expect(sent.size).toBeGreaterThan(350);
  });

  test('can be prepared, and give the columns that the types of their rows say', async () => {
    const faults = new Set<string>();
    const excused = new Set<string>();
    for (const [{ file, line, row }, texts] of sent) {
      // A list of nothing makes an empty text, which is no statement.
      for (const text of [...texts].filter((one) => one !== '')) {
        const found = await columnsOf(text).then(
          (columns) => (row ? compare(row, columns) : []),
          (error: unknown) => [`cannot be prepared: ${String(error)}\n${text}`],
        );
        for (const fault of found) {
          const excuse = `${file}: ${fault}`;
          if (excuse in neverNull) excused.add(excuse);
          else faults.add(`${file}:${line}: ${fault}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
    expect([...excused].toSorted()).toEqual(Object.keys(neverNull).toSorted());
  });
});

const field = (name: string, ...of: readonly Shape[]): Field => ({
  name,
  optional: false,
  shape: { kind: 'union', of },
});
const row = (...fields: readonly Field[]): Shape => ({ kind: 'object', fields, open: false });
const [text, number, nothing] = [
  { kind: 'string' },
  { kind: 'number' },
  { kind: 'null' },
] as const satisfies readonly Shape[];

test.each<[string, Shape, string[]]>([
  ['select id, name from handymen', row(field('id', text)), ['name is not in its type']],
  ['select id from handymen', row(field('id', text), field('x', text)), ['x is in its type only']],
  ['select id from handymen', row(field('id', number)), ['id is uuid, and its type says number']],
  ['select profile from handymen', row(field('profile', text)), ['profile may be null']],
  ['select name from handymen', row(field('name', text, nothing)), ['name is never null']],
  [
    'select i.number from bookings b left join bills i on i.booking_id = b.id',
    row(field('number', number)),
    ['number may be null'],
  ],
  [
    'select count(*) as n from users',
    row(field('n', number)),
    ['n is int8, and its type says number'],
  ],
  [
    `select state from payments where id = '00000000-0000-0000-0000-000000000000'`,
    row(
      field(
        'state',
        ...['created', 'processing', 'requires_action', 'failed'].map(
          (value) => ({ kind: 'literal', value }) as const,
        ),
      ),
    ),
    ['state may be succeeded, which its type does not have'],
  ],
  [
    `select json_build_object('at', now()) as found`,
    row(field('found', row(field('at', { kind: 'date' })))),
    ['found is json, and its type says object'],
  ],
  ['select id, profile from handymen', row(field('id', text), field('profile', text, nothing)), []],
])('%s is compared with what is said of it', async (statement, said, faults) => {
  expect(compare(said, await columnsOf(statement))).toEqual(faults);
});
