import { z } from 'zod';
import { creditLineKinds } from '#domain/credit.ts';
import { call } from './call.ts';
import { id, instant } from './field.ts';

const line = z.object({
  at: instant,
  kind: z.enum(creditLineKinds),
  amount: z.number().meta({ description: 'In rupees; below zero where it leaves the credit.' }),
  words: z.string().nullable().meta({ description: 'What the operator wrote with it.' }),
  notification_id: id
    .nullable()
    .meta({ description: 'The booking that it paid, or came back of.' }),
  number: z.int().nullable().meta({ description: 'Of that booking.' }),
});
export type CreditLine = z.output<typeof line>;

/** §32: what is there, and the newest of what has changed it. */
export const credit = z.object({
  balance: z.number().meta({ description: 'In rupees.' }),
  lines: z.array(line).meta({ description: 'The newest 50, newest first.' }),
});
export type Credit = z.output<typeof credit>;

export const getCredit = call({
  method: 'GET',
  path: '/api/user/credit',
  who: 'user',
  summary: 'My credit: it pays the next bill by itself, as far as it goes.',
  reply: credit,
});
