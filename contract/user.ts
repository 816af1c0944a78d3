import { z } from 'zod';
import { call } from './call.ts';
import {
  code,
  email,
  givenPassword,
  id,
  instant,
  lat,
  long,
  msg,
  newPassword,
  personName,
  phone,
  resendAfter,
} from './field.ts';

const loggedIn = z.object({ msg, user_id: id });

export const loginUser = call({
  method: 'POST',
  path: '/api/user/login',
  who: 'anyone',
  summary:
    'Log a customer in and set the session. After 429 `login_locked` a code from user/login/code, in `otp`, opens the login.',
  body: z.object({ email, password: givenPassword, otp: code.optional() }),
  reply: loggedIn,
  refusals: [410],
});

export const mailUserLoginCode = call({
  method: 'POST',
  path: '/api/user/login/code',
  who: 'anyone',
  summary:
    'Mail a code that opens a locked login, in the browser that asks. The answer is the same for an unknown email.',
  body: z.object({ email }),
  reply: z.object({ msg }),
});

export const signupUser = call({
  method: 'POST',
  path: '/api/user/signup',
  who: 'anyone',
  summary: 'Send a code to a new customer. The id is reserved for the account that verify makes.',
  body: z.object({ email }),
  reply: loggedIn.extend({ resendAfter }),
  refusals: [409],
});

export const verifyUser = call({
  method: 'POST',
  path: '/api/user/signup/verify',
  who: 'anyone',
  summary: 'Create the customer with the mailed code and log them in.',
  body: z.object({
    contactNumber: phone,
    otp: code,
    email,
    username: personName,
    password: newPassword,
    lat,
    long,
  }),
  reply: loggedIn,
  refusals: [409, 410],
});

export const resendOtp = call({
  method: 'POST',
  path: '/api/user/signup/resendOtp',
  who: 'anyone',
  summary: 'Send a fresh signup code; for customers and handymen alike.',
  body: z.object({ email, contactNumber: z.unknown().optional() }),
  reply: z.object({ msg }),
  refusals: [404],
});

export const getUser = call({
  method: 'POST',
  path: '/api/user/getuser',
  who: 'either',
  summary: 'A customer reads themself; a handyman reads the customer of his active job.',
  body: z.object({ user_id: id }),
  reply: z.object({
    msg,
    user_id: id,
    username: z.string(),
    email: z.string(),
    contactNumber: z.string(),
    lat: z.number(),
    long: z.number(),
    createdAt: instant.optional(),
  }),
});

export const logoutUser = call({
  method: 'POST',
  path: '/api/user/logout',
  who: 'anyone',
  summary: 'End the customer session of this browser.',
  reply: z.object({ msg }),
});
