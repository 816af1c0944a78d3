import { randomUUID } from 'node:crypto';
import { cancelBooking, getBooking, jobStartOtp, workDoneCheck } from '#contract/booking.ts';
import { approveExtra, declineExtra, proposeExtra, withdrawExtra } from '#contract/extra.ts';
import { getReceipt } from '#contract/payment.ts';
import type { TestApp } from './app.ts';
import { agree } from './paying.ts';
import type { People } from './paying.ts';

/** A job of 300 rupees on which the work has begun, and what its two sides can do about extra work. */
export const work = async (test: TestApp, cost: 50 | 120 | 200 = 200, between: People = {}) => {
  const job = await agree(test, cost, between);
  const { asha, ravi, id } = job;
  await ravi.send(jobStartOtp, { otp: test.lastCode(), email: asha.email });
  const of = (extraId: string) => ({ params: { id, extraId } });
  const form = (words: string, amount: number) => ({ key: randomUUID(), words, amount });
  return {
    ...job,
    propose: async (words = 'New tap', amount = 450): Promise<string> =>
      (await ravi.send(proposeExtra, form(words, amount), { params: { id } })).extra_id,
    tryPropose: (words: unknown, amount: unknown, key = randomUUID()) =>
      ravi.try(proposeExtra, { key, words, amount }, { params: { id } }),
    approve: (extraId: string, amount = 450) => asha.try(approveExtra, { amount }, of(extraId)),
    decline: (extraId: string) => asha.try(declineExtra, {}, of(extraId)),
    withdraw: (extraId: string) => ravi.try(withdrawExtra, {}, of(extraId)),
    finish: () => ravi.try(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id }),
    stop: () => ravi.try(cancelBooking, {}, { params: { id } }),
    see: () => asha.send(getBooking, undefined, { params: { id } }),
    seeAsHandyman: () => ravi.send(getBooking, undefined, { params: { id } }),
    receipt: (payment_id?: string) =>
      asha.send(getReceipt, undefined, {
        params: { id },
        ...(payment_id === undefined ? {} : { query: { payment_id } }),
      }),
  };
};
