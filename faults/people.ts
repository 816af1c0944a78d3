import { randomInt, randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { loginHandyman, signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { loginUser, signupUser, verifyUser } from '#contract/user.ts';
import { withCheckDigit } from '#domain/aadhaar.ts';
import { sendCall, setCookiesOf } from '../server/testing/client.ts';
import { codeIn } from '../server/testing/smtp.ts';
import type { TestSmtp } from '../server/testing/smtp.ts';
import type { Line } from './connection.ts';

/** An account, and everything about it that no other account may read. */
export type Member = {
  readonly role: 'user' | 'handyman';
  readonly id: string;
  readonly cookies: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly aadhaar: string;
  readonly lat: number;
  readonly long: number;
};

export type Reply = { readonly status: number; readonly body: Record<string, unknown> };

const calls = {
  user: { signup: signupUser, verify: verifyUser, login: loginUser },
  handyman: { signup: signupHandyman, verify: verifyHandyman, login: loginHandyman },
} as const;

/** From another address each time: an office of a thousand is not what is tested here. */
const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export const send = async (
  line: Line,
  call: Call,
  body: unknown,
  cookie = '',
  params: Readonly<Record<string, string>> = {},
): Promise<Reply & { readonly cookies: string }> => {
  const headers = { 'x-forwarded-for': somewhere(), cookie };
  const answer = await sendCall(line.send, call, body, { params, headers });
  return {
    status: answer.status,
    body: JSON.parse(answer.text) as Record<string, unknown>,
    cookies: setCookiesOf(answer)
      .map((one) => one.split(';')[0])
      .join('; '),
  };
};

const ten = (first: string) => `${first}${String(randomInt(1e8)).padStart(8, '0')}`;

/** A form that will be taken, with nothing in it that another account has. Any two live within a city. */
export const freshForm = () => ({
  email: `${randomUUID().slice(0, 13)}@example.com`,
  password: `secret ${randomUUID()}`,
  lat: 18.45 + randomInt(150_000) / 1e6 + 1e-7,
  long: 73.75 + randomInt(150_000) / 1e6 + 1e-7,
  // What the other role's form asks for is ignored, like any unknown field.
  username: 'Asha',
  contactNumber: ten('98'),
  name: 'Ravi',
  phone: ten('97'),
  services: 'Plumber',
  address: '1 MG Road, Kothrud, Pune',
  aadharNumber: withCheckDigit(`2${String(randomInt(1e10)).padStart(10, '0')}`),
});

/** The first step of a signup, and the code as it comes by mail. */
export const askForCode = async (
  line: Line,
  smtp: TestSmtp,
  role: Member['role'],
  email: string,
): Promise<string> => {
  expect((await send(line, calls[role].signup, { email })).status).toBe(200);
  const mail = () => smtp.caught.find(({ to }) => to.includes(email));
  await vi.waitFor(() => expect(mail()).toBeDefined(), { timeout: 120_000, interval: 20 });
  return codeIn(mail()?.content ?? '') ?? '';
};

export const verify = (line: Line, role: Member['role'], form: object) =>
  send(line, calls[role].verify, form);

/** The usual signup: a form, a mail, a code. */
export const join = async (line: Line, smtp: TestSmtp, role: Member['role']): Promise<Member> => {
  const form = freshForm();
  const otp = await askForCode(line, smtp, role, form.email);
  const { status, body, cookies } = await verify(line, role, { ...form, otp });
  expect([status, body['msg']]).toEqual([200, expect.any(String)]);
  const { email, password, lat, long } = form;
  return {
    role,
    id: String(body['user_id'] ?? body['handyman_id']),
    cookies,
    email,
    password,
    lat,
    long,
    phone: role === 'user' ? form.contactNumber : form.phone,
    aadhaar: role === 'user' ? '' : form.aadharNumber,
  };
};

/** After the session was ended. */
export const logInAgain = async (line: Line, member: Member): Promise<Member> => {
  const { email, password, role } = member;
  const { status, cookies } = await send(line, calls[role].login, { email, password });
  expect(status).toBe(200);
  return { ...member, cookies };
};
