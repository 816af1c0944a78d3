import { afterEach, describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { work } from '../testing/extras.ts';
import { audit } from '../testing/paying.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

/** `npm run test:faults` does these at two processes, 500 times each. */
const rounds = 25;
const upwards = (a: number, b: number) => a - b;

/** Gives the other request a head start of a different length each time. */
const headStart = async (round: number) => {
  for (let i = 0; i < round % 8; i += 1) await t.database.query('select 1');
};

describe('at the same moment', { timeout: 120_000 }, () => {
  test('approved and marked as done: on the bill before it, or refused with a sentence', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const job = await work(t);
      const tap = await job.propose();
      const [yes, done] = await Promise.all([
        job.approve(tap),
        headStart(round).then(() => job.finish()),
      ]);
      expect(done.status).toBe(200);
      const { state, price, extras } = await job.see();
      expect([state, price.total, extras[0]?.state]).toEqual(
        yes.status === 200 ? ['done', 750, 'approved'] : ['done', 300, 'withdrawn'],
      );
      if (yes.status !== 200) expect(yes.body).toMatchObject({ code: 'job_ended' });
    }
  });

  test('approved and paid: what was due when the attempt was made, and the rest afterwards', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const job = await work(t);
      const tap = await job.propose();
      const [yes, paid] = await Promise.all([
        headStart(round).then(() => job.approve(tap)),
        job.pay('tok_visa', { product: { price: 300 } }),
      ]);
      expect([yes.status, [200, 409].includes(paid.status)]).toEqual([200, true]);
      const seen = await job.see();
      expect([seen.paymentState, seen.paid, seen.due]).toEqual(
        paid.status === 200 ? ['unpaid', 300, 450] : ['unpaid', 0, 750],
      );
      expect((await job.pay('tok_visa', { product: { price: seen.due } })).status).toBe(200);
      expect(await job.see()).toMatchObject({ paymentState: 'paid', paid: 750, due: 0 });
    }
  });

  test('approved in two tabs: once on the bill', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const job = await work(t);
      const tap = await job.propose();
      const answers = await Promise.all([job.approve(tap), job.approve(tap), job.approve(tap)]);
      expect(answers.map(({ status }) => status).toSorted(upwards)).toEqual([200, 409, 409]);
      expect((await job.see()).price.total).toBe(750);
    }
  });

  test('approved and declined, or taken back: one of them', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const job = await work(t);
      const tap = await job.propose();
      const answers = await Promise.all([job.approve(tap), job.decline(tap), job.withdraw(tap)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('proposed twice with room for one: one of them', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const job = await work(t);
      const answers = await Promise.all([
        job.tryPropose('New tap', 3000),
        job.tryPropose('New pipe', 3000),
        job.tryPropose('New sink', 3000),
      ]);
      expect(answers.map(({ status }) => status).toSorted(upwards)).toEqual([200, 409, 409]);
    }
  });

  test('the rest is paid in two tabs: one charge', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const job = await work(t);
      await job.pay('tok_visa');
      await job.approve(await job.propose());
      const answers = await Promise.all([
        job.pay('tok_visa'),
        job.pay('tok_mastercard'),
        job.pay('tok_visa', { product: { price: 450 } }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => ![200, 202, 409].includes(status))).toEqual([]);
      expect(await job.see()).toMatchObject({ paymentState: 'paid', paid: 750 });
    }
  });

  test('approved, paid and called off: everything comes back', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const job = await work(t);
      const tap = await job.propose();
      if (round % 2 === 0) await job.pay('tok_visa');
      await Promise.all([
        job.approve(tap),
        headStart(round).then(() => job.pay('tok_amex')),
        headStart(round * 3).then(() => job.stop()),
      ]);
      await t.runJobs();
      await t.passMinutes(1);
      await t.runJobs();
      const { state, paymentState, paid, refunded } = await job.see();
      expect([state, refunded]).toEqual(['cancelled', paid]);
      expect(paymentState).toBe(paid === 0 ? 'unpaid' : 'refunded');
    }
  });
});
