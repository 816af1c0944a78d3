import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { refundTip } from '#contract/operator-tip.ts';
import { getTip, giveTip } from '#contract/tip.ts';
import type { TipView } from '#contract/tip.ts';
import { passOnDue } from '../tip/actions.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import type { Job, People } from './paying.ts';
import type { Person } from './people.ts';
import { done, doneUnpaid, rate } from './rating.ts';

/** A job of 300 rupees that is done and paid, and rated by the customer alone. */
export const ratedByCustomer = async (t: TestApp, between?: People): Promise<Job> => {
  const job = await done(t, between);
  await rate(job.asha, job, { stars: 5 });
  return job;
};

/** The same without its payment. */
export const ratedUnpaid = async (t: TestApp, between?: People): Promise<Job> => {
  const job = await doneUnpaid(t, between);
  await rate(job.asha, job, { stars: 5 });
  return job;
};

export const tryTip = ({ asha, id }: Job, amount: unknown, token = 'tok_visa', by = asha) =>
  by.try(giveTip, { amount, token: { id: token } }, { params: { id } });

export const tip = async (job: Job, amount = 50): Promise<void> => {
  expect(await tryTip(job, amount)).toMatchObject({ status: 200, body: { status: 'success' } });
};

export const tipFor = (who: Person, { id }: Job): Promise<TipView> =>
  who.send(getTip, undefined, { params: { id } });

/** The professional has rated too, so what was given reaches them; with the mails about it. */
export const reach = async (t: TestApp, job: Job): Promise<void> => {
  await rate(job.ravi, job, { stars: 5 });
  await passOnDue(t.deps);
  await t.runJobs();
};

export const giveBack = (by: Client, { id }: Job, key = randomUUID()) =>
  by.try(refundTip, { key, reason: 'Not their card.' }, { params: { id } });
