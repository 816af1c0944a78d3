import { expect, test } from 'vitest';
import { jobStartOtp, workDoneCheck } from '#contract/booking.ts';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { useApp } from '../testing/app.ts';
import { agree } from '../testing/paying.ts';
import type { Job } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const started = async (): Promise<Job> => {
  const job = await agree(t);
  await job.ravi.send(jobStartOtp, { otp: t.lastCode(), email: job.asha.email });
  return job;
};

const finish = ({ ravi, asha }: Job) =>
  ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });

/** On both kinds of list: one is written from columns, the other from the stored card. */
const publicCount = async () => {
  const [anywhere] = await t.client().send(getAllHandyman);
  const [near] = await t.client().send(getAllHandyman, undefined, { query: pune });
  expect([near?.jobsDone, near?.usersSelected.length]).toEqual([
    anywhere?.jobsDone,
    anywhere?.jobsDone,
  ]);
  return anywhere?.jobsDone;
};

test('§6 a finished job shows in its handyman’s history at once and counts in public when it is paid', async () => {
  const job = await started();
  await finish(job);
  const own = await job.ravi.send(getHandyman, { handyman_id: job.ravi.id });
  expect([own.jobsDone, own.usersSelected.length]).toEqual([1, 1]);
  expect(await publicCount()).toBe(0);
  await job.pay('tok_visa');
  expect(await publicCount()).toBe(1);
  const paid = await job.ravi.send(getHandyman, { handyman_id: job.ravi.id });
  expect([paid.jobsDone, paid.usersSelected.length]).toEqual([1, 1]);
  await t.passMinutes(25 * 60);
  await t.runJobs();
  expect(await publicCount()).toBe(1);
});

test('§6 a job that was paid before counts in public when it is finished', async () => {
  const job = await started();
  await job.pay('tok_visa');
  await finish(job);
  expect(await publicCount()).toBe(1);
});

test('§6 an unpaid job counts in public once it has stayed done for a day', async () => {
  await finish(await started());
  await t.passMinutes(24 * 60 - 5);
  await t.runJobs();
  expect(await publicCount()).toBe(0);
  await t.passMinutes(10);
  await t.runJobs();
  await t.runJobs();
  expect(await publicCount()).toBe(1);
});
