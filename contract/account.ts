import { z } from 'zod';
import { languages } from '#domain/language.ts';
import type { Party } from '#domain/role.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { code, email, givenPassword, msg } from './field.ts';

/** The calls of an account, which every role has under its own path. `loggedIn` names the id as the role does. */
export const accountCalls = <LoggedIn extends z.ZodType>(
  role: Party,
  noun: 'customer' | 'handyman',
  loggedIn: LoggedIn,
) => ({
  login: call({
    method: 'POST',
    path: `/api/${role}/login`,
    who: 'anyone',
    summary: `Log a ${noun} in and set the session. After 429 \`login_locked\` a code from ${role}/login/code, in \`otp\`, opens the login.`,
    body: z.object({ email, password: givenPassword, otp: code.optional() }),
    reply: loggedIn,
    refusals: [410],
  }),
  mailLoginCode: call({
    method: 'POST',
    path: `/api/${role}/login/code`,
    who: 'anyone',
    summary:
      'Mail a code that opens a locked login, in the browser that asks. The answer is the same for an unknown email.',
    body: z.object({ email }),
    reply: z.object({ msg }),
  }),
  logout: call({
    method: 'POST',
    path: `/api/${role}/logout`,
    who: 'anyone',
    summary: `End the ${noun} session of this browser.`,
    reply: z.object({ msg }),
  }),
  signup: <Reply extends z.ZodType>(summary: string, reply: Reply) =>
    call({
      method: 'POST',
      path: `/api/${role}/signup`,
      who: 'anyone',
      summary,
      body: z.object({ email }),
      reply,
      refusals: [409],
    }),
  verify: <Body extends z.ZodType>(summary: string, body: Body, files: readonly string[] = []) =>
    call({
      method: 'POST',
      path: `/api/${role}/signup/verify`,
      who: 'anyone',
      summary,
      body,
      reply: loggedIn,
      files,
      refusals: [409, 410],
    }),
});

/** A browser can be logged in as both; its language is one. */
export const setLanguage = call({
  method: 'POST',
  path: '/api/setlanguage',
  who: 'either',
  summary: 'Choose the language of the mails to every account that this browser is logged in to.',
  body: z.object({ language: z.enum(languages, { error: fault('language') }) }),
  reply: z.object({ msg }),
});
