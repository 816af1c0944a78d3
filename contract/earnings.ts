import { z } from 'zod';
import { earningPeriods, earningStates } from '#domain/earnings.ts';
import { call } from './call.ts';
import { askedDay, id, instant } from './field.ts';

const day = z.iso.date().meta({ description: 'A calendar day in India.' });

const job = z.object({
  notification_id: id,
  number: z.int(),
  service: z.string(),
  customer: z.string().meta({ description: 'Their first name.' }),
  doneAt: instant,
  share: z.number().meta({ description: 'What is the professional’s of the bill, in rupees.' }),
  unpaid: z.number().meta({ description: 'What of it the customer has not paid yet.' }),
  tip: z.number().meta({ description: 'What the customer gave them beside the bill.' }),
  cash: z.number().meta({ description: 'What I have taken in cash for it.' }),
  state: z.enum(earningStates),
});
export type EarningJob = z.output<typeof job>;

export const getEarnings = call({
  method: 'GET',
  path: '/api/handyman/earnings',
  who: 'handyman',
  summary:
    'My earnings of a day, a week (Monday to Sunday) or a month in India: day by day, and each job that was done. Without `day`, of today.',
  query: z.object({
    period: z.enum(earningPeriods).default('week'),
    day: askedDay.optional(),
  }),
  reply: z.object({
    today: day,
    from: day,
    to: day,
    balance: z.number().meta({
      description:
        'Earned, paid by customers and not paid out yet, less cash that I have taken, in rupees: of all time. Below zero is what I owe.',
    }),
    earned: z
      .number()
      .meta({ description: 'My share of the jobs, nothing of refunded ones, and tips.' }),
    unpaid: z.number().meta({ description: 'What of it the customers have not paid yet.' }),
    cash: z.number().meta({ description: 'What I have taken in cash for these jobs.' }),
    cashCommission: z.number().meta({ description: 'What of it is the commission.' }),
    days: z.array(z.object({ day, jobs: z.int(), earned: z.number() })),
    jobs: z.array(job).meta({ description: 'The newest first, at most 500.' }),
  }),
});
