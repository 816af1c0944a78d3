import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';

const t = useApp();

/** More often than Postgres plans for the values given, before it may keep one plan for all. */
const often = 8;

describe('a statement that is asked again and again', () => {
  test('takes and gives the same values each time', async () => {
    const values = [
      '7b0ee3ba-8a4c-4a4f-9d8c-0f8f3a3f5a10',
      '{"quoted" \\ , text} नमस्ते 🔧',
      -12.5,
      true,
      new Date('2026-11-17T05:30:00.123Z'),
      Uint8Array.from([0, 1, 92, 255]),
      ['a,b', '"', '{}'],
      JSON.stringify({ deep: ['x', 1, null] }),
      null,
    ];
    const text = `select $1::uuid as id, $2::text as words, $3::float8 as figure, $4::bool as flag,
      $5::timestamptz as moment, $6::bytea as bytes, $7::text[] as list, $8::jsonb as tree, $9::int as nothing`;
    for (let round = 0; round < often; round += 1) {
      const [row] = await t.database.query<{ bytes: Uint8Array }>(text, values);
      expect([...(row?.bytes ?? [])]).toEqual([0, 1, 92, 255]);
      expect(row).toEqual({
        id: values[0],
        words: values[1],
        figure: values[2],
        flag: true,
        moment: values[4],
        bytes: row?.bytes,
        list: values[6],
        tree: { deep: ['x', 1, null] },
        nothing: null,
      });
    }
  });

  test('answers without rows and without columns', async () => {
    for (let round = 0; round < often; round += 1) {
      expect(await t.database.query('select 1 as n where $1', [false])).toEqual([]);
      expect(await t.database.query('delete from limits')).toEqual([]);
    }
  });

  test('goes on after it was refused, inside a transaction and outside', async () => {
    const text = 'select $1::uuid as id';
    const id = '7b0ee3ba-8a4c-4a4f-9d8c-0f8f3a3f5a10';
    for (let round = 0; round < often; round += 1) {
      await expect(t.database.query(text, ['no id'])).rejects.toMatchObject({ code: '22P02' });
      expect(await t.database.query(text, [id])).toEqual([{ id }]);
      await expect(
        t.database.transaction(async (db) => {
          await db.query(text, [id]);
          await db.query('select 1 from no_such_table');
        }),
      ).rejects.toMatchObject({ code: '42P01' });
      expect(await t.database.query(text, [id])).toEqual([{ id }]);
    }
  });

  test('may have more texts than are kept', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 600; n += 1) {
        const [row] = await t.database.query<{ n: number }>(`select $1::int + ${n} as n`, [1]);
        expect(row?.n).toBe(n + 1);
      }
    }
  });

  test('is over when its transaction is: a later one throws instead of standing alone', async () => {
    const left = await t.database.transaction((db) => Promise.resolve(db));
    await expect(left.query('delete from limits')).rejects.toThrow('The transaction is over');
  });
});
