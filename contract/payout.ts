import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import {
  isAccountNumber,
  isIfsc,
  isUpi,
  payoutAccountKinds,
  payoutHolds,
  payoutStates,
  plainAccountNumber,
  plainIfsc,
  plainUpi,
} from '#domain/payout.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { code, id, instant, line, msg, resendAfter } from './field.ts';

/** §29: what a professional is paid out, and where to. */

const rupees = z.number();
const shown = z.string().meta({ description: 'Masked, like HDFC ··4417 or su··@okaxis.' });

const account = z.object({
  kind: z.enum(payoutAccountKinds),
  shown,
  givenAt: instant,
  paidFrom: instant.meta({ description: 'Nothing is paid out to it before.' }),
});

const payout = z.object({
  payout_id: id,
  number: z.int(),
  day: z.iso.date().meta({ description: 'The Monday of its run.' }),
  amount: rupees,
  state: z.enum(payoutStates),
  hold: z.enum(payoutHolds).nullable().meta({ description: 'Why it is held.' }),
  to: shown.nullable(),
  reference: z.string().nullable().meta({ description: 'Of the bank, once it is paid.' }),
  paidAt: instant.nullable(),
  reason: z
    .string()
    .nullable()
    .meta({ description: 'What an operator wrote when they held it or the bank sent it back.' }),
});
export type OwnPayout = z.output<typeof payout>;

export const getPayouts = call({
  method: 'GET',
  path: '/api/handyman/payouts',
  who: 'handyman',
  summary: 'What I am paid out: where to, what comes next, and what was paid so far.',
  reply: z.object({
    balance: rupees.meta({ description: 'Earned and not paid out yet.' }),
    onTheWay: rupees.meta({ description: 'In payouts that wait for the bank.' }),
    least: rupees.meta({ description: 'A smaller balance waits for a later Monday.' }),
    next: z.object({
      day: z.iso.date().meta({ description: 'The Monday of the next run.' }),
      amount: rupees.meta({ description: 'What it would pay out as things are.' }),
      hold: z.enum(payoutHolds).nullable().meta({ description: 'Why it would pay nothing.' }),
    }),
    account: account.nullable(),
    payouts: z.array(payout).meta({ description: 'The newest first, at most 104.' }),
  }),
});

export const mailPayoutCode = call({
  method: 'POST',
  path: '/api/handyman/payouts/code',
  who: 'handyman',
  summary: 'Mail me the code that a change of my bank account or UPI id needs.',
  reply: z.object({ msg, resendAfter }),
});

const typed = z.string({ error: fault('notText', 'holder') }).max(limits.payoutField);
const holder = line('holder', limits.name);

export const setBankAccount = call({
  method: 'POST',
  path: '/api/handyman/payouts/bank',
  who: 'handyman',
  summary:
    'Be paid out to this bank account, with the code that was mailed. Nothing is paid out to it for 48 hours.',
  body: z.object({
    holder,
    number: typed
      .transform(plainAccountNumber)
      .refine(isAccountNumber, { error: fault('accountNumber') }),
    ifsc: typed.transform(plainIfsc).refine(isIfsc, { error: fault('ifsc') }),
    otp: code,
  }),
  reply: z.object({ msg }),
  refusals: [410],
});

export const setUpi = call({
  method: 'POST',
  path: '/api/handyman/payouts/upi',
  who: 'handyman',
  summary:
    'Be paid out to this UPI id, with the code that was mailed. Nothing is paid out to it for 48 hours.',
  body: z.object({
    holder,
    upi: typed.transform(plainUpi).refine(isUpi, { error: fault('upi') }),
    otp: code,
  }),
  reply: z.object({ msg }),
  refusals: [410],
});
