import { z } from 'zod';
import { upiAnswers } from './sandbox-upi.ts';
import { waysToPay } from '#domain/way-to-pay.ts';
import { priceLines } from './price.ts';
import { call } from './call.ts';
import { extraLine } from './extra.ts';
import { codeOnBill } from './discount.ts';
import { fee } from './fee.ts';
import { disputed } from './disputed.ts';
import { fault } from './fault.ts';
import { id, instant, msg, storable, word } from './field.ts';

const part = storable('billing')
  .max(200, { error: fault('billingTooLong') })
  .nullish();

/** §7: what the checkout calls an address; every part is optional. */
const addresses = z
  .object({
    billing_name: part,
    billing_address_line1: part,
    billing_address_city: part,
    billing_address_state: part,
    billing_address_zip: part,
    billing_address_country_code: z
      .string()
      .regex(/^([A-Za-z]{2})?$/, { error: fault('country') })
      .nullish(),
  })
  .optional();
export type Addresses = z.output<typeof addresses>;

/** What came of a payment. A refused card is a 402 with `status: "failed"`, `code` and `decline_code`. */
const outcome = z.object({
  msg,
  status: z.enum(['success', 'requires_action', 'processing']),
  booking_id: id,
  payment_id: id.optional(),
  /** On `requires_action` with Stripe: what the browser shows the bank's page with. */
  clientSecret: z.string().optional(),
  /** §33: while my UPI app is waited for: what the QR code says, and until when it can be paid. */
  upi: z.object({ link: z.string(), validUntil: instant }).optional(),
});
export type Outcome = z.output<typeof outcome>;

export const config = call({
  method: 'POST',
  path: '/api/config',
  who: 'user',
  summary:
    'Pay for a booking by card, or by UPI with the token tok_upi. The server knows the price; 402 says why a card was refused, 202 that the bank still thinks.',
  body: z.object({
    token: z.object(
      { id: word(200).regex(/^(tok|pm|ctoken)_\w+$/, { error: fault('card') }) },
      { error: fault('card') },
    ),
    product: z
      .object({
        name: word(200).optional(),
        price: z.number({ error: fault('notNumber', 'price') }).optional(),
        description: word(500).optional(),
      })
      .optional(),
    addresses,
    booking_id: id.optional(),
  }),
  reply: outcome,
  mayTakeTime: true,
  refusals: [402, 404, 409],
});

const one = z.object({ id });

export const settlePayment = call({
  method: 'POST',
  path: '/api/payments/:id/settle',
  who: 'user',
  summary: 'After the bank’s page: asks the gateway what came of my payment.',
  params: one,
  reply: outcome,
  mayTakeTime: true,
  refusals: [402, 404],
});

export const answerChallenge = call({
  method: 'POST',
  path: '/api/payments/:id/challenge',
  who: 'user',
  summary: 'The sandbox’s own bank page: prove that the card is mine, or fail to. Not with Stripe.',
  params: one,
  body: z.object({ passed: z.boolean({ error: fault('challenge') }) }),
  reply: outcome,
  mayTakeTime: true,
  refusals: [402, 404, 409],
});

export const answerUpi = call({
  method: 'POST',
  path: '/api/payments/:id/upi',
  who: 'user',
  summary:
    'The sandbox’s own UPI app: approve my payment, refuse it, or approve it and let the bank answer later. Not with Stripe.',
  params: one,
  body: z.object({ answer: z.enum(upiAnswers, { error: fault('upiAnswer') }) }),
  reply: outcome,
  mayTakeTime: true,
  refusals: [402, 404, 409],
});

export const webhook = call({
  method: 'POST',
  path: '/api/payments/webhook',
  who: 'anyone',
  summary: 'For the card gateway: something happened to a payment. Signed over the raw body.',
  body: z.instanceof(Uint8Array, { error: fault('gatewayEvent') }),
  reply: z.object({ msg }),
});

/** §9: what a payment paid of a booking’s bill, by whom and to whom, and what of it was given back. */
const receipt = z.object({
  number: z.string(),
  issuedAt: instant,
  booking_id: id,
  bookingNumber: z.int(),
  service: z.string(),
  price: priceLines.meta({ description: 'The bill as it was when this was issued.' }),
  extras: z.array(extraLine).meta({ description: 'Extra work that is part of the total.' }),
  code: codeOnBill.optional().meta({ description: 'The discount code on it by then.' }),
  paidBefore: z.number().meta({ description: 'What earlier payments had paid, in rupees.' }),
  paid: z.number().meta({ description: 'What this payment paid.' }),
  paidWith: z.enum(waysToPay),
  due: z.number().meta({ description: 'What was left to pay after it.' }),
  fees: z.number().meta({
    description: 'What was charged together with it for fees of other bookings, in rupees.',
  }),
  fee: fee.optional().meta({ description: 'What this booking costs, where it was cancelled.' }),
  currency: z.literal('INR'),
  customer: z.object({
    username: z.string(),
    email: z.string().optional(),
    address: z.string().optional(),
  }),
  handyman: z.object({ name: z.string() }),
  refunded: z.number().meta({ description: 'What is back with the customer, in rupees.' }),
  kept: z.number().meta({ description: 'What is left of the payment.' }),
  dispute: disputed.optional(),
  refunds: z.array(
    z.object({
      amount: z.number(),
      status: z.enum(['pending', 'succeeded', 'failed']),
      at: instant,
    }),
  ),
  receipts: z
    .array(z.object({ payment_id: id, number: z.string(), issuedAt: instant, amount: z.number() }))
    .meta({ description: 'All receipts of the booking, the oldest first: one for each payment.' }),
});
export type Receipt = z.output<typeof receipt>;

export const getReceipt = call({
  method: 'GET',
  path: '/api/bookings/:id/receipt',
  who: 'either',
  summary:
    'The receipt of a booking of mine that was paid for; where it was paid in parts, the newest, or that of the payment.',
  params: one,
  query: z.object({ payment_id: id.optional() }),
  reply: receipt.extend({ msg }),
  refusals: [404],
});
