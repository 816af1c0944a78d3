// Nouns: place, map, geolocation
import type { Page } from '@playwright/test';
import { expect, test } from './setup/story.ts';
import { logInWith, makeCustomer, makeHandyman } from './setup/people.ts';
import { popUp, rowOf } from './setup/steps.ts';

const denied = { place: 'denied' } as const;
const pune = { lat: 18.5204, long: 73.8567 };

/** Types the name of an area and takes what is found first. */
const chooseArea = async (page: Page, text: string, found: string) => {
  await page.getByLabel('Search for a place').fill(text);
  await page.getByRole('button', { name: found, exact: true }).click();
};

const map = (page: Page) => page.getByRole('region', { name: /^Map/ });

/** As close as the map goes. */
const zoomIn = async (page: Page) => {
  const closer = page.getByRole('button', { name: 'Zoom in' });
  await expect(async () => {
    if ((await closer.getAttribute('aria-disabled')) !== 'true') await closer.click();
    await expect(closer).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
};

test('a denied location does not stop a booking: a pin on the map will do', async ({
  open,
  here,
  product,
}) => {
  const { page } = await logInWith(await makeCustomer(product, here), await open(denied));
  await page.goto('/services/plumber');
  await expect(page.getByText('Your place from sign-up')).toBeVisible();
  await chooseArea(page, 'bombay', 'Mumbai');
  await expect(page.getByText('Where we come to: Mumbai, roughly')).toBeVisible();
  await expect(map(page).getByText('Mumbai', { exact: true })).toBeVisible();
  await zoomIn(page);
  const before = await map(page).screenshot();
  await map(page).click({ position: { x: 120, y: 120 } });
  await expect(page.getByText('Where we come to: Pin on the map')).toBeVisible();
  // Still as close as before: the button cannot go further in.
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(before.equals(await map(page).screenshot())).toBe(false);
  await page.getByLabel('Price').selectOption('50');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Plumbers near your location' })).toBeVisible();
  await expect(page).not.toHaveURL(/in=/);
});

test('a tap on the map keeps the zoom that was chosen by hand @thorough', async ({
  open,
  here,
  product,
}) => {
  const { page } = await logInWith(await makeCustomer(product, here), await open(denied));
  await page.goto('/services/plumber');
  await expect(page.getByText('Your place from sign-up')).toBeVisible();
  await zoomIn(page);
  await map(page).click({ position: { x: 120, y: 120 } });
  await expect(page.getByText('Where we come to: Pin on the map')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('close up the map names the localities around a place, for eyes and ears @thorough', async ({
  open,
  product,
}) => {
  // Far from every city, so that nothing of one is on the map before it is chosen.
  const desert = { lat: 27.1, long: 70.6 };
  const { page } = await logInWith(await makeCustomer(product, desert), await open(denied));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const citiesAsked = () =>
    new Set(asked.flatMap((path) => /\/assets\/([a-z]+)-[^/]+\.json$/.exec(path)?.[1] ?? []));
  await page.goto('/services/plumber');
  await expect(map(page).locator('.map-pin')).toBeVisible();
  expect([...citiesAsked()]).toEqual([]);

  // Spelt a little differently, and found all the same.
  await chooseArea(page, 'kotrud pune', 'Kothrud, Pune');
  for (const name of ['Karvenagar', 'Bhusari Colony']) {
    await expect(map(page).getByText(name, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^On the map: .*Karvenagar/)).toBeAttached();
  await expect(page.getByText('Area shapes are approximate.')).toBeVisible();
  await expect(map(page).getByText('Localities: India Post')).toBeVisible();
  expect([...citiesAsked()]).toEqual(['pune']);
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

// A mouse drags every map.
test('one finger drags the map on which a place is set @thorough', async ({
  open,
  here,
  product,
}) => {
  const { page, context } = await logInWith(await makeCustomer(product, here), await open());
  await page.goto('/services/plumber');
  await expect(page.getByText('Your location', { exact: true })).toBeVisible();
  await expect(map(page).locator('.map-pin')).toBeVisible();
  await map(page).scrollIntoViewIfNeeded();
  const pin = map(page).locator('.map-pin');
  const before = await pin.boundingBox();
  const box = await map(page).boundingBox();
  if (!before || !box) throw new Error('The map is not on the page');
  const touch = await context.newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x: box.x + x, y: box.y + 80 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(200) });
  for (let x = 195; x >= 100; x -= 5) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan(before.x - 50);
});

test('with an area only, no distance is claimed, and the exact place is asked for before anybody is @thorough', async ({
  open,
  product,
}) => {
  const handyman = await logInWith(
    await makeHandyman(product, { lat: 18.51, long: 73.85 }),
    await open(),
  );
  await handyman.page.goto('/handyman/dashboard');
  const { page } = await logInWith(await makeCustomer(product, pune), await open(denied));
  await page.goto('/services/plumber');
  // The account's place is the middle of Pune, which counts as an area also when it was typed.
  await expect(page.getByText('Where we come to: Pune, roughly')).toBeVisible();
  await page.getByLabel('Price').selectOption('120');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/in=Pune/);
  await expect(page.getByText('You are looking in Pune.')).toBeVisible();
  const row = rowOf(page, handyman);
  await expect(row).toBeVisible();
  await expect(page.getByText(/there in \d/)).toHaveCount(0);
  await expect(row.getByText(/\d k?m\b/)).toHaveCount(0);

  await row.getByRole('button', { name: 'Select' }).click();
  const question = page.getByRole('dialog', { name: /Where exactly should/ });
  await expect(question.getByRole('button', { name: 'Set the pin first' })).toBeDisabled();
  const area = question.getByRole('region', { name: /^Map/ });
  for (let taps = 0; taps < 2; taps += 1) {
    await area.click({ position: { x: 150, y: 200 } });
    await expect(area.locator('.map-pin')).toBeVisible();
  }
  await question.getByRole('button', { name: /to come here/ }).click();
  await expect(popUp(handyman.page)).toBeVisible();
  await expect(row.getByText('Waiting for handyman to respond...')).toBeVisible();
  await expect(page).not.toHaveURL(/in=/);
  await expect(row.getByText(/there in \d/)).toBeVisible();
});
