import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userPassword } from '#contract/password.ts';
import { fill } from '../../../testing/job-steps.ts';
import { findToast, openPage, useScreens } from '../../../testing/page.tsx';

useScreens();

test('an email that nobody has gets the same answer on screen', async () => {
  const { server, user } = await openPage('/user/login/forgot');
  const msg = 'If this email is registered with us, a code is on its way to it.';
  server.answer(userPassword.forgot, { msg, resendAfter: 30 });
  await fill('Email', 'nobody@example.com');
  await user.click(screen.getByRole('button', { name: 'Mail me a code' }));
  await findToast(msg);
  expect(screen.getByText('Enter the code and choose a new password.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(await screen.findByRole('button', { name: 'Mail me a code' })).toBeTruthy();
  expect(server.sent(userPassword.forgot)).toHaveLength(1);
});
