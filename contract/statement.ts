import { z } from 'zod';
import { earningPeriods } from '#domain/earnings.ts';
import { statementKinds } from '#domain/statement.ts';
import { call } from './call.ts';
import { askedDay, id, instant } from './field.ts';

const day = z.iso.date().meta({ description: 'A calendar day in India.' });

const query = z.object({
  period: z.enum(earningPeriods).default('week'),
  day: askedDay.optional(),
});

const line = z.object({
  at: instant,
  kind: z.enum(statementKinds),
  number: z.int().meta({ description: 'Of the booking, or of the payout.' }),
  notification_id: id.nullable().meta({ description: 'Null where it is about a payout.' }),
  service: z.string().nullable(),
  amount: z.number().meta({ description: 'In rupees; below zero where it leaves the balance.' }),
  balance: z.number().meta({ description: 'After it.' }),
});
export type StatementLine = z.output<typeof line>;

export const getStatement = call({
  method: 'GET',
  path: '/api/handyman/statement',
  who: 'handyman',
  summary:
    'My account in the books for a day, a week or a month in India: what was in it before, each amount that came and went, the oldest first, and what was in it after. Without `day`, of today.',
  query,
  reply: z.object({
    from: day,
    to: day,
    opening: z.number(),
    closing: z.number(),
    lines: z.array(line).meta({ description: 'At most 500; the newest of them.' }),
    leftOut: z.boolean().meta({ description: 'Whether there are older ones in these days.' }),
  }),
});

export const getStatementFile = call({
  method: 'GET',
  path: '/api/handyman/statement/file',
  who: 'handyman',
  summary: 'The same as a PDF, or as CSV for a spreadsheet.',
  query: query.extend({ format: z.enum(['pdf', 'csv']) }),
  reply: z.string().meta({ description: 'application/pdf or text/csv' }),
});
