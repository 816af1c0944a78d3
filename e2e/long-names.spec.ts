// Nouns: layout
import type { Page } from '@playwright/test';
import { acceptNotification } from '#contract/booking.ts';
import { request } from './setup/beforehand.ts';
import { logInWith } from './setup/people.ts';
import { listPath, popUp } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

/** One word, nearly as long as a name may be. */
const long = 'Venkatanarasimharajuvaripetasubramaniaswamyiyengarchandrasekharanpillai';

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('names as long as they may be keep to the screen of a phone @thorough', async ({
  open,
  absentCustomer,
  absentHandyman,
  product,
}) => {
  await product.sql('update users set username = $1 where id = $2', [long, absentCustomer.id]);
  await product.sql('update handymen set name = $1 where id = $2', [long, absentHandyman.id]);
  const customer = await logInWith(absentCustomer, await open());
  const handyman = await logInWith(absentHandyman, await open());
  const id = await request(customer, handyman);
  const look = async ({ page }: { page: Page }, path: string, last = page.getByText(long)) => {
    await page.goto(path);
    await expect(last.first()).toBeVisible();
    expect.soft(await pageWidth(page), path).toBe(390);
  };
  await look(customer, listPath(customer));
  await look(handyman, '/handyman/dashboard');
  await expect(popUp(handyman.page)).toBeVisible();
  expect.soft(await pageWidth(handyman.page), 'the request').toBe(390);
  await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: id });
  await look(customer, listPath(customer));
  // What comes last there.
  const block = customer.page.getByRole('button', { name: `Block ${long}` });
  await look(customer, `/user/bookings/${id}`, block);
  await look(customer, '/user/bookings');
  await look(customer, '/user/payment?total=220');
  await look(handyman, '/handyman/dashboard');
  await look(handyman, `/handyman/jobstartotp?user_id=${customer.id}`);
  await look(handyman, `/handyman/profile?handyman_id=${handyman.id}`);
});
