import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { audit } from '../server/testing/paying.ts';
import { times } from './asking.ts';
import { figure } from './figures.ts';
import { halfStates } from './life.ts';
import { addPairs } from './pairs.ts';
import { useProducts } from './products.ts';
import { races } from './races.ts';
import { rounds, whole } from './rounds.ts';

const { startTwo } = useProducts();

/** So many rounds run side by side: a race on an idle machine is won by whoever was sent first. */
const lanes = 20;

/** About as long as a payment takes. */
const mostHeadStartMs = 40;

test('of two who want what only one can have, one gets it and the other is told', async () => {
  const { here, there, db } = await startTwo();
  const stateOf = `select id, state || case payment_state when 'unpaid' then '' else ' ' || payment_state end as state
    from bookings where id = any($1::uuid[])`;

  for (const { name, begin, ends } of races) {
    const count = rounds(2 * lanes, 500);
    const strangers = await addPairs(db, count * 2);
    const wanted = new Map<string, string>();
    const seen = Object.fromEntries(Object.keys(ends).map((statuses) => [statuses, 0]));

    const round = async (n: number) => {
      const [first, second] = [strangers[n * 2], strangers[n * 2 + 1]];
      if (!first || !second) throw new Error('There are too few people');
      const { ids, tries } = await begin(db, n % 2 === 0 ? here : there, first, second);
      // Each at a process of its own, and in every other round one of them has a head start.
      const [left, right] = n % 4 < 2 ? [here, there] : [there, here];
      const head = n % 2 === 0 ? 0 : randomInt(-mostHeadStartMs, mostHeadStartMs);
      const [a, b] = await Promise.all([
        wait(Math.max(0, -head)).then(() => tries[0](left)),
        wait(Math.max(0, head)).then(() => tries[1](right)),
      ]);
      const statuses = `${a.status} ${b.status}`;
      expect([name, Object.keys(ends)]).toEqual([name, expect.arrayContaining([statuses])]);
      seen[statuses] = (seen[statuses] ?? 0) + 1;
      ids.forEach((id, i) => wanted.set(id, ends[statuses]?.states[i] ?? ''));
    };
    await Promise.all(
      times(lanes, async (lane) => {
        for (let n = lane; n < count; n += lanes) await round(n);
      }),
    );

    const different = async () => {
      const rows = await db.query<{ id: string; state: string }>(stateOf, [[...wanted.keys()]]);
      return rows.filter(({ id, state }) => wanted.get(id) !== state);
    };
    // Money is given back by a job, a moment later.
    await expect.poll(different, { timeout: 60_000, interval: 250 }).toEqual([]);
    expect(await halfStates(db)).toEqual([]);
    const outcomes = Object.entries(ends).map(([statuses, end]) => {
      const often = seen[statuses] ?? 0;
      // What only one side ever wins was no race.
      if (whole && !end.rare) expect([name, statuses, often > 0]).toEqual([name, statuses, true]);
      return `${end.words} ${often}`;
    });
    figure(`race: ${name}`, `${count} rounds at two processes`, outcomes.join(', '));
  }
  expect(await audit(db)).toEqual([]);
});
