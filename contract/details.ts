import { z } from 'zod';
import { as } from './booking.ts';
import { call } from './call.ts';
import { code, email, givenPassword, msg, personName, phone, resendAfter } from './field.ts';

/** §21: what a customer or professional changes about themselves. The session says who, `as` with which role. */

export const changeName = call({
  method: 'POST',
  path: '/api/account/name',
  who: 'either',
  summary: 'Change my name. A handyman whose identity was verified cannot.',
  query: z.object({ as }),
  body: z.object({ name: personName }),
  reply: z.object({ msg }),
  refusals: [409],
});

export const changePhone = call({
  method: 'POST',
  path: '/api/account/phone',
  who: 'either',
  summary: 'Change my phone number.',
  query: z.object({ as }),
  body: z.object({ phone, currentPassword: givenPassword }),
  reply: z.object({ msg }),
});

export const askNewEmail = call({
  method: 'POST',
  path: '/api/account/email',
  who: 'either',
  summary: 'Mail a code to a new address. Nothing changes until it comes back.',
  query: z.object({ as }),
  body: z.object({ email, currentPassword: givenPassword }),
  reply: z.object({ msg, resendAfter }),
  refusals: [409],
});

export const confirmNewEmail = call({
  method: 'POST',
  path: '/api/account/email/confirm',
  who: 'either',
  summary: 'Move my account to the new address, with the code that was mailed to it.',
  query: z.object({ as }),
  body: z.object({ email, otp: code }),
  reply: z.object({ msg }),
  refusals: [409, 410],
});
