// Nouns: address, visit, booking
import type { Page } from '@playwright/test';
import { addAddress } from '#contract/address.ts';
import { expectAccessible } from './setup/accessible.ts';
import type { Account } from './setup/people.ts';
import { establish } from '../server/testing/accounts.ts';
import { expect, test } from './setup/story.ts';
import { accept, enterCode, popUp, readStartCode, rowOf } from './setup/steps.ts';

const home = 'B 4, Shanti Niwas, third gate';
const note = 'Two taps leak since Monday';

/** Not where the device is: what is remembered of that is another matter. */
const doorOf = ({ place }: Account) => ({
  lat: Number((place.lat + 0.001).toFixed(5)),
  long: Number((place.long + 0.001).toFixed(5)),
});

const keepHome = (customer: Account) =>
  customer.send(addAddress, { kind: 'home', address: home, ...doorOf(customer) });

const details = (page: Page) => page.getByRole('dialog', { name: 'Which door, and what to do?' });

test('a kept address and a note go from the form to the door, and the address no further @thorough', async ({
  customer,
  handyman,
  product,
}) => {
  await keepHome(customer);
  await establish(product.db, handyman.id, customer.id);
  await handyman.page.goto('/handyman/dashboard');
  const { page } = customer;

  await test.step('the customer chooses their home and writes a note', async () => {
    await page.goto('/services/plumber?cost=120');
    await page.getByRole('radio', { name: /^Home/ }).check();
    await expect(page.getByText('Where we come to: Home')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: home }).click();
    await expect(details(page).getByLabel('Flat, building, landmark')).toHaveValue(home);
    await details(page).getByLabel('What is to be done').fill(note);
    await expectAccessible(page, 'address and note');
    await details(page).getByRole('button', { name: 'Ready' }).click();
    await expect(page.getByRole('button', { name: home }).getByText(note)).toBeVisible();
    // It outlives a reload of the tab.
    await page.reload();
    await expect(page.getByRole('button', { name: home }).getByText(note)).toBeVisible();
    await rowOf(page, handyman).getByRole('button', { name: 'Select' }).click();
  });

  await test.step('the request has the note, and nothing of the address', async () => {
    await expect(popUp(handyman.page).getByText(note)).toBeVisible();
    await expect(handyman.page.getByText(home)).toHaveCount(0);
    await expectAccessible(handyman.page, 'request with a note');
    await accept(handyman);
  });

  await test.step('after the yes both are there, with the way in a map app', async () => {
    await expect(handyman.page.getByText(home)).toBeVisible();
    await expect(handyman.page.getByText(note)).toBeVisible();
    const way = handyman.page.getByRole('link', { name: 'Click here to open Map' });
    const { lat, long } = doorOf(customer);
    await expect(way).toHaveAttribute(
      'href',
      `https://www.google.com/maps/dir/?api=1&destination=${lat},${long}`,
    );
    await expectAccessible(handyman.page, 'job with an address');
    await handyman.page.goto('/handyman/dashboard');
    await expect(handyman.page.getByText(home)).toBeVisible();
    await expect(handyman.page.getByText(note)).toBeVisible();
  });

  await test.step('the customer sees both on the booking', async () => {
    await rowOf(page, handyman).getByRole('link', { name: 'Move Forward' }).click();
    await expect(page.getByRole('heading', { name: 'Where and what' })).toBeVisible();
    await expect(page.getByText(home)).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
    await expectAccessible(page, 'booking with an address');
  });

  await test.step('at the door and during the work they stay, after the end the address is gone', async () => {
    const code = await readStartCode(customer);
    await handyman.page.getByRole('link', { name: 'Open the job' }).click();
    await enterCode(handyman.page, code);
    await handyman.page.getByRole('button', { name: 'Submit' }).click();
    await handyman.page.waitForURL('**/handyman/workdone?*');
    await expect(handyman.page.getByText(home)).toBeVisible();
    await handyman.page.getByRole('button', { name: 'Work Done?' }).click();
    await handyman.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Yes, it is done' })
      .click();
    await handyman.page.waitForURL('**/handyman/dashboard');
    await expect(handyman.page.getByText(home)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(home)).toBeVisible();
  });
});
