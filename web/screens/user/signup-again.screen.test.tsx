import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signupUser, verifyUser } from '#contract/user.ts';
import { setOnline } from '../../testing/browser.ts';
import { enterCode, fill, fillDetails, nothingSent, password } from '../../testing/job-steps.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import type { Page } from '../../testing/page.tsx';
import { idOf } from '../../testing/samples.ts';

useScreens();

const email = 'dev@example.com';

const answerSignup = ({ server }: Page) => {
  server.answer(signupUser, { msg: 'A code is on its way.', user_id: idOf(5), resendAfter: 30 });
  server.answer(verifyUser, () => {
    document.cookie = `user_token=${idOf(5)}; path=/`;
    return { msg: 'Welcome to LocalHands.', user_id: idOf(5) };
  });
};

test('a sign-up sent offline says so and keeps what was typed', async () => {
  const page = await openPage('/user/signup');
  const { server, user } = page;
  answerSignup(page);
  await fillDetails('Asha Rao', email);
  setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await findToast(nothingSent);
  expect(screen.getByText(/You are offline\. This page catches up/)).toBeTruthy();
  setOnline(true);
  await waitFor(() =>
    expect(screen.queryByText(/You are offline\. This page catches up/)).toBeNull(),
  );
  expect(server.sent(signupUser)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findByText(email)).closest('p')?.textContent).toContain(
    `We mailed a six-digit code to ${email}`,
  );
  expect(server.sent(signupUser)).toMatchObject([{ body: { email } }]);

  await enterCode('482913');
  await page.wait(6000);
  expect(screen.queryByText(nothingSent)).toBeNull();
  setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await findToast(nothingSent);
  expect(server.sent(verifyUser)).toEqual([]);
  setOnline(true);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await findToast('Redirecting you...');
  expect(server.sent(verifyUser)).toMatchObject([
    { body: { email, username: 'Asha Rao', otp: '482913', password } },
  ]);
});

test('a customer’s sign-up goes on after a refresh, with the code already mailed', async () => {
  const page = await openPage('/user/signup');
  const { server, user } = page;
  answerSignup(page);
  await fillDetails('Dev Choudhary', email);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy();

  await page.goto('/user/signup/verify');
  await screen.findByRole('button', { name: 'Verify' });
  await page.reload();
  await fill('Password', password);
  expect(screen.queryByLabelText('Email')).toBeNull();
  await enterCode('482913');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(server.sent(verifyUser)).toHaveLength(1));
  expect(server.sent(verifyUser)).toMatchObject([
    { body: { email, username: 'Dev Choudhary', otp: '482913', password } },
  ]);
  await page.wait(3000);
  expect(page.address()).toBe('/');
  expect(server.sent(signupUser), 'no second code').toHaveLength(1);
});
