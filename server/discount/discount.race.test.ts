import { afterEach, describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { cashOf } from '../testing/cash.ts';
import { creditOf, give } from '../testing/credit.ts';
import { changeCode, enter, listedCode, makeCode, takeOff } from '../testing/discounts.ts';
import { work } from '../testing/extras.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import type { Job } from '../testing/paying.ts';
import { rounds } from '../testing/rounds.ts';
import { ask, refundBy } from '../testing/tickets.ts';

const t = useApp();
const times = rounds(6, 30);
const byNumber = (a: number, b: number) => a - b;
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted(byNumber);

afterEach(async () => {
  await t.runJobs();
  await t.runJobs();
  expect(await audit(t.database)).toEqual([]);
});

const codeOf = (round: number) => `ROUND${round}`;

const perRound = async (
  more: Parameters<typeof makeCode>[1],
  play: (neela: Operator, code: string, id: string) => Promise<void>,
) => {
  const neela = await addOperatorTo(t);
  for (let round = 0; round < times; round += 1) {
    const code = codeOf(round);
    // All rounds come from one network, whose tries are limited.
    await t.database.query('delete from limits');
    await play(neela, code, await makeCode(neela, { ...more, code }));
  }
};

/** What the customer reads is what is due and nothing else. */
const isShown = async (job: Job) => {
  const { paymentState, due, paid } = (await job.read()) as unknown as {
    paymentState: string;
    due: number;
    paid: number;
  };
  expect(paymentState === 'unpaid' ? due + paid : paid).toBe(300);
  return { paymentState, due };
};

describe('§38 at the same moment', { timeout: 300_000 }, () => {
  test('one use is left, and four customers want it: one of them', () =>
    perRound({ uses: 1 }, async (neela, code, id) => {
      const jobs = await Promise.all([agree(t), agree(t), agree(t), agree(t)]);
      const all = await Promise.all(jobs.map((job) => enter(job, code)));
      expect(statuses(all)).toEqual([200, 409, 409, 409]);
      expect(await listedCode(neela, id)).toMatchObject({ used: 1, given: 50 });
      await Promise.all(jobs.map((job) => job.cancel()));
      expect(await listedCode(neela, id)).toMatchObject({ used: 0, given: 0 });
    }));

  test('two accounts with one phone, and two bookings of one customer: one of them', () =>
    perRound({}, async (neela, code, id) => {
      const contactNumber = `98123${String(10_000 + Number(code.slice(5)))}`;
      const [one, two] = [await t.user({ contactNumber }), await t.user({ contactNumber })];
      const jobs = [
        await agree(t, 200, { asha: one }),
        await agree(t, 200, { asha: one }),
        await agree(t, 200, { asha: two }),
      ];
      const all = await Promise.all(jobs.map((job) => enter(job, code)));
      expect(statuses(all)).toEqual([200, 409, 409]);
      expect((await listedCode(neela, id)).used).toBe(1);
    }));

  test('two codes at once on one booking: one of them', () =>
    perRound({}, async (neela, code) => {
      const other = `${code}B`;
      await makeCode(neela, { code: other });
      const job = await agree(t);
      const all = await Promise.all([
        enter(job, code),
        enter(job, other),
        enter(job, code),
        enter(job, other),
      ]);
      expect(statuses(all)).toEqual([200, 409, 409, 409]);
      expect(await job.read()).toMatchObject({ paid: 50, due: 250 });
    }));

  test('the code and the card: what is charged is what was shown, or nothing', () =>
    perRound({}, async (_neela, code) => {
      const job = await agree(t);
      const [put, paid] = await Promise.all([
        enter(job, code),
        job.pay('tok_visa', { product: { price: 300 } }),
      ]);
      expect(statuses([put, paid])).toEqual([200, 409]);
      const { paymentState, due } = await isShown(job);
      expect([paymentState, due]).toEqual(put.status === 200 ? ['unpaid', 250] : ['paid', 0]);
    }));

  test('taken off while the card pays: what is charged is what was shown, or nothing', () =>
    perRound({}, async (_neela, code) => {
      const job = await agree(t);
      await enter(job, code);
      const [off, paid] = await Promise.all([
        takeOff(job),
        job.pay('tok_visa', { product: { price: 250 } }),
      ]);
      expect(statuses([off, paid])).toEqual([200, 409]);
      const { paymentState, due } = await isShown(job);
      expect([paymentState, due]).toEqual(off.status === 200 ? ['unpaid', 300] : ['paid', 0]);
    }));

  test('the booking is cancelled: the code goes back whichever was first', () =>
    perRound({}, async (neela, code, id) => {
      const job = await agree(t);
      const [off] = await Promise.all([job.cancel(), enter(job, code)]);
      expect(off.status).toBe(200);
      expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'unpaid' });
      expect((await listedCode(neela, id)).used).toBe(0);
    }));

  test('cancelled while it is taken off: it goes back once', () =>
    perRound({}, async (neela, code, id) => {
      const job = await agree(t);
      await enter(job, code);
      await Promise.all([job.cancel(), takeOff(job)]);
      expect((await listedCode(neela, id)).used).toBe(0);
    }));

  test('credit is given: together no more than the bill, and none of the credit is lost', () =>
    perRound({ amount: 100 }, async (neela, code) => {
      const job = await agree(t);
      const [put, given] = await Promise.all([enter(job, code), give(neela, job.asha, 250)]);
      expect([put.status, given.status]).toEqual([200, 200]);
      expect(await job.read()).toMatchObject({ paymentState: 'paid', paid: 300, due: 0 });
      // Whichever was first has paid what was due then, and the other what was left.
      const byCode = Number(put.body['amount']);
      expect([50, 100]).toContain(byCode);
      expect((await creditOf(job.asha)).balance).toBe(250 - (300 - byCode));
    }));

  test('the cash is confirmed: the sum that was shown, or nothing', () =>
    perRound({}, async (_neela, code) => {
      const job = await work(t);
      const cash = cashOf(job);
      await cash.choose();
      const [put, taken] = await Promise.all([enter(job, code), cash.confirm(300)]);
      expect(statuses([put, taken])).toEqual([200, 409]);
      expect(await job.see()).toMatchObject(put.status === 200 ? { due: 250 } : { due: 0 });
    }));

  test('it is ended: no use comes after that', () =>
    perRound({}, async (neela, code, id) => {
      const jobs = [await agree(t), await agree(t)];
      const [ended, ...all] = await Promise.all([
        changeCode(neela, id, { active: false }),
        ...jobs.map((job) => enter(job, code)),
      ]);
      expect(ended.status).toBe(200);
      const used = all.filter(({ status }) => status === 200).length;
      expect(await listedCode(neela, id)).toMatchObject({ standing: 'ended', used });
      expect((await enter(await agree(t), code)).status).toBe(409);
    }));

  test('two refunds make a whole one: the code goes back once', () =>
    perRound({}, async (neela, code, id) => {
      const job = await work(t);
      await enter(job, code);
      await job.pay('tok_visa');
      await job.finish();
      const ticket = await ask(job.asha, { bookingId: job.id, category: 'quality' });
      await refundBy(neela, ticket, { amount: 100 });
      await refundBy(neela, ticket, { amount: 150, refunded: 100 });
      await Promise.all([t.runJobs(), t.runJobs()]);
      await t.runJobs();
      expect(await job.see()).toMatchObject({ paymentState: 'refunded' });
      expect((await listedCode(neela, id)).used).toBe(0);
    }));
});
