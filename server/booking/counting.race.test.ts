import { expect, test } from 'vitest';
import { jobStartOtp, workDoneCheck } from '#contract/booking.ts';
import { useApp } from '../testing/app.ts';
import { agree } from '../testing/paying.ts';
import { countDone } from './end-actions.ts';

const t = useApp();

test('§6 a job that is paid, finished and a day old at once counts once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const job = await agree(t);
    const { asha, ravi } = job;
    await ravi.send(jobStartOtp, { otp: t.lastCode(), email: asha.email });
    const done = { handyman_id: ravi.id, user_id: asha.id };
    await Promise.all([job.pay('tok_visa'), ravi.send(workDoneCheck, done)]);
    const rows = () =>
      t.database.query(
        'select h.jobs_done, b.payment_state from handymen h join bookings b on b.handyman_id = h.id where h.id = $1',
        [ravi.id],
      );
    expect(await rows()).toEqual([{ jobs_done: 1, payment_state: 'paid' }]);
    await t.database.query(
      `update bookings set done_at = now() - interval '2 days', counted_at = null where handyman_id = $1`,
      [ravi.id],
    );
    await Promise.all([countDone(t.deps), countDone(t.deps), countDone(t.deps)]);
    expect(await rows()).toEqual([{ jobs_done: 2, payment_state: 'paid' }]);
  }
});
