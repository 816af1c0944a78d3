import { z } from 'zod';
import { accountCalls } from './account.ts';
import { call } from './call.ts';
import {
  code,
  email,
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

const account = accountCalls('user', 'customer', loggedIn);
export const loginUser = account.login;
export const mailUserLoginCode = account.mailLoginCode;
export const logoutUser = account.logout;

export const signupUser = account.signup(
  'Send a code to a new customer. The id is reserved for the account that verify makes.',
  loggedIn.extend({ resendAfter }),
);

export const verifyUser = account.verify(
  'Create the customer with the mailed code and log them in.',
  z.object({
    contactNumber: phone,
    otp: code,
    email,
    username: personName,
    password: newPassword,
    lat,
    long,
  }),
);

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
  summary:
    'A customer reads themself; a handyman reads the customer of their active job. Until a new handyman is shown the door, the place is rounded.',
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
