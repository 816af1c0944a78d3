import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerChallenge } from '#contract/payment.ts';
import { refundDue } from './refund-actions.ts';
import { settleDue } from './settle-actions.ts';
import { useApp } from '../testing/app.ts';
import { down, onFaultyLine, repair } from '../testing/faults.ts';
import type { Faults } from '../testing/faults.ts';
import { agree, audit, gatewayIds, sendEvent } from '../testing/paying.ts';
import type { Job } from '../testing/paying.ts';

const faults: Faults = {};

const t = useApp(({ payments }) => ({ payments: onFaultyLine(payments, faults) }));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const rounds = 25;
const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));

const charged = () =>
  t.database.query<{ amount_paise: number }>(
    `select amount_paise from sandbox_charges where state = 'succeeded'`,
  );

describe('at the same moment', { timeout: 120_000 }, () => {
  test.each([20, 50])('%i presses of the button are one charge', async (presses) => {
    const job = await agree(t);
    const answers = await Promise.all(times(presses, () => job.pay('tok_visa')));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 202, 409].includes(status))).toEqual([]);
    expect(await charged()).toEqual([{ amount_paise: 30_000 }]);
    expect(await t.database.query('select attempt, state from payments')).toEqual([
      { attempt: 1, state: 'succeeded' },
    ]);
    expect(await t.database.query('select number from receipts')).toHaveLength(1);
  });

  test('different cards, some refused, are one charge', async () => {
    const cards = ['tok_visa', 'tok_chargeDeclined', 'tok_threeDSecure2Required', 'tok_amex'];
    for (let round = 0; round < rounds; round += 1) {
      const job = await agree(t);
      await Promise.all(times(8, (i) => job.pay(cards[i % cards.length] ?? '')));
      await job.pay('tok_mastercard');
      expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    }
    expect(await charged()).toHaveLength(rounds);
  });

  test('many customers’ receipts have no gap and no double', async () => {
    const jobs = [];
    for (let n = 0; n < rounds; n += 1) jobs.push(await agree(t));
    await Promise.all(
      jobs.map(async (job, i) => {
        if (i % 3 === 0) await job.pay('tok_chargeDeclined');
        await job.pay('tok_visa');
      }),
    );
    const series = await t.database.query<{ name: string; numbers: number[] }>(
      'select series as name, array_agg(number order by number) as numbers from receipts group by series',
    );
    expect(series.flatMap(({ numbers }) => numbers)).toHaveLength(rounds);
    for (const { name, numbers } of series) {
      expect(name).toMatch(/^LH-\d{4}[A-H]$/);
      expect(numbers).toEqual(times(numbers.length, (i) => i + 1));
    }
    expect(series.length).toBeGreaterThan(1);
  });

  test('a receipt of one series does not wait for a receipt of another', async () => {
    const jobs: Job[] = [];
    for (let n = 0; n < 12; n += 1) jobs.push(await agree(t));
    // A transaction that takes a number of the first series stays open.
    const other = new pg.Client({ connectionString: t.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(7204003, 0)');
    const paying = jobs.map((job) => job.pay('tok_visa'));
    const receipts = () => t.database.query<{ series: string }>('select series from receipts');
    await vi.waitFor(async () => expect((await receipts()).length).toBeGreaterThan(1), {
      timeout: 60_000,
      interval: 50,
    });
    expect((await receipts()).filter(({ series }) => series.endsWith('A'))).toEqual([]);
    await other.end();
    await Promise.all(paying);
    await vi.waitFor(
      async () => {
        await t.database.query('update payments set next_check_at = now(), busy_until = now()');
        await settleDue(t.deps);
        expect(await receipts()).toHaveLength(jobs.length);
      },
      { timeout: 60_000, interval: 200 },
    );
  });

  test('paying and calling off: nothing charged, or charged and given back', async () => {
    const ends: { job: Job; paid: number }[] = [];
    for (let round = 0; round < rounds * 2; round += 1) {
      const job = await agree(t);
      const cancel = async () => {
        // Gives the other request a head start of a different length each time.
        for (let i = 0; i < round % 12; i += 1) await t.database.query('select 1');
        return job.cancel();
      };
      const [paid, off] = await Promise.all([job.pay('tok_visa'), cancel()]);
      expect(off.status).toBe(200);
      expect([200, 202, 409]).toContain(paid.status);
      ends.push({ job, paid: paid.status });
    }
    await t.passMinutes(1);
    await t.runJobs();
    for (const { job, paid } of ends) {
      const { state, paymentState } = await job.read();
      expect([state, paymentState]).toEqual(['cancelled', paid === 409 ? 'unpaid' : 'refunded']);
    }
  });

  test('the bank’s page, the gateway’s events, the jobs and the browser settle once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const job = await agree(t);
      const { body } = await job.pay('tok_threeDSecure2Required');
      const about = (await gatewayIds(t.database)).at(-1) ?? '';
      const params = { id: String(body['payment_id']) };
      await t.passMinutes(1);
      await Promise.all([
        ...times(3, () => job.asha.try(answerChallenge, { passed: true }, { params })),
        ...times(5, (i) => sendEvent(t, { id: `evt_${round}_${i % 2}`, about })),
        ...times(3, () => settleDue(t.deps)),
      ]);
      expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    }
    expect(await charged()).toHaveLength(rounds);
  });

  test('a press of the button and the job that gives an unopened payment up: one charge, in our books', async () => {
    for (let round = 0; round < rounds * 4; round += 1) {
      const job = await agree(t);
      faults.open = down;
      expect((await job.pay('tok_visa')).status).toBe(503);
      repair(faults);
      await t.passMinutes(1);
      const settleLater = async (queries: number) => {
        for (let i = 0; i < queries; i += 1) await t.database.query('select 1');
        return settleDue(t.deps);
      };
      const [paid] = await Promise.all([
        job.pay('tok_visa'),
        settleLater(round % 8),
        settleLater(round % 5),
      ]);
      // Given up just before the charge: nothing was charged, and the next press pays.
      expect([200, 402]).toContain(paid.status);
      const again = await job.pay('tok_visa');
      expect(again.status).toBe(paid.status === 200 ? 409 : 200);
    }
    expect(await charged()).toHaveLength(rounds * 4);
  });

  test('several processes refund once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const job = await agree(t);
      await job.pay('tok_visa');
      await job.cancel();
    }
    await Promise.all(times(8, () => refundDue(t.deps)));
    await t.runJobs();
    expect(await t.database.query('select id from sandbox_refunds')).toHaveLength(rounds);
    expect(
      await t.database.query(`select id from bookings where payment_state = 'refunded'`),
    ).toHaveLength(rounds);
  });
});
