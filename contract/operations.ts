import { z } from 'zod';
import { call } from './call.ts';
import { msg } from './field.ts';

const credentials = z.object({ email: z.string(), password: z.string() });

export const settings = call({
  method: 'GET',
  path: '/api/settings',
  who: 'anyone',
  summary: 'What the screens need to know of this installation.',
  reply: z.object({
    msg,
    demo: z.object({ user: credentials, handyman: credentials, operator: credentials }).nullable(),
    development: z.boolean(),
    devMail: z.boolean(),
    requestMinutes: z.number(),
    mapStyleUrl: z.string().nullable(),
    stripePublishableKey: z.string().nullable(),
  }),
});

export const getCompany = call({
  method: 'GET',
  path: '/api/company',
  who: 'anyone',
  summary: 'Who runs this market, and who answers complaints. Null where it is a demonstration.',
  reply: z.object({
    msg,
    company: z
      .object({
        name: z.string(),
        address: z.string(),
        gstin: z.string().nullable(),
        officer: z.string(),
        email: z.string(),
        phone: z.string(),
      })
      .nullable(),
  }),
});
export type Company = NonNullable<z.output<typeof getCompany.reply>['company']>;

const probe = (path: `/api/${string}`, summary: string) =>
  call({ method: 'GET', path, who: 'anyone', summary, reply: z.object({ msg }) });

export const health = probe('/api/health', 'The process answers.');

export const ready = probe(
  '/api/ready',
  'The process reaches its database and can write to it; 503 when it does not.',
);
