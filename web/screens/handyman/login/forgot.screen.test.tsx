import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getHandyman, loginHandyman } from '#contract/handyman.ts';
import { handymanPassword } from '#contract/password.ts';
import { know } from '../../../testing/booking-samples.ts';
import { enterCode, fill } from '../../../testing/job-steps.ts';
import { findToast, openPage, useScreens } from '../../../testing/page.tsx';
import { ravi } from '../../../testing/samples.ts';

useScreens();

const email = 'ravi@example.com';
const newPassword = 'nine blue herons';

test('a forgotten password is chosen anew by a mailed code, and logs in', async () => {
  const page = await openPage('/handyman/login');
  const { server, user } = page;
  know(server);
  server.answer(handymanPassword.forgot, { msg: 'A code is on its way.', resendAfter: 30 });
  server.answer(loginHandyman, () => {
    document.cookie = `handyman_token=${ravi.handyman_id}; path=/`;
    return { msg: 'Welcome back.', handyman_id: ravi.handyman_id };
  });
  await fill('Email', email);
  await user.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
  await screen.findByRole('button', { name: 'Mail me a code' });
  expect(page.address()).toBe('/handyman/login/forgot');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', email);
  await user.click(screen.getByRole('button', { name: 'Mail me a code' }));
  expect(await screen.findByText('Enter the code and choose a new password.')).toBeTruthy();
  expect(server.sent(handymanPassword.forgot)).toMatchObject([{ body: { email } }]);

  server.refuse(handymanPassword.reset, 400, {
    msg: 'Please look at the fields.',
    fields: { otp: 'That code is not right.' },
  });
  await enterCode('000000');
  await fill('New password', 'password123');
  expect(await screen.findByText('Weak: easy to guess')).toBeTruthy();
  await fill('New password', newPassword);
  expect(await screen.findByText('Strong')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByText('That code is not right.')).toBeTruthy();

  const msg = 'Your new password is set. Log in with it.';
  server.answer(handymanPassword.reset, { msg });
  await enterCode('482913');
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  await findToast(msg);
  const body = { email, otp: '482913', password: newPassword };
  expect(server.sent(handymanPassword.reset).at(-1)).toMatchObject({ body });
  await screen.findByRole('button', { name: 'Continue' });
  expect(page.address()).toBe('/handyman/login');
  await fill('Email', email);
  await fill('Password', newPassword);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(server.sent(loginHandyman)).toMatchObject([{ body: { email, password: newPassword } }]),
  );
  await page.wait(3000);
  expect(page.address()).toBe('/handyman/dashboard');
});

test('a browser whose login has ended elsewhere is led to the login', async () => {
  const page = await openPage('/handyman/profile', {
    as: 'handyman',
    given: (server) => {
      know(server);
      server.refuse(getHandyman, 401, { msg: 'Please log in.', code: 'login_first' });
    },
  });
  await waitFor(() => expect(page.address()).toBe('/handyman/login'));
});
