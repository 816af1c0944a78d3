import { cancelBooking, getBooking } from '#contract/booking.ts';
import { getFees } from '#contract/fee.ts';
import { forgiveFee } from '#contract/operator-fee.ts';
import { setOut } from '#contract/tracking.ts';
import type { TestApp } from './app.ts';
import type { Operator } from './operators.ts';
import { agree } from './paying.ts';
import type { Job, People } from './paying.ts';
import type { Person } from './people.ts';

/** A job whose professional has set out; from five minutes after the yes on, cancelling it costs a fee. */
export const underWay = async (test: TestApp, between: People = {}) => {
  const job = await agree(test, 200, between);
  await job.ravi.send(setOut, {}, { params: { id: job.id } });
  await test.passMinutes(6);
  return job;
};

export const cancelFor = ({ asha, id }: Pick<Job, 'asha' | 'id'>, fee?: number) =>
  asha.try(cancelBooking, fee === undefined ? {} : { fee }, { params: { id } });

/** A customer who owes the fee of a visit that they had not paid for. */
export const owing = async (test: TestApp, between: People = {}): Promise<Job> => {
  const job = await underWay(test, between);
  await cancelFor(job, 50);
  return job;
};

export const seen = (person: Person, id: string) =>
  person.send(getBooking, undefined, { params: { id } });

export const feesOf = (person: Person) => person.send(getFees);

export const forgive = (by: Operator, id: string, words = 'The road was closed.') =>
  by.try(forgiveFee, { words }, { params: { id } });
