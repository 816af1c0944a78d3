import { randomUUID } from 'node:crypto';
import { endJob } from '#contract/booking-ending.ts';
import { chooseCash, confirmCash, disputeCash, getCash, takeBackCash } from '#contract/cash.ts';
import { decideCash } from '#contract/operator-cash.ts';
import { isCashPaused } from '#domain/cash.ts';
import type { CashOutcome } from '#domain/cash.ts';
import type { Party } from '#domain/role.ts';
import { findBalance } from '../money/ledger-store.ts';
import type { TestApp } from './app.ts';
import { work } from './extras.ts';
import type { Operator } from './operators.ts';
import type { Job } from './paying.ts';
import type { Person } from './people.ts';

type Pair = Pick<Job, 'asha' | 'ravi' | 'id'>;
type Press = { readonly key?: string; readonly words?: string; readonly paymentId?: string };

/** What both sides of a job can do about cash. */
export const cashOf = ({ asha, ravi, id }: Pair) => {
  const of = { params: { id } };
  const read = (by: Person = asha, as: Party = by === asha ? 'user' : 'handyman') =>
    by.send(getCash, undefined, { ...of, query: { as } });
  const choose = () => asha.try(chooseCash, {}, of);
  const confirm = (amount = 300, key = randomUUID()) => ravi.try(confirmCash, { amount, key }, of);
  return {
    read,
    choose,
    confirm,
    takeBack: () => asha.try(takeBackCash, {}, of),
    pay: async (amount = 300): Promise<void> => {
      const said = [(await choose()).status, (await confirm(amount)).status];
      if (said.join() !== '200,200') throw new Error(`Not paid in cash: ${said.join()}`);
    },
    dispute: async (by: Person, { key = randomUUID(), words, paymentId }: Press = {}) => {
      const newest = paymentId ?? (await read(by)).taken.at(-1)?.payment_id ?? randomUUID();
      const body = { payment_id: newest, words: words ?? 'I paid another sum.', key };
      return by.try(disputeCash, body, { ...of, query: { as: by === asha ? 'user' : 'handyman' } });
    },
    decide: async (by: Operator, outcome: CashOutcome, paymentId?: string) => {
      const newest = paymentId ?? (await read()).taken.at(-1)?.payment_id ?? randomUUID();
      const body = { outcome, reason: 'Both were called.' };
      return by.try(decideCash, body, { params: { id: newest } });
    },
  };
};

/** Makes a professional owe more than 2,000 rupees: jobs whose cash they have, and which an admin has cancelled. */
export const owing = async (test: TestApp, admin: Operator, ravi: Person): Promise<void> => {
  while (!isCashPaused(await findBalance(test.database, ravi.id))) {
    const job = await work(test, 200, { ravi });
    await job.approve(await job.propose('Pump', 700), 700);
    await cashOf(job).pay(1000);
    const body = { outcome: 'cancelled' as const, reason: 'It was not done.' };
    await admin.send(endJob, body, { params: { id: job.id } });
    await test.runJobs();
  }
};
