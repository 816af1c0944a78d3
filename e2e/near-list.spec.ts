// Nouns: handyman, map, near
import { expect, test } from './setup/story.ts';
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

test('on a phone the map gets more room by a press, a key or a pull, and the list stays in reach @thorough', async ({
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

test('a map that is left while it zooms ends without an error @thorough', async ({
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
  // Longer than the animation of a zoom.
  await page.evaluate(() => new Promise((ended) => setTimeout(ended, 500)));
});
