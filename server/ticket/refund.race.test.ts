import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { getBooking } from '#contract/booking.ts';
import { refundDue } from '../payment/refund-actions.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { ask, refundBy } from '../testing/tickets.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const rounds = 15;

const complain = async () => {
  const job = await agree(t);
  await job.pay('tok_visa');
  return { ...job, ticket: await ask(job.asha, { bookingId: job.id }) };
};

test('two operators who decide on the same sums at once refund once', async () => {
  const [neela, kiran] = [await addOperatorTo(t), await addOperatorTo(t)];
  for (let round = 0; round < rounds; round += 1) {
    const job = await complain();
    const answers = await Promise.all([
      refundBy(neela, job.ticket, { amount: 200 }),
      refundBy(kiran, job.ticket, { amount: 200 }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await t.runJobs();
    const { refunded } = await job.asha.send(getBooking, undefined, { params: { id: job.id } });
    expect(refunded).toBe(200);
  }
}, 120_000);

test('ten presses of one button, while the job runs in two processes, are one refund', async () => {
  const neela = await addOperatorTo(t);
  for (let round = 0; round < rounds; round += 1) {
    const job = await complain();
    const key = randomUUID();
    const presses = Array.from({ length: 10 }, () =>
      refundBy(neela, job.ticket, { amount: 100, key }),
    );
    const jobs = [refundDue(t.deps), refundDue(t.deps), refundDue(t.deps)];
    const answers = await Promise.all(presses);
    await Promise.all(jobs);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await t.runJobs();
    const books = await t.database.query(
      `select r.amount_paise from sandbox_refunds r join payments p on p.gateway_id = r.charge_id
       where p.booking_id = $1`,
      [job.id],
    );
    expect(books).toEqual([{ amount_paise: 10_000 }]);
  }
}, 120_000);

test('an operator refunds while the customer calls off: everything comes back, and no more', async () => {
  const neela = await addOperatorTo(t);
  for (let round = 0; round < rounds; round += 1) {
    const job = await complain();
    const due = async () => {
      await job.cancel();
      await refundDue(t.deps);
    };
    await Promise.all([refundBy(neela, job.ticket, { amount: 120 }), due()]);
    await t.runJobs();
    await t.runJobs();
    const { refunded, paymentState } = await job.asha.send(getBooking, undefined, {
      params: { id: job.id },
    });
    expect([refunded, paymentState]).toEqual([300, 'refunded']);
  }
}, 120_000);
