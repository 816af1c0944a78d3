// npm run screenshots: goes through the story with the demo people on the built product and takes the
// pictures of docs/screenshots. What they show is what the product shows.
import { mkdir } from 'node:fs/promises';
import { chromium, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeFolder, startProduct } from '../server/testing/product.ts';
import { launchOptions } from './browser.cjs';

const folder = 'docs/screenshots';
const pune = { latitude: 18.5074, longitude: 73.8077 };
const sizes = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;
type Size = keyof typeof sizes;

await mkdir(folder, { recursive: true });
const place = makeFolder();
const product = await startProduct({ DATA_DIR: place.path });
const browser = await chromium.launch(launchOptions());

const open = async (size: Size): Promise<Page> => {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: product.url,
    geolocation: pune,
    permissions: ['geolocation'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
  });
  return context.newPage();
};

/** Once everything on the page has arrived and the toasts have gone. */
const shoot = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    const coming = document.querySelector('.shimmer, div[aria-busy=true]');
    const pictures = [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      const outOfSight = top > innerHeight || left > innerWidth || !image.checkVisibility();
      return image.complete || outOfSight;
    });
    return coming === null && pictures;
  });
  // They go by themselves, but not under the pointer.
  await page.mouse.move(0, 0);
  const toasts = page.getByRole('region', { name: /notification/i }).getByRole('button');
  await expect(toasts).toHaveCount(0, { timeout: 30_000 });
  const png = await page.screenshot({ animations: 'disabled' });
  const width = (page.viewportSize()?.width ?? 390) > 500 ? 1280 : 390;
  await sharp(png)
    .resize({ width: width * 1.5 })
    .webp({ quality: 82 })
    .toFile(`${folder}/${name}.webp`);
};

const logIn = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Test' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
};

for (const size of ['desk', 'phone'] as const) {
  const [asha, ravi] = [await open(size), await open(size)];
  await asha.goto('/');
  await shoot(asha, `home-${size}`);
  await asha.goto('/handyman/register');
  await shoot(asha, `join-${size}`);
  await logIn(asha, '/user/login');
  await logIn(ravi, '/handyman/login');
  await asha.goto('/services/servicePage');
  await asha.getByRole('heading', { name: 'Plumber' }).waitFor();
  await shoot(asha, `services-${size}`);
  await asha.goto('/services/plumber');
  await asha.getByLabel('Price').selectOption('120');
  await shoot(asha, `pack-${size}`);
  await asha.getByRole('button', { name: 'Continue' }).click();
  const row = asha
    .getByRole('listitem')
    .filter({ has: asha.getByRole('heading', { name: 'Ravi Kale' }) });
  await row.getByRole('button', { name: 'Select' }).waitFor();
  await shoot(asha, `near-${size}`);
  await ravi.goto('/handyman/dashboard');
  await row.getByRole('button', { name: 'Select' }).click();
  await row.getByText('Waiting for handyman').waitFor();
  await shoot(asha, `waiting-${size}`);
  const popUp = ravi.getByRole('dialog', { name: 'Your service is requested' });
  await popUp.waitFor();
  await shoot(ravi, `request-${size}`);
  await popUp.getByRole('button', { name: 'Accept' }).click();
  await ravi.waitForURL('**/handyman/jobstartotp?user_id=*');
  await shoot(ravi, `start-code-${size}`);
  await row.getByRole('link', { name: 'Move Forward' }).click();
  await asha.getByRole('heading', { name: 'Ravi Kale' }).waitFor();
  await shoot(asha, `confirmed-${size}`);
  await asha.goto('/user/bookings');
  await asha.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  const code = asha.getByText(/^\d{6}$/);
  await code.waitFor();
  await shoot(asha, `booking-${size}`);
  const digits = await code.innerText();
  await ravi.getByLabel('Digit 1 of 6').focus();
  await ravi.keyboard.type(digits);
  await ravi.getByRole('button', { name: 'Submit' }).click();
  await ravi.waitForURL('**/handyman/workdone?user_id=*');
  await asha.goto('/user/payment?total=220');
  await asha.getByLabel('Card number').fill('4242424242424242');
  await asha.getByLabel('Expiry').fill('1234');
  await asha.getByLabel('CVC').fill('123');
  await shoot(asha, `payment-${size}`);
  await asha.getByRole('button', { name: 'Pay ₹220' }).click();
  await asha.getByText('Payment Successful').first().waitFor();
  await ravi.getByRole('button', { name: 'Work Done?' }).click();
  await ravi.getByRole('button', { name: 'Yes, it is done' }).click();
  await ravi.waitForURL('**/handyman/dashboard');
  await ravi.getByRole('table').waitFor();
  await shoot(ravi, `dashboard-${size}`);
}

await browser.close();
await product.stop('SIGTERM');
place.remove();
