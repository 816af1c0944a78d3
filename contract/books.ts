import { z } from 'zod';
import { ledgerAccounts, transferKinds } from '#domain/ledger.ts';
import { limits } from '#domain/limits.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { askedDay, cursor, id, instant, pageLimit, text } from './field.ts';

const account = z.enum(ledgerAccounts);
const rupees = z.number();

export const getBooks = call({
  method: 'GET',
  path: '/api/operator/books',
  who: 'operator',
  level: 'admin',
  summary:
    'The books at the end of a day in India, today without one: what is in each account, and what was moved to it (debit) and from it (credit) on that day. All balances together are nothing.',
  query: z.object({ day: askedDay.optional() }),
  reply: z.object({
    asOf: instant,
    day: z.iso.date(),
    accounts: z.array(
      z.object({
        account,
        balance: rupees.meta({
          description: 'What is owed to others, and revenue, is below zero.',
        }),
        debit: rupees,
        credit: rupees,
      }),
    ),
  }),
});

const transfer = z.object({
  transfer_id: z.int(),
  at: instant,
  kind: z.enum(transferKinds),
  notification_id: id.nullable().meta({ description: 'Of the booking, if it is of one.' }),
  payout_day: z.iso.date().nullable().meta({ description: 'Of the payouts that it is one of.' }),
  user_id: id
    .nullable()
    .meta({ description: 'Of the customer, if an operator changed their credit.' }),
  number: z.int().nullable().meta({ description: 'Of the booking or payout.' }),
  debit: account,
  credit: account,
  amount: rupees,
});
export type BookedTransfer = z.output<typeof transfer>;

export const listTransfers = call({
  method: 'GET',
  path: '/api/operator/books/transfers',
  who: 'operator',
  level: 'admin',
  summary:
    'What was moved between accounts on a day in India, today without one, the newest first. Further pages by the Link header.',
  query: z.object({
    day: askedDay.optional(),
    limit: pageLimit(100, 50),
    cursor: cursor.optional(),
  }),
  reply: z.array(transfer),
});

const monthFile = {
  body: z.object({
    month: z
      .string({ error: fault('day') })
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: fault('day') })
      .meta({ description: 'Like 2026-11.' }),
    reason: text('reason', limits.reason),
  }),
  reply: z.string().meta({ description: 'text/csv' }),
};

export const exportBooks = call({
  method: 'POST',
  path: '/api/operator/exports/books',
  who: 'operator',
  level: 'admin',
  summary:
    'The books of a month in India as a CSV file for an accountant: a line for each day, reason and pair of accounts, with the sum. In the audit log, with the reason.',
  ...monthFile,
});

export const exportInvoices = call({
  method: 'POST',
  path: '/api/operator/exports/invoices',
  who: 'operator',
  level: 'admin',
  summary:
    'What was invoiced in a month in India as a CSV file for an accountant: a line for each day and kind, with the first and last number and the sums. In the audit log, with the reason.',
  ...monthFile,
});
