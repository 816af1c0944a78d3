import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  finishBooking,
  getBooking,
  jobStartOtp,
} from '#contract/booking.ts';
import { cancelAnyBooking, endJob } from '#contract/booking-ending.ts';
import { useApp } from '../testing/app.ts';
import { seen } from '../testing/applications.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';
import { suspendProfessional } from '#contract/verification.ts';

const t = useApp();

const rounds = 10;
const reason = 'Asked on the phone.';
const at = (id: string) => ({ params: { id } });

let admin: Operator;
let deadlocksBefore = 0;

const deadlocks = async (): Promise<number> => {
  const [row] = await t.database.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks ?? 0;
};

beforeEach(async () => {
  admin = await addOperatorTo(t);
  deadlocksBefore = await deadlocks();
});

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
  expect(await deadlocks()).toBe(deadlocksBefore);
});

/** Each state of a booking follows from the one before, and the log of operators has exactly their moves. */
const expectWholeStory = async (id: string) => {
  const events = await t.database.query<{ actor: string; from_state: string; to_state: string }>(
    'select actor, from_state, to_state from booking_events where booking_id = $1 order by id',
    [id],
  );
  for (const [n, event] of events.entries()) {
    expect(event.from_state).toBe(events[n - 1]?.to_state ?? null);
  }
  const logged = await t.database.query(
    `select details from audit_log where subject_id = $1 and action = 'end_booking' order by id`,
    [id],
  );
  expect(logged).toEqual(
    events
      .filter(({ actor }) => actor === 'operator')
      .map((event) => ({
        details: { before: { booking: event.from_state }, after: { booking: event.to_state } },
      })),
  );
};

test('an operator, the customer and the professional end one job at once: one of them does', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const job = await agree(t);
    await job.pay('tok_visa');
    const answers = await Promise.all([
      admin.try(cancelAnyBooking, { reason }, at(job.id)),
      job.asha.try(cancelBooking, {}, at(job.id)),
      job.ravi.try(cancelBooking, {}, at(job.id)),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409]);
    await expectWholeStory(job.id);
    await t.runJobs();
    expect((await job.read()).paymentState).toBe('refunded');
  }
}, 120_000);

test('a yes and an operator’s cancelling at once: the request or the job is over, or the job goes on', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    const { notification_id: id } = await asha.send(createNotification, ask);
    const [yes, ended] = await Promise.all([
      ravi.try(acceptNotification, { handyman_id: ravi.id, notification_id: id }),
      admin.try(cancelAnyBooking, { reason }, at(id)),
    ]);
    expect([200, 409]).toContain(yes.status);
    const { state } = await asha.send(getBooking, undefined, at(id));
    expect(state).toBe(ended.status === 200 ? 'cancelled' : 'accepted');
    await expectWholeStory(id);
  }
}, 120_000);

test('done by the customer and ended without the work by an operator at once has one outcome', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const job = await agree(t);
    await job.ravi.send(jobStartOtp, { otp: t.lastCode(), email: job.asha.email });
    const [done, ended] = await Promise.all([
      job.asha.try(finishBooking, {}, at(job.id)),
      admin.try(endJob, { outcome: 'cancelled', reason }, at(job.id)),
    ]);
    expect([done.status, ended.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await job.read()).state).toBe(done.status === 200 ? 'done' : 'cancelled');
    await expectWholeStory(job.id);
  }
}, 120_000);

test('a suspension and what the two do with the visit at once never deadlock', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const job = await agree(t);
    const { version } = await seen(admin, job.ravi.id);
    const code = t.lastCode();
    const [suspended] = await Promise.all([
      admin.try(suspendProfessional, { reason, version }, at(job.ravi.id)),
      round % 2 === 0
        ? job.ravi.try(cancelBooking, {}, at(job.id))
        : job.ravi.try(jobStartOtp, { otp: code, email: job.asha.email }),
    ]);
    expect(suspended.status).toBe(200);
    expect(['cancelled', 'started']).toContain((await job.read()).state);
    await expectWholeStory(job.id);
  }
}, 120_000);
