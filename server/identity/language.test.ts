import { describe, expect, test } from 'vitest';
import { setLanguage } from '#contract/account.ts';
import { loginHandyman, logoutHandyman } from '#contract/handyman.ts';
import { loginUser, mailUserLoginCode, resendOtp, signupUser, verifyUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { goodPassword, pune, signUpHandyman, signUpUser } from '../testing/people.ts';

const t = useApp();

const email = 'asha@example.com';
const hindi = { headers: { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' } };

const kept = async (table: 'users' | 'handymen') =>
  (
    await t.database.query<{ language: string }>(
      `select language from ${table} order by created_at, id`,
    )
  ).map(({ language }) => language);

const form = () => ({
  email,
  otp: t.lastCode(),
  username: 'Asha',
  password: goodPassword,
  contactNumber: '9812345678',
  ...pune,
});

const languageCookie = (client: Client) =>
  client.setCookies.findLast((line) => line.startsWith('lang='));

describe('a sign-up', () => {
  test('keeps the language that the browser asks for, mails the code in it and says so in it', async () => {
    const browser = t.client();
    const begun = await browser.send(signupUser, { email }, hindi);
    expect(begun.msg).toBe('हमने आपको छह अंकों का कोड ईमेल किया है।');
    await browser.send(verifyUser, form(), hindi);
    expect(await kept('users')).toEqual(['hi']);
    expect(languageCookie(browser)).toBe('lang=hi; Max-Age=31536000; Path=/; SameSite=Lax');
    await t.runJobs();
    expect(t.mails.map(({ subject }) => subject)).toEqual(['आपका LocalHands कोड']);
  });

  test('of a handyman keeps what was chosen on our pages', async () => {
    const ravi = await signUpHandyman(t, { language: 'hi' });
    expect(await kept('handymen')).toEqual(['hi']);
    expect(languageCookie(ravi)).toContain('lang=hi');
  });

  test('without a word about it is English', async () => {
    const [asha, ravi] = [await signUpUser(t), await signUpHandyman(t)];
    expect([...(await kept('users')), ...(await kept('handymen'))]).toEqual(['en', 'en']);
    for (const one of [asha, ravi]) expect(languageCookie(one)).toContain('lang=en');
  });

  test('asks for another code in another language, and gets it in that', async () => {
    const browser = t.client();
    await browser.send(signupUser, { email }, hindi);
    await t.passMinutes(1);
    await browser.send(resendOtp, { email });
    await t.runJobs();
    const subjects = t.mails.map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['Your LocalHands code', 'आपका LocalHands कोड']);
  });

  test('of an email that has an account is refused in the reader’s language', async () => {
    await signUpUser(t, { email });
    const { body } = await t.client().try(signupUser, { email }, hindi);
    expect(body.msg).toBe('इस ईमेल से खाता पहले से है। कृपया लॉग इन करें।');
  });
});

test('a login gives the browser the language of the account', async () => {
  await signUpUser(t, { email, language: 'hi' });
  await signUpHandyman(t, { email });
  const browser = t.client();
  await browser.send(loginUser, { email, password: goodPassword });
  expect(browser.cookies.get('lang')).toBe('hi');
  await browser.send(loginHandyman, { email, password: goodPassword });
  expect(browser.cookies.get('lang')).toBe('en');
});

test('a login code is mailed in the language of the account, not of who asks for it', async () => {
  await signUpUser(t, { email, language: 'hi' });
  await t.client().send(mailUserLoginCode, { email });
  await t.client().send(mailUserLoginCode, { email: 'nobody@example.com' });
  await t.runJobs();
  const subjects = t.mails.map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['आपका LocalHands कोड', 'आपका LocalHands लॉग इन कोड']);
});

describe('setLanguage', () => {
  test('is for every account that the browser is logged in to, and for no other', async () => {
    const browser = await t.user({ email });
    await t.handyman({ email });
    await t.user();
    await browser.send(loginHandyman, { email, password: goodPassword });
    const { msg } = await browser.send(setLanguage, { language: 'hi' });
    expect(msg).toBe('अब से हम आपको हिन्दी में लिखेंगे।');
    expect((await kept('users')).toSorted()).toEqual(['en', 'hi']);
    expect(await kept('handymen')).toEqual(['hi']);
    expect(browser.cookies.get('lang')).toBe('hi');

    await browser.send(logoutHandyman);
    expect((await browser.send(setLanguage, { language: 'en' })).msg).toContain('English');
    expect(await kept('users')).toEqual(['en', 'en']);
    expect(await kept('handymen')).toEqual(['hi']);
  });

  test.each(['tlh', 'EN', '', 7, null, undefined])('refuses %j', async (language) => {
    const asha = await t.user();
    const { status, body } = await asha.try(setLanguage, { language });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ language: 'Choose English or Hindi.' });
    expect(await kept('users')).toEqual(['en']);
  });

  test('needs a session', async () => {
    expect((await t.client().try(setLanguage, { language: 'hi' })).status).toBe(401);
  });
});
