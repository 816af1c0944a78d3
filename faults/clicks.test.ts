import { expect, test } from 'vitest';
import { audit } from '../server/testing/paying.ts';
import { times } from './asking.ts';
import type { Answer } from './asking.ts';
import { figure } from './figures.ts';
import { accepted, codeOf, halfStates, lifeOf } from './life.ts';
import { addPairs } from './pairs.ts';
import { useProducts } from './products.ts';
import { rounds } from './rounds.ts';

const { startTwo } = useProducts();

const clicks = 50;

test('fifty clicks on anything do it once', async () => {
  const { here, there, db } = await startTwo();
  const pairs = await addPairs(db, rounds(1, 20));

  /** Every click is answered, and one of them, or any number where a repeat is harmless, is told that it worked. */
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
    // The code is used up by the first; the others have nothing to compare with, or too many tried.
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
