import { expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { beganBefore } from '../testing/began-before.ts';
import { countUse } from './limit-store.ts';

const t = useApp();
const key = Buffer.from('somebody who tries');

test('who began before the others have counted is counted with them, and begins nothing anew', async () => {
  const others = async () => {
    for (const used of [1, 2, 3]) {
      expect(await countUse(t.database, key, 15)).toMatchObject({ used });
    }
  };
  const late = await beganBefore(t.database, others, (db) => countUse(db, key, 15));
  expect(late).toMatchObject({ used: 4 });
});

test('of many at once each is counted', async () => {
  const all = await Promise.all(
    Array.from({ length: 200 }, () => countUse(t.database, Buffer.from('many'), 15)),
  );
  const counts = all.map((one) => one?.used ?? 0).toSorted((a, b) => a - b);
  expect(counts).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
});
