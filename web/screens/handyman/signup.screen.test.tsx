import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { verifyHandyman } from '#contract/handyman.ts';
import { finishHandyman } from '../../testing/handyman-signup.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { chooseArea, findPlace } from '../../testing/places.ts';
import { answerSignups, fillDetails } from '../../testing/signup.ts';

useScreens();

test('a number that has an account already is refused with a sentence that stays', async () => {
  const page = await openPage('/handyman/signup', { given: answerSignups });
  const msg = 'We cannot open an account with these details.';
  page.server.refuse(verifyHandyman, 409, { code: 'details_refused', msg });
  await fillDetails(page);
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await finishHandyman(page, '482915');
  await findToast(msg);
  // Longer than a message in the corner stays.
  await page.wait(20_000);
  expect(within(screen.getByRole('main')).getByText(msg)).toBeTruthy();
});

test('step 2 of a handyman names everything that is missing at once', async () => {
  const page = await openPage('/handyman/signup/verify', { place: 'denied' });
  expect(await screen.findByText(/Your browser does not share your location\./)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Enter the six digits from the mail.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  for (const label of ['Name', 'Email', 'Phone number', 'Your service', 'Address']) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true');
  }
  expect(screen.getByText(/^Choose your place:/)).toBeTruthy();
  expect(page.server.sent(verifyHandyman)).toEqual([]);
});

test('a text file named like a picture is refused with a sentence', async () => {
  const page = await openPage('/handyman/signup/verify');
  const text = new File(['This is not a picture.'], 'card.png', { type: 'image/png' });
  await page.user.upload(await screen.findByLabelText(/^Aadhar front/), text);
  expect(await screen.findByText(/^This file is not a picture we can read\./)).toBeTruthy();
  expect(screen.queryByRole('img', { name: /Aadhar front/ })).toBeNull();
});

test('a browser without a location service says so, and a whole city is too large to start from', async () => {
  const page = await openPage('/handyman/signup/verify', { place: 'none' });
  expect(await screen.findByText(/Geolocation not supported/)).toBeTruthy();
  await chooseArea(page, 'Delhi', 'Delhi');
  expect(await findPlace('Where you start from: Delhi, roughly')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(/^A whole city is too large\./)).toBeTruthy();
  await chooseArea(page, 'saket', 'Saket, Delhi');
  expect(await findPlace('Where you start from: Saket, Delhi, roughly')).toBeTruthy();
  expect(screen.queryByText(/A whole city is too large\./)).toBeNull();
  expect(page.server.sent(verifyHandyman)).toEqual([]);
});
