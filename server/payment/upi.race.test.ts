import { afterEach, describe, expect, test } from 'vitest';
import { answerUpi } from '#contract/payment.ts';
import { upiToken } from '#contract/sandbox-upi.ts';
import type { UpiAnswer } from '#contract/sandbox-upi.ts';
import { useApp } from '../testing/app.ts';
import { agree, audit } from '../testing/paying.ts';
import type { Job } from '../testing/paying.ts';
import { rounds } from '../testing/rounds.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const times = rounds(10, 50);

const begin = async () => {
  const job = await agree(t);
  const { body } = await job.pay(upiToken);
  return { job, id: String(body['payment_id']) };
};

const inApp = (job: Job, id: string, answer: UpiAnswer) =>
  job.asha.try(answerUpi, { answer }, { params: { id } });

const charged = (job: Job) =>
  t.database.query<{ amount_paise: number }>(
    `select c.amount_paise from payments p join sandbox_charges c on c.id = p.gateway_id
     where p.booking_id = $1 and c.state = 'succeeded'`,
    [job.id],
  );

describe('§33 at the same moment', { timeout: 240_000 }, () => {
  test('the app says yes while a card pays: one of them is charged', async () => {
    for (let round = 0; round < times; round += 1) {
      const { job, id } = await begin();
      await Promise.all([inApp(job, id, 'approve'), job.pay('tok_visa')]);
      expect(await charged(job)).toHaveLength(1);
      expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    }
  });

  test('the app says yes while the visit is cancelled: what was charged comes back', async () => {
    for (let round = 0; round < times; round += 1) {
      const { job, id } = await begin();
      await Promise.all([inApp(job, id, 'approve'), job.cancel()]);
      await t.passMinutes(6);
      await t.runJobs();
      await t.runJobs();
      const { paymentState } = await job.read();
      expect(paymentState).toBe((await charged(job)).length === 1 ? 'refunded' : 'unpaid');
    }
  });

  test('yes and no from two phones: one answer counts', async () => {
    for (let round = 0; round < times; round += 1) {
      const { job, id } = await begin();
      await Promise.all([
        inApp(job, id, 'approve'),
        inApp(job, id, 'refuse'),
        inApp(job, id, 'approve'),
      ]);
      const { paymentState } = await job.read();
      expect(paymentState).toBe((await charged(job)).length === 1 ? 'paid' : 'unpaid');
    }
  });
});
