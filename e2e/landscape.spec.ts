// Nouns: theme, layout, map
import type { Page } from '@playwright/test';
import { agree } from './setup/beforehand.ts';
import { logInWith } from './setup/people.ts';
import { listPath, rowOf } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

const onItsSide = { width: 844, height: 390 } as const;
test.use({ viewport: onItsSide });

/** A phone makes its window as wide as what does not fit. */
const widthOf = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));

test('on a phone that lies on its side the map stands beside the list, and nothing is cut off', async ({
  open,
  absentCustomer,
  absentHandyman: handyman,
}) => {
  const { page } = await logInWith(absentCustomer, await open({ viewport: onItsSide }));
  await page.goto(listPath(absentCustomer));
  await expect(rowOf(page, handyman)).toBeAttached();
  const map = page.getByRole('region', { name: /^Map/ });
  await expect(map.getByRole('button', { name: handyman.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more of the map' })).toBeHidden();
  const bar = await page.locator('.bottom-bar').boundingBox();
  const box = await map.boundingBox();
  if (!box || !bar) throw new Error('The map or the bar is not on the page');
  expect(box.width).toBeGreaterThan(onItsSide.width / 3);
  expect(box.height).toBeGreaterThan(onItsSide.height / 2);
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  expect(await widthOf(page)).toBe(onItsSide.width);

  const id = await agree(absentCustomer, handyman);
  for (const path of [`/user/bookings/${id}`, '/user/payment?total=220']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await widthOf(page), path).toBe(onItsSide.width);
  }
});
