import { z } from 'zod';
import { areCodeDays, codeRules, codeStandings, plainDiscountCode } from '#domain/discount-code.ts';
import { limits } from '#domain/limits.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { askedDay, cursor, id, instant, msg, pageLimit, text } from './field.ts';

/** §38: as it is typed; stored in upper case. */
const discountCode = z
  .string({ error: fault('discountCode') })
  .max(2 * codeRules.most, { error: fault('discountCode') })
  .transform((typed, context) => {
    const code = plainDiscountCode(typed);
    if (code !== undefined) return code;
    context.addIssue({ code: 'custom', message: fault('discountCode') });
    return z.NEVER;
  })
  .meta({ description: '4 to 20 letters A–Z and digits; the case does not matter.' });

/** §38: the code on a bill, as its customer reads it. */
export const codeOnBill = z.object({
  code: z.string(),
  amount: z.number().meta({ description: 'What it pays of the bill, in rupees.' }),
});

const ofBooking = { params: z.object({ id }), refusals: [404, 409] as const };

export const enterDiscount = call({
  method: 'POST',
  path: '/api/bookings/:id/discount',
  who: 'user',
  summary:
    'Put a discount code on the bill of a booking that is accepted and not paid: what is due is less by what it gives. One for each booking.',
  ...ofBooking,
  body: z.object({ code: discountCode }),
  reply: codeOnBill.extend({
    msg,
    due: z.number().meta({ description: 'What is left to pay, in rupees.' }),
  }),
});

export const takeOffDiscount = call({
  method: 'POST',
  path: '/api/bookings/:id/discount/off',
  who: 'user',
  summary: 'Take the discount code off again, before the bill is paid.',
  ...ofBooking,
  reply: z.object({ msg }),
});

const days = { validFrom: askedDay, validTo: askedDay };

const uses = z
  .int({ error: fault('codeUses', codeRules.mostUses) })
  .min(1, { error: fault('codeUses', codeRules.mostUses) })
  .max(codeRules.mostUses, { error: fault('codeUses', codeRules.mostUses) })
  .meta({ description: 'By all customers together; each uses it once.' });

/** Of a body: days that are in order. */
const inOrder = ({ validFrom, validTo }: { validFrom: string; validTo: string }) =>
  areCodeDays(validFrom, validTo);
const wrongDays = { error: fault('codeDays', codeRules.mostDays), path: ['validTo'] };

const value = {
  percent: z
    .int({ error: fault('percent') })
    .min(1, { error: fault('percent') })
    .max(100, { error: fault('percent') })
    .nullable()
    .meta({ description: 'Of the bill; null where the code gives an amount.' }),
  amount: z
    .int({ error: fault('codeAmount', codeRules.mostRupees) })
    .min(1, { error: fault('codeAmount', codeRules.mostRupees) })
    .max(codeRules.mostRupees, { error: fault('codeAmount', codeRules.mostRupees) })
    .meta({ description: 'In whole rupees; with a percentage the most that it gives.' }),
  firstOnly: z
    .boolean({ error: fault('choice') })
    .meta({ description: 'Only for who has never paid for a booking.' }),
};

const reason = text('reason', limits.reason);

const listed = z.object({
  code_id: id,
  code: z.string(),
  percent: z.int().nullable(),
  amount: z.number(),
  firstOnly: z.boolean(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  uses: z.int(),
  used: z.int().meta({ description: 'Uses that count now.' }),
  given: z.number().meta({ description: 'What it has paid of bills, in rupees.' }),
  active: z.boolean(),
  standing: z.enum(codeStandings),
  version: z.int(),
  madeBy: z.string().nullable(),
  madeAt: instant,
});
export type ListedDiscount = z.output<typeof listed>;

export const listDiscounts = call({
  method: 'GET',
  path: '/api/operator/codes',
  who: 'operator',
  summary:
    'Discount codes, the newest first, with how often each is used and what it has given. Further pages by the Link header.',
  query: z.object({ limit: pageLimit(100, 50), cursor: cursor.optional() }),
  reply: z.array(listed),
});

export const addDiscount = call({
  method: 'POST',
  path: '/api/operator/codes',
  who: 'operator',
  level: 'admin',
  summary:
    'Make a discount code. What it gives, and for whom, stays as it is. In the audit log, with a reason.',
  body: z
    .object({ code: discountCode, ...value, ...days, uses, reason })
    .refine(inOrder, wrongDays),
  reply: z.object({ msg, code_id: id }),
});

export const changeDiscount = call({
  method: 'POST',
  path: '/api/operator/codes/:id',
  who: 'operator',
  level: 'admin',
  summary:
    'Change when a discount code is valid and how often, or end it. What is on a bill stays there. In the audit log, from what to what, with a reason.',
  params: z.object({ id }),
  body: z
    .object({
      ...days,
      uses,
      active: z.boolean({ error: fault('choice') }),
      version: z
        .int({ error: fault('choice') })
        .meta({ description: 'The one that was seen; 409 `changed_meanwhile` if it is another.' }),
      reason,
    })
    .refine(inOrder, wrongDays),
  reply: z.object({ msg }),
  refusals: [404, 409],
});
