import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createNotification, getBooking, jobStartOtp } from '#contract/booking.ts';
import { cancelAnyBooking, endJob } from '#contract/booking-ending.ts';
import { readBooking, searchBookings } from '#contract/console.ts';
import { listAudit } from '#contract/operator.ts';
import { proposeExtra } from '#contract/extra.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import type { Job } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

// A job for ₹300 is above it, one for ₹220 below.
const t = useApp({ supportRefundLimitPaise: 25_000 });

const reason = 'The customer asked us on the phone.';
const at = ({ id }: { id: string }) => ({ params: { id } });

let support: Operator;
beforeEach(async () => {
  support = await addOperatorTo(t, 'support');
});

const startedJob = async (cost: 120 | 200 = 200): Promise<Job> => {
  const job = await agree(t, cost);
  await job.ravi.send(jobStartOtp, { otp: t.lastCode(), email: job.asha.email });
  return job;
};

const read = ({ id }: Job, by: Person) => by.send(getBooking, undefined, at({ id }));

/** The mails that say that LocalHands ended something, by whom they went to. */
const told = async () => {
  await t.runJobs();
  await t.runJobs();
  return t.mails.filter(({ subject }) => subject.includes('LocalHands has ended'));
};

describe('§14 an operator cancels', () => {
  test('a job that has not begun: both sides read the reason, and the professional is free', async () => {
    const job = await agree(t);
    const answer = await support.send(cancelAnyBooking, { reason }, at(job));
    expect(answer.state).toBe('cancelled');
    for (const side of [job.asha, job.ravi]) {
      const seen = await read(job, side);
      expect(seen).toMatchObject({ state: 'cancelled', endedBy: 'operator', endWords: reason });
      expect(seen.timeline.at(-1)).toMatchObject({
        move: 'cancel',
        by: 'operator',
        from: 'accepted',
      });
    }
    const mails = await told();
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual(
      [job.asha.email, job.ravi.email].toSorted(),
    );
    for (const { text } of mails) expect(text).toContain(reason);
    // One job at a time: the next yes shows that this one is over.
    await expect(agree(t, 50, { ravi: job.ravi })).resolves.toBeTruthy();
    expect(await support.send(readBooking, undefined, at(job))).toMatchObject({
      endedBy: 'operator',
      endWords: reason,
    });
  });

  test('with a row of the log that says from what to what', async () => {
    const job = await agree(t);
    await support.send(cancelAnyBooking, { reason }, at(job));
    const query = { subject: job.id, action: 'end_booking' };
    expect(await support.send(listAudit, undefined, { query })).toMatchObject([
      { reason, details: { before: { booking: 'accepted' }, after: { booking: 'cancelled' } } },
    ]);
  });

  test('a job that was paid: all of it comes back, whatever support may refund', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await support.send(cancelAnyBooking, { reason }, at(job));
    await t.runJobs();
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
  });

  test('an open request: the customer is told, the professional is not mailed', async () => {
    const [asha, ravi] = [await t.user({ language: 'hi' }), await t.handyman()];
    const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    const { notification_id: id } = await asha.send(createNotification, ask);
    await support.send(cancelAnyBooking, { reason }, at({ id }));
    expect(await asha.send(getBooking, undefined, at({ id }))).toMatchObject({
      state: 'cancelled',
      endWords: reason,
    });
    await t.runJobs();
    const mails = t.mails.filter(({ subject }) => subject.includes('LocalHands ने'));
    expect(mails.map(({ to }) => to.address)).toEqual([asha.email]);
    expect(mails[0]?.text).toContain(`वजह: ${reason}`);
  });

  test('nothing that has begun or is over, nothing without a reason, and nothing of their own', async () => {
    const job = await startedJob();
    const refused = await support.try(cancelAnyBooking, { reason }, at(job));
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'changed' }]);
    await support.send(endJob, { outcome: 'done', reason }, at(job));
    expect((await support.try(cancelAnyBooking, { reason }, at(job))).status).toBe(409);

    const other = await agree(t);
    expect((await support.try(cancelAnyBooking, { reason: ' ' }, at(other))).status).toBe(400);
    expect((await support.try(endJob, { outcome: 'done', reason }, at(other))).status).toBe(409);
    expect((await support.try(cancelAnyBooking, { reason }, at({ id: randomUUID() }))).status).toBe(
      404,
    );
    await t.database.query('update mailboxes set mailbox = $1 where account_id = $2', [
      support.email,
      other.ravi.id,
    ]);
    const own = await support.try(cancelAnyBooking, { reason }, at(other));
    expect([own.status, own.body]).toMatchObject([409, { code: 'own_booking' }]);
    expect((await other.read()).state).toBe('accepted');
  });
});

describe('§14 an operator ends a job that has begun', () => {
  test('as done: the bill stays to be paid, and both are told', async () => {
    const job = await startedJob();
    await support.send(endJob, { outcome: 'done', reason }, at(job));
    const seen = await read(job, job.asha);
    expect(seen).toMatchObject({
      state: 'done',
      endedBy: 'operator',
      endWords: reason,
      paymentState: 'unpaid',
      due: 300,
    });
    expect(await told()).toHaveLength(2);
    expect((await job.pay('tok_visa')).status).toBe(200);
  });

  test('without the work: what was paid comes back, and extra work that was proposed is off', async () => {
    const job = await startedJob(120);
    await job.pay('tok_visa');
    const extra = { key: randomUUID(), words: 'A new tap', amount: 100 };
    await job.ravi.send(proposeExtra, extra, at(job));
    await support.send(endJob, { outcome: 'cancelled', reason }, at(job));
    await t.runJobs();
    const seen = await read(job, job.asha);
    expect(seen).toMatchObject({ state: 'cancelled', paymentState: 'refunded', refunded: 220 });
    expect(seen.extras).toMatchObject([{ state: 'withdrawn' }]);
    const query = { subject: job.id, action: 'end_booking' };
    expect(await support.send(listAudit, undefined, { query })).toMatchObject([
      { reason, details: { before: { booking: 'started' }, after: { booking: 'cancelled' } } },
    ]);
  });

  test('and gives back more than support may refund only as an admin', async () => {
    const job = await startedJob();
    await job.pay('tok_visa');
    const refused = await support.try(endJob, { outcome: 'cancelled', reason }, at(job));
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'over_limit' }]);
    expect((await job.read()).state).toBe('started');
    const admin = await addOperatorTo(t, 'admin');
    await admin.send(endJob, { outcome: 'cancelled', reason }, at(job));
    expect((await job.read()).state).toBe('cancelled');
  });
});

test('§14 the list of bookings can be only of those that are not over', async () => {
  const [open, over] = [await agree(t), await agree(t)];
  await over.cancel();
  const query = { state: 'live' };
  const rows = await support.send(searchBookings, undefined, { query });
  expect(rows.map(({ booking_id }) => booking_id)).toEqual([open.id]);
});
