import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loginHandyman, mailHandymanLoginCode } from '#contract/handyman.ts';
import { loginUser, mailUserLoginCode } from '#contract/user.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { answerSessions } from '../../testing/sessions.ts';
import { fill, password } from '../../testing/signup.ts';

useScreens();

test.each([
  { role: 'user', login: loginUser, mailCode: mailUserLoginCode, home: '/' },
  {
    role: 'handyman',
    login: loginHandyman,
    mailCode: mailHandymanLoginCode,
    home: '/handyman/dashboard',
  },
] as const)(
  '$role: locked out by somebody else’s guesses, they log in with a mailed code',
  async ({ role, login, mailCode, home }) => {
    const email = `${role}@example.com`;
    const page = await openPage(`/${role}/login`);
    const msg = 'Too many wrong tries. Wait 15 minutes, or let us mail you a code.';
    page.server.refuse(login, 429, { code: 'login_locked', msg });
    page.server.answer(mailCode, { msg: 'If there is an account, a code is on its way.' });
    await fill(page, 'Email', email);
    await fill(page, 'Password', password);
    expect(screen.queryByRole('button', { name: 'Mail me a code' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await findToast('let us mail you a code');
    await page.user.click(await screen.findByRole('button', { name: 'Mail me a code' }));
    await fill(page, 'Code from our mail', '482915');
    expect(page.server.sent(mailCode).map(({ body }) => body)).toEqual([{ email }]);
    answerSessions(page.server);
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await findToast('Welcome back!');
    expect(page.server.sent(login).map(({ body }) => body)).toEqual([
      { email, password },
      { email, password, otp: '482915' },
    ]);
    await page.wait(3000);
    expect(page.address()).toBe(home);
  },
);
