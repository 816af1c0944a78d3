import { z } from 'zod';
import { creditRules } from '#domain/credit.ts';
import { call } from './call.ts';
import { credit } from './credit.ts';
import { fault } from './fault.ts';
import { id, msg, text } from './field.ts';

export const getCustomerCredit = call({
  method: 'GET',
  path: '/api/operator/customers/:id/credit',
  who: 'operator',
  summary: 'The same of a customer.',
  params: z.object({ id }),
  reply: credit,
  refusals: [404],
});

const ofCustomer = { params: z.object({ id }), refusals: [404, 409] as const };

const change = {
  amount: z
    .int({ error: fault('amount') })
    .min(1, { error: fault('amount') })
    .max(creditRules.mostRupees, { error: fault('amount') })
    .meta({ description: 'In whole rupees.' }),
  key: id.meta({ description: 'Made by the screen: the same press again changes nothing.' }),
  words: text('reason', creditRules.words),
};

const changed = z.object({ msg, balance: z.number() });

export const giveCredit = call({
  method: 'POST',
  path: '/api/operator/customers/:id/credit',
  who: 'operator',
  summary:
    'Give a customer credit, with a sentence that they read. It pays what is open on their next bill at once. Support has a limit for each customer and day. In the audit log.',
  ...ofCustomer,
  body: z.object(change),
  reply: changed,
});

export const takeBackCredit = call({
  method: 'POST',
  path: '/api/operator/customers/:id/credit/back',
  who: 'operator',
  level: 'admin',
  summary:
    'Take back credit that was given by mistake and is not used, with a reason that the customer reads. In the audit log.',
  ...ofCustomer,
  body: z.object(change),
  reply: changed,
});
