import { z } from 'zod';
import { levels } from '#domain/operator.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import {
  code,
  cursor,
  email,
  givenPassword,
  id,
  instant,
  msg,
  newPassword,
  pageLimit,
  personName,
  search,
  word,
} from './field.ts';

const level = z.enum(levels, { error: fault('level') });

const operator = z.object({ operator_id: id, name: z.string(), email: z.string(), level });

/** Six digits from the app, or one of the recovery codes. */
const secondFactor = word(40);

export const loginOperator = call({
  method: 'POST',
  path: '/api/operator/login',
  who: 'anyone',
  summary:
    'Log an operator in. 401 `second_factor` asks for `code`: six digits from their app, or a recovery code.',
  body: z.object({ email, password: givenPassword, code: secondFactor.optional() }),
  reply: operator.extend({ msg }),
});

export const logoutOperator = call({
  method: 'POST',
  path: '/api/operator/logout',
  who: 'anyone',
  summary: 'End the operator session of this browser.',
  reply: z.object({ msg }),
});

const token = word(100);

export const openLink = call({
  method: 'POST',
  path: '/api/operator/link',
  who: 'anyone',
  summary: 'What a link to join says: whose it is, and the secret for their authenticator app.',
  body: z.object({ token }),
  reply: z.object({
    msg,
    name: z.string(),
    email: z.string(),
    secret: z.string(),
    address: z.string(),
  }),
  refusals: [410],
});

export const acceptLink = call({
  method: 'POST',
  path: '/api/operator/join',
  who: 'anyone',
  summary:
    'Choose a password and prove the second factor; logs in. The recovery codes are shown this once.',
  body: z.object({ token, password: newPassword, code }),
  reply: operator.extend({ msg, recoveryCodes: z.array(z.string()) }),
  refusals: [410],
});

export const getMe = call({
  method: 'GET',
  path: '/api/operator/me',
  who: 'operator',
  summary: 'Who is logged in, and what they may do.',
  reply: operator.extend({
    msg,
    secondFactor: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
});

const listed = operator.extend({
  createdAt: instant,
  state: z.enum(['invited', 'active', 'disabled']),
});

export const listOperators = call({
  method: 'GET',
  path: '/api/operator/operators',
  who: 'operator',
  level: 'admin',
  summary: 'Everybody who runs this market.',
  reply: z.array(listed),
});

const one = z.object({ id });
const link = z.object({
  msg,
  link: z
    .string()
    .meta({ description: 'Shown this once: hand it over in person or by a safe way.' }),
});

export const addOperator = call({
  method: 'POST',
  path: '/api/operator/operators',
  who: 'operator',
  level: 'admin',
  summary: 'Invite somebody. The link is good for two days and one use.',
  body: z.object({ email, name: personName, level }),
  reply: link.extend({ operator_id: id }),
  refusals: [409],
});

export const resetOperator = call({
  method: 'POST',
  path: '/api/operator/operators/:id/reset',
  who: 'operator',
  level: 'admin',
  summary: 'A new link for somebody who has lost their password or phone. Ends their sessions.',
  params: one,
  reply: link,
  refusals: [404, 409],
});

export const changeOperator = call({
  method: 'POST',
  path: '/api/operator/operators/:id',
  who: 'operator',
  level: 'admin',
  summary: 'Change somebody’s level, or close or open their account. Nobody changes their own.',
  params: one,
  body: z.object({ level: level.optional(), disabled: z.boolean().optional() }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});

export const listAudit = call({
  method: 'GET',
  path: '/api/operator/audit',
  who: 'operator',
  summary: 'What operators did, newest first. Further pages by the Link header.',
  query: z.object({
    operator: id.optional(),
    subject: search.optional(),
    action: search.optional(),
    limit: pageLimit(200, 50),
    cursor: cursor.optional(),
  }),
  reply: z.array(
    z.object({
      id: z.string(),
      at: instant,
      operator: z.string().nullable().meta({ description: 'Null for the command line.' }),
      action: z.string(),
      subjectKind: z.string(),
      subjectId: z.string(),
      reason: z.string().nullable(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});
