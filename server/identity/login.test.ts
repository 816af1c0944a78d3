import { describe, expect, test } from 'vitest';
import { getBooking, listBookings } from '#contract/booking.ts';
import { getHandyman, loginHandyman } from '#contract/handyman.ts';
import { getUser, loginUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { goodPassword } from '../testing/people.ts';
import { endSessionsOf, readSessions } from './session.ts';

const t = useApp();

describe('logging in again', () => {
  test('ends the login that this browser had', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const copy = t.client();
    for (const [name, value] of [...asha.cookies, ...ravi.cookies]) copy.cookies.set(name, value);
    expect((await copy.try(getUser, { user_id: asha.id })).status).toBe(200);
    await asha.send(loginUser, { email: asha.email, password: goodPassword });
    await ravi.send(loginHandyman, { email: ravi.email, password: goodPassword });
    expect((await copy.try(getUser, { user_id: asha.id })).status).toBe(401);
    expect((await copy.try(getHandyman, { handyman_id: ravi.id })).status).toBe(401);
    expect((await asha.try(getUser, { user_id: asha.id })).status).toBe(200);
  });

  test('leaves the logins of other browsers alone, and a wrong password leaves this one', async () => {
    const asha = await t.user();
    const elsewhere = t.client();
    await elsewhere.send(loginUser, { email: asha.email, password: goodPassword });
    const wrong = { email: asha.email, password: 'not this one' };
    expect((await asha.try(loginUser, wrong)).status).toBe(401);
    for (const browser of [asha, elsewhere]) {
      expect((await browser.try(getUser, { user_id: asha.id })).status).toBe(200);
    }
  });
});

describe('ending every session of an account', () => {
  test('logs its other browsers out and no other account', async () => {
    const [asha, meera] = [await t.user(), await t.user()];
    const elsewhere = t.client();
    await elsewhere.send(loginUser, { email: asha.email, password: goodPassword });
    const statusOf = async (browser: typeof elsewhere, id: string) =>
      (await browser.try(getUser, { user_id: id })).status;
    expect(await statusOf(elsewhere, asha.id)).toBe(200);
    const sessions = await readSessions(t.deps, { user: asha.cookies.get('lh_user') ?? '' });
    expect(await endSessionsOf(t.deps, { role: 'user', id: asha.id }, sessions.user)).toBe(1);
    expect(await statusOf(elsewhere, asha.id)).toBe(401);
    expect(await statusOf(asha, asha.id)).toBe(200);
    expect(await endSessionsOf(t.deps, { role: 'user', id: asha.id })).toBe(1);
    expect(await statusOf(asha, asha.id)).toBe(401);
    expect(await statusOf(meera, meera.id)).toBe(200);
  });
});

test('the log tells of logins by id and never by email', async () => {
  const asha = await t.user();
  t.log.length = 0;
  const wrong = { email: asha.email, password: 'not this one' };
  await t.client().try(loginUser, wrong);
  await t.client().try(loginUser, { ...wrong, email: 'nobody@example.com' });
  await t.client().send(loginUser, { email: asha.email, password: goodPassword });
  const lines = t.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => String(msg).startsWith('login'));
  expect(lines.map(({ msg, role, account }) => [msg, role, account])).toEqual([
    ['login refused', 'user', asha.id],
    ['login refused', 'user', null],
    ['login', 'user', asha.id],
  ]);
  expect(t.log.join('')).not.toContain('@example.com');
});

test('what one person may see is not kept by browsers and proxies', async () => {
  const asha = await t.user();
  const answers = [
    await asha.try(listBookings),
    await asha.try(getUser, { user_id: asha.id }),
    await asha.try(getBooking, undefined, { params: { id: asha.id } }),
    await t.client().try(listBookings),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401]);
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
    answers.map(() => 'no-store'),
  );
});
