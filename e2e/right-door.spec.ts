import type { Page } from '@playwright/test';
import { addAddress } from '#contract/address.ts';
import { expectAccessible } from './setup/accessible.ts';
import { request } from './setup/beforehand.ts';
import type { Account } from './setup/people.ts';
import { expect, test } from './setup/story.ts';
import { accept, enterCode, listPath, popUp, readStartCode, rowOf } from './setup/steps.ts';

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

test('a kept address and a note go from the form to the door, and the address no further', async ({
  customer,
  handyman,
}) => {
  await keepHome(customer);
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

test('who writes nothing asks with the same two taps, and nothing is sent for them', async ({
  customer,
  absentHandyman: handyman,
}) => {
  const { page } = customer;
  await page.goto(listPath(customer));
  await expect(page.getByRole('button', { name: 'Add your address or a note' })).toBeVisible();
  const sent = page.waitForRequest('**/api/createnotification');
  await rowOf(page, handyman).getByRole('button', { name: 'Select' }).click();
  expect(Object.keys((await sent).postDataJSON() as object)).toEqual([
    'lat',
    'long',
    'user_id',
    'handyman_id',
    'cost',
    'total',
  ]);
  await expect(rowOf(page, handyman).getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

test('a line typed in the list is kept for next time', async ({ customer, absentHandyman }) => {
  const { page } = customer;
  await page.goto(listPath(customer));
  await expect(rowOf(page, absentHandyman)).toBeVisible();
  await page.getByRole('button', { name: 'Add your address or a note' }).press('Enter');
  await details(page).getByLabel('Flat, building, landmark').fill('3rd floor, Tower B');
  await details(page).getByRole('switch', { name: 'Keep this address' }).click();
  await details(page).getByText('Work', { exact: true }).click();
  await details(page).getByRole('button', { name: 'Ready' }).click();
  await expect(page.getByText('The address is kept.')).toBeVisible();
  await page.goto('/user/addresses');
  await expect(page.getByRole('heading', { name: 'Work' })).toBeVisible();
  await expect(page.getByText('3rd floor, Tower B')).toBeVisible();
});

test('who logs in next in the same tab finds nothing of what was written', async ({
  customer,
  absentHandyman: handyman,
}) => {
  await keepHome(customer);
  const { page } = customer;
  await page.goto('/services/plumber?cost=120');
  await page.getByRole('radio', { name: /^Home/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: home }).click();
  await details(page).getByLabel('What is to be done').fill(note);
  await details(page).getByRole('button', { name: 'Ready' }).click();
  await expect(rowOf(page, handyman)).toBeVisible();
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/user/login');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).not.toContain(note);
  expect(kept).not.toContain('Shanti Niwas');
  expect(kept).not.toContain(String(doorOf(customer).lat));
});

test('a professional with a request put aside still reads the note', async ({
  handyman,
  absentCustomer: customer,
  product,
}) => {
  const booking = await request(customer, handyman);
  await product.sql('insert into visit_details (booking_id, note) values ($1, $2)', [
    booking,
    note,
  ]);
  await handyman.page.goto('/handyman/dashboard');
  await popUp(handyman.page).getByRole('button', { name: 'Decide later' }).click();
  await expect(handyman.page.getByRole('main').getByText(note)).toBeVisible();
});
