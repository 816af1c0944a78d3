import { z } from 'zod';
import type { Role } from '#domain/role.ts';
import { as } from './booking.ts';
import { call } from './call.ts';
import { code, email, givenPassword, msg, newPassword, resendAfter } from './field.ts';

/** §21: a forgotten password, in every role under its own path. */
const forgotten = (role: Role, noun: string) => ({
  forgot: call({
    method: 'POST',
    path: `/api/${role}/password/forgot`,
    who: 'anyone',
    summary: `Mail a code by which a ${noun} chooses a new password, in the browser that asks. The answer is the same for an unknown email.`,
    body: z.object({ email }),
    reply: z.object({ msg, resendAfter }),
  }),
  reset: call({
    method: 'POST',
    path: `/api/${role}/password/reset`,
    who: 'anyone',
    summary: `Choose a new password for a ${noun} with the mailed code. Ends every session of the account; logs nobody in.`,
    body: z.object({ email, otp: code, password: newPassword }),
    reply: z.object({ msg }),
    refusals: [410],
  }),
});

export const userPassword = forgotten('user', 'customer');
export const handymanPassword = forgotten('handyman', 'handyman');
export const operatorPassword = forgotten('operator', 'operator');

const change = z.object({ currentPassword: givenPassword, password: newPassword });

export const changePassword = call({
  method: 'POST',
  path: '/api/account/password',
  who: 'either',
  summary: 'Choose another password. Ends every other session; this browser gets a new one.',
  query: z.object({ as }),
  body: change,
  reply: z.object({ msg }),
});

export const changeOperatorPassword = call({
  method: 'POST',
  path: '/api/operator/password',
  who: 'operator',
  summary: 'Choose another password. Ends every other session; this browser gets a new one.',
  body: change,
  reply: z.object({ msg }),
});
