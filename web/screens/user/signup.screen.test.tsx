import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { verifyUser } from '#contract/user.ts';
import { findToast, openPage, useScreens } from '../../testing/page.tsx';
import { chooseArea, findPlace } from '../../testing/places.ts';
import { answerSignups, enterCode, fillDetails } from '../../testing/signup.ts';

useScreens();

test('who does not share their location signs up with an area', async () => {
  const page = await openPage('/user/signup', { place: 'denied', given: answerSignups });
  expect(await screen.findByText(/Your browser does not share your location\./)).toBeTruthy();
  await chooseArea(page, 'Kothrud', 'Kothrud, Pune');
  expect(await findPlace('Your place: Kothrud, Pune, roughly')).toBeTruthy();
  await fillDetails(page);
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy();
  await enterCode(page, '482915');
  await page.user.click(screen.getByRole('button', { name: 'Verify' }));
  await findToast('Redirecting you...');
  expect(page.server.sent(verifyUser)[0]?.body).toMatchObject({ lat: 18.502, long: 73.8146 });
  await page.wait(3000);
  expect(page.address()).toBe('/');

  await page.goto('/services/plumber');
  expect(await findPlace('Where we come to: Kothrud, Pune, roughly')).toBeTruthy();
});

test('a page that asked for a login is taken after signing up; +91 and spaces are a phone number', async () => {
  const page = await openPage('/services/plumber?from=story', { given: answerSignups });
  await findToast('You need to login first');
  await page.user.click(
    await within(screen.getByRole('main')).findByRole('link', { name: 'Sign up' }),
  );
  await fillDetails(page, { phone: '+91 98230-12345' });
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await enterCode(page, '482915');
  await page.user.click(screen.getByRole('button', { name: 'Verify' }));
  await findToast('Redirecting you...');
  const [sent] = page.server.sent(verifyUser);
  expect(verifyUser.body.parse(sent?.body)).toMatchObject({ contactNumber: '9823012345' });
  await page.wait(3000);
  expect(page.address()).toBe('/services/plumber?from=story');
});
