import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { withCheckDigit } from '#domain/aadhaar.ts';
import { know } from '../../testing/booking-samples.ts';
import { enterCode, fill, fillDetails, password } from '../../testing/job-steps.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { ravi } from '../../testing/samples.ts';

useScreens();

test('a handyman’s sign-up goes on after a refresh; only the password is asked again', async () => {
  const page = await openPage('/handyman/signup');
  const { server, user } = page;
  const email = 'meena@example.com';
  server.answer(signupHandyman, { msg: 'A code is on its way.', resendAfter: 30 });
  server.answer(verifyHandyman, () => {
    document.cookie = `handyman_token=${ravi.handyman_id}; path=/`;
    return { msg: 'Welcome to LocalHands.', handyman_id: ravi.handyman_id };
  });
  know(server);
  await fillDetails('Meena Das', email);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.selectOptions(await screen.findByLabelText('Your service'), 'Maid');
  await fill('Address', '7 Lake View Road, Aundh, Pune');
  await fill('Area (optional)', 'Aundh');
  await fill('Town (optional)', 'Pune');

  await page.reload();
  expect(await screen.findByRole('heading', { name: 'Add Further Details' })).toBeTruthy();
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(valueOf('Your service')).toBe('Maid');
  expect(valueOf('Address')).toBe('7 Lake View Road, Aundh, Pune');
  expect(valueOf('Area (optional)')).toBe('Aundh');
  expect(screen.queryByLabelText('Email')).toBeNull();
  await fill('Password', password);
  const aadharNumber = withCheckDigit('29876543210');
  await fill('Aadhar number', aadharNumber);
  await enterCode('482913');
  expect(await screen.findByText('Your location')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(server.sent(verifyHandyman)).toHaveLength(1));
  expect(server.sent(verifyHandyman)[0]?.body).toMatchObject({
    name: 'Meena Das',
    email,
    password,
    services: 'Maid',
    address: '7 Lake View Road, Aundh, Pune',
    area: 'Aundh',
    city: 'Pune',
    otp: '482913',
  });
  expect(String(server.sent(verifyHandyman)[0]?.body['aadharNumber']).replaceAll(' ', '')).toBe(
    aadharNumber,
  );
  await page.wait(3000);
  expect(page.address()).toBe('/handyman/dashboard');
  expect(server.sent(signupHandyman), 'no second code').toHaveLength(1);
});
