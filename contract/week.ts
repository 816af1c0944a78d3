import { z } from 'zod';
import { call } from './call.ts';

const day = z.object({
  day: z.iso.date().meta({ description: 'A calendar day in India.' }),
  today: z.boolean(),
  jobs: z.number().meta({ description: 'Jobs that were done on this day.' }),
  earned: z.number().meta({
    description:
      'The handyman’s share of their bills, in rupees, nothing of a refunded one, and tips.',
  }),
  unpaid: z.number().meta({ description: 'What of it the customers have not paid yet.' }),
});
export type WorkDay = z.output<typeof day>;

export const getWeek = call({
  method: 'GET',
  path: '/api/handyman/week',
  who: 'handyman',
  summary:
    'The handyman’s own week, Monday to Sunday in India: jobs done and what they earn by them, and how many requests of the last 30 days they have accepted.',
  reply: z.object({
    days: z.array(day).length(7),
    requests: z.object({
      answerable: z.number().meta({
        description:
          'Requests that could be answered: not those withdrawn before, or declined because of another job.',
      }),
      accepted: z.number(),
    }),
  }),
});
