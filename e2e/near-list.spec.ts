import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
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
  await card.click();
  await expect(card).toBeChecked();
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
  await page.getByRole('button', { name: /^Show plumbers further away \(\d+/ }).click();
  await expect(page.getByRole('heading', { name: 'Further away' })).toBeVisible();
  await expect(rowOf(page, far).getByRole('button', { name: 'Select' })).toBeVisible();
});

test(
  'more of the list that does not come is said',
  { tag: '@once' },
  async ({ customer, product, here }) => {
    await Promise.all(Array.from({ length: 30 }, () => makeHandyman(product, here)));
    const { page } = customer;
    await page.goto(listPath(customer));
    const more = page.getByRole('button', { name: 'Show more', exact: true });
    await expect(more).toBeVisible();
    await page.route('**/api/handyman/getallhandyman?*cursor=*', (route) => route.abort());
    await more.click();
    await expectToast(page, 'We cannot reach LocalHands.');
  },
);

test('the home page’s name for a service leads to it', async ({ customer }) => {
  const { page } = customer;
  for (const path of ['/services/All%20Rounder', '/services/all rounder']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Handy Man', level: 1 })).toBeVisible();
  }
});

test('another pack changes the price in every row, and the address', async ({
  customer,
  absentHandyman,
}) => {
  const { page } = customer;
  await page.goto(listPath(customer));
  const row = rowOf(page, absentHandyman);
  await expect(row.getByText('₹220')).toBeVisible();
  await page.getByRole('radio', { name: 'Big job ₹300' }).click();
  await expect(row.getByText('₹300')).toBeVisible();
  await expect(page.getByText('Total ₹300')).toBeVisible();
  await expect(page).toHaveURL(/cost=200/);
  await page.getByRole('link', { name: 'Back to the price packs' }).click();
  await expect(page.getByRole('radio', { name: 'Big job ₹200' })).toBeChecked();
});

test('a pin has the number and the face of its row, and pressing it chooses the row', async ({
  customer,
  absentHandyman: first,
  product,
  here,
}) => {
  const second = await makeHandyman(product, { lat: here.lat + 0.03, long: here.long });
  const { page } = customer;
  await page.goto(listPath(customer));
  const [near, next] = [rowOf(page, first), rowOf(page, second)];
  const pin = (number: number, { name }: { name: string }) =>
    page.getByRole('button', { name: `${number}. ${name}, about here` });
  await expect(pin(1, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(near.getByText('1', { exact: true })).toBeVisible();
  await expect(next.getByText('2', { exact: true })).toBeVisible();

  await next.getByRole('button', { name: 'Select' }).focus();
  await expect(pin(2, second)).toHaveClass(/map-face-pointed/);
  await pin(2, second).press('Enter');
  await expect(pin(2, second)).toHaveAttribute('aria-pressed', 'true');
  await expect(pin(1, first)).toHaveAttribute('aria-pressed', 'false');
  // The bar at the bottom is about whoever is chosen.
  await page
    .getByRole('button', { name: `Select ${second.name}` })
    .first()
    .click();
  await expect(next.getByText('Waiting for handyman to respond...')).toBeVisible();
  await expect(page.getByText(`Waiting for ${second.name}`)).toBeVisible();
});

test('on a phone the map gets more room by a press, a key or a pull, and the list stays in reach', async ({
  customer,
  absentHandyman,
}) => {
  const { page } = customer;
  await page.goto(listPath(customer));
  await expect(rowOf(page, absentHandyman)).toBeVisible();
  const map = page.getByRole('region', { name: 'Map of plumbers around you' });
  const height = async () => (await map.boundingBox())?.height ?? 0;
  const more = page.getByRole('button', { name: 'Show more of the map' });
  const less = page.getByRole('button', { name: 'Show the list' });
  await expect.poll(height).toBeLessThan(400);
  await more.tap();
  await expect.poll(height).toBeGreaterThan(500);
  await rowOf(page, absentHandyman)
    .getByRole('button', { name: 'Select' })
    .scrollIntoViewIfNeeded();
  await expect(
    rowOf(page, absentHandyman).getByRole('button', { name: 'Select' }),
  ).toBeInViewport();
  await less.press('Enter');
  await expect.poll(height).toBeLessThan(400);

  const box = await more.boundingBox();
  if (!box) throw new Error('The handle is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 120, { steps: 4 });
  await page.mouse.up();
  await expect(less).toBeVisible();
});

test('a map that is left while it zooms ends without an error', async ({
  customer,
  absentHandyman,
}) => {
  const { page } = customer;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services/plumber?cost=120');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(rowOf(page, absentHandyman)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.leaflet-control-zoom-out')?.click();
    requestAnimationFrame(() => requestAnimationFrame(() => history.back()));
  });
  await expect(page.getByRole('combobox', { name: 'Price' })).toBeVisible();
  // Longer than a zoom takes, and begun after it.
  await page.evaluate(() => new Promise((ended) => setTimeout(ended, 500)));
});

test('without anybody near, the list says what can be done', async ({ customer }) => {
  const { page } = customer;
  await page.route('**/api/handyman/getallhandyman?*service*', (route) =>
    route.fulfill({ json: [] }),
  );
  await page.goto(listPath(customer));
  await expect(page.getByRole('heading', { name: 'No plumber is free right now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
  await page.getByRole('link', { name: 'Try another place' }).click();
  await expect(page.getByRole('radio', { name: 'Standard ₹120' })).toBeChecked();
});

test('asked for offline, the list says so and comes by itself', async ({
  customer,
  absentHandyman,
}) => {
  const { page, context } = customer;
  // So that the code of both screens is here.
  await page.goto(listPath(customer));
  await expect(rowOf(page, absentHandyman)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the price packs' }).click();
  await page.getByLabel('Search for a place').fill('Nagpur');
  await page.getByRole('button', { name: 'Nagpur', exact: true }).click();
  await expect(page.getByText('Where we come to: Nagpur, roughly')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('We look for plumbers near you as soon as')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'In Nagpur' })).toBeVisible();
});
