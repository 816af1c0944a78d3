import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../server/testing/paying.ts';
import type { Db } from '../server/testing/databases.ts';
import { times } from './send-call.ts';
import type { Answer } from './send-call.ts';
import { figure } from './figures.ts';
import { accepted, codeOf, halfStates, lifeOf } from './booking-steps.ts';
import { addPairs } from '../server/testing/accounts.ts';
import { useProducts } from './products.ts';
import { dispatchRaces } from './dispatch-races.ts';
import { laterRaces } from './later-races.ts';
import { races } from './races.ts';
import { rounds, whole } from './rounds.ts';

const { startTwo } = useProducts(afterAll);

let here: string;
let there: string;
let db: Db;

beforeAll(async () => {
  ({ here, there, db } = await startTwo());
});

/** So many rounds run side by side: on an idle machine the request that was sent first always wins. */
const lanes = 20;

/** About as long as a payment takes. */
const mostHeadStartMs = 40;

test('of two requests of which only one can succeed, one gets 200 and the other 409', async () => {
  const stateOf = `select id, state || case payment_state when 'unpaid' then '' else ' ' || payment_state end as state
    from bookings where id = any($1::uuid[])`;

  for (const { name, begin, ends } of [...races, ...dispatchRaces, ...laterRaces]) {
    const count = rounds(lanes, 500);
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
      // An outcome that only one side ever wins would not have been a race.
      if (whole && !end.rare) expect([name, statuses, often > 0]).toEqual([name, statuses, true]);
      return `${end.words} ${often}`;
    });
    figure(`race: ${name}`, `${count} rounds at two processes`, outcomes.join(', '));
  }
  expect(await audit(db)).toEqual([]);
});

const clicks = 50;

test('fifty clicks on anything do it once', async () => {
  const pairs = await addPairs(db, rounds(1, 20));

  /** Every click is answered, and one of them, or any number where a repeat is harmless, gets 200. */
  const press = async (click: (url: string) => Promise<Answer>, others: readonly number[]) => {
    const answers = await Promise.all(times(clicks, (n) => click(n % 2 === 0 ? here : there)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, ...others].includes(status))).toEqual([]);
    return answers.filter(({ status }) => status === 200);
  };

  const count = async (what: string, id: string) => {
    const [row] = await db.query<{ n: number }>(`select count(*)::int as n from ${what}`, [id]);
    return row?.n;
  };

  for (const pair of pairs) {
    const life = lifeOf(pair);
    const [created, ...more] = await press((url) => life.create(url), [409]);
    expect(more).toEqual([]);
    const id = String(created?.body['notification_id']);
    expect(await count('bookings where user_id = $1', pair.user.id)).toBe(1);

    expect(await press((url) => life.accept(url, id), [409])).toHaveLength(1);
    const mailsTo = 'mails where to_address = $1';
    expect(await count(mailsTo, pair.user.email)).toBe(1);

    const code = await codeOf(life, here, id);
    // The first request uses up the code; the others find none, or too many tries.
    expect(await press((url) => life.start(url, code), [400, 409, 410, 429])).toHaveLength(1);

    await press((url) => life.pay(url, id), [202, 409]);
    const charges = `payments p join sandbox_charges c on c.id = p.gateway_id
      where c.state = 'succeeded' and c.amount_paise = 30000 and p.booking_id = $1`;
    await expect.poll(async () => (await life.read(here, id)).body['paymentState']).toBe('paid');
    expect(await count(charges, id)).toBe(1);
    expect(await count('payments where booking_id = $1', id)).toBe(1);

    expect(await press((url) => life.done(url), [409])).toHaveLength(1);
    expect(
      await count(`bookings where handyman_id = $1 and state = 'done'`, pair.handyman.id),
    ).toBe(1);
    const jobsDone = 'select jobs_done from handymen where id = $1';
    expect(await db.query(jobsDone, [pair.handyman.id])).toEqual([{ jobs_done: 1 }]);

    const next = await accepted(life, there);
    await life.pay(there, next);
    expect(await press((url) => life.cancel(url, next), [409])).toHaveLength(1);
    await expect
      .poll(async () => (await life.read(there, next)).body['paymentState'], { timeout: 120_000 })
      .toBe('refunded');
    const refunds = `payments p join sandbox_refunds r on r.charge_id = p.gateway_id
      where r.amount_paise = 30000 and p.booking_id = $1`;
    expect(await count(refunds, next)).toBe(1);
  }
  expect([...(await halfStates(db)), ...(await audit(db))]).toEqual([]);
  figure(
    'duplicate clicks',
    `${clicks} equal clicks at once on each of create, accept, start, pay, done and cancel, at two processes, ${pairs.length} times`,
    'one booking, one mail, one start, one charge, one row of history, one refund each time',
  );
});
