import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { mailHandymanLoginCode } from '#contract/handyman.ts';
import { handymanPassword, userPassword } from '#contract/password.ts';
import { mailUserLoginCode, signupUser, verifyUser } from '#contract/user.ts';
import { limits } from './rate-limits.ts';
import { useApp } from '../testing/app.ts';
import { userForm } from '../testing/people.ts';

const t = useApp();

const kinds: readonly Call[] = [
  mailUserLoginCode,
  mailHandymanLoginCode,
  userPassword.forgot,
  handymanPassword.forgot,
];

/** Asks for codes of every kind, each from a new browser; returns how many were mailed. */
const flood = async (email: string, networks: readonly string[]): Promise<number> => {
  const before = t.mails.length;
  for (const network of networks) {
    for (const kind of kinds) {
      await t.client().try(kind, { email }, { headers: { 'x-forwarded-for': network } });
    }
  }
  await t.runJobs();
  return t.mails.slice(before).filter(({ to }) => to.address === email).length;
};

const both = async (email: string) => {
  await t.user({ email });
  await t.handyman({ email });
  return email;
};

test('§9 a mailbox is sent so many codes of all kinds an hour, from however many networks', async () => {
  const email = await both('victim@example.com');
  const networks = Array.from({ length: 10 }, (_, n) => `198.51.100.${n + 1}`);
  expect(await flood(email, networks)).toBe(limits.codesToMailbox.most);
});

test('§9 one site, with each /64 of its /48, leaves codes for the owner of the mailbox', async () => {
  const email = await both('owner@example.com');
  const site = Array.from({ length: 10 }, (_, n) => `2001:db8:9:${n + 1}::1`);
  expect(await flood(email, site)).toBe(limits.codesFromHere.most);
  expect(await flood(email, ['203.0.113.7'])).toBe(kinds.length);
});

test('§9 from one network so many customers join an hour, and the next is told when to go on', async () => {
  const join = async (address: string) => {
    const form = userForm();
    const client = t.client();
    await client.send(signupUser, { email: form.email });
    const body = { ...form, otp: t.lastCode() };
    return client.try(verifyUser, body, { headers: { 'x-forwarded-for': address } });
  };
  for (let n = 0; n < limits.customersFromAddress.most; n += 1) {
    expect((await join('203.0.113.9')).status).toBe(200);
  }
  const refused = await join('203.0.113.9');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_new' } });
  expect((await join('203.0.113.10')).status).toBe(200);
});
