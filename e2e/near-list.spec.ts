import { expect, test } from './setup/story.ts';
import { makeHandyman } from './setup/people.ts';
import { listPath, rowOf } from './setup/steps.ts';

test('the list shows the price; Back and a refresh keep the pack', async ({
  customer,
  absentHandyman,
}) => {
  const { page } = customer;
  await page.goto('/services/plumber');
  await expect(page.getByText('Old fittings out, new ones in')).toBeVisible();
  const card = page.getByRole('radio', { name: 'Big job ₹200' });
  await card.check();
  await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('200');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(rowOf(page, absentHandyman)).toBeVisible();
  await expect(page.getByText('Total ₹300')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Total ₹300')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('200');
  await expect(card).toBeChecked();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('200');
  await expect(card).toBeChecked();
});

test('a pack is a card and a line of the price list, and both say the same', async ({
  customer,
}) => {
  const { page } = customer;
  await page.goto('/services/plumber');
  const price = page.getByRole('combobox', { name: 'Price' });
  await expect(page.getByRole('button', { name: 'Select a service' })).toBeDisabled();
  await price.selectOption('120');
  await expect(page.getByRole('radio', { name: 'Standard ₹120' })).toBeChecked();
  await page.getByRole('radio', { name: 'Standard ₹120' }).press('ArrowRight');
  await expect(price).toHaveValue('200');
  await expect(page).toHaveURL(/cost=200/);
  const lines = page.getByRole('definition');
  await expect(lines).toHaveText(['₹100', '₹200', '₹36', '-₹36', '₹300']);
});

test('a price that is not a pack is named, and the packs are offered', async ({ customer }) => {
  const { page } = customer;
  const { lat, long } = customer.place;
  await page.goto(`/services/serviceProvider?service=plumber&lat=${lat}&long=${long}&cost=999`);
  await expect(
    page.getByRole('heading', { name: '“999” is not one of our price packs' }),
  ).toBeVisible();
  await page.getByRole('link', { name: '₹120' }).click();
  await expect(page.getByText('Total ₹220')).toBeVisible();
  await expect(page).toHaveURL(/cost=120/);
});

test('those around come first, those further away are behind a button', async ({
  customer,
  absentHandyman,
  product,
  here,
}) => {
  const far = await makeHandyman(product, { lat: here.lat + 0.4, long: here.long });
  const { page } = customer;
  await page.goto(listPath(customer));
  await expect(page.getByRole('heading', { name: 'Around you' })).toBeVisible();
  await expect(rowOf(page, absentHandyman).getByText('Nearest')).toBeVisible();
  await expect(rowOf(page, far)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show plumbers further away' }).click();
  await expect(page.getByRole('heading', { name: 'Further away' })).toBeVisible();
  await expect(rowOf(page, far).getByRole('button', { name: 'Select' })).toBeVisible();
});

test('the home page’s name for a service leads to it', async ({ customer }) => {
  const { page } = customer;
  for (const path of ['/services/All%20Rounder', '/services/all rounder']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Handy Man', level: 1 })).toBeVisible();
  }
});
