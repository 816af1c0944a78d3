// Nouns: session, guard
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import type { Person } from './setup/people.ts';
import type { Product } from './setup/product.ts';

/** Logs out with a copy of the page's token, as the account page of another device would. */
const endElsewhere = async ({ context }: Person, { url }: Product) => {
  const key = (await context.cookies()).find(({ name }) => name === 'lh_handyman');
  const ended = await fetch(`${url}/api/handyman/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `lh_handyman=${key?.value}` },
    body: '{}',
  });
  expect(ended.status).toBe(200);
};

test('an open page notices that its session was ended elsewhere @thorough', async ({
  handyman,
  product,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ');
  await endElsewhere(handyman, product);
  await expectToast(page, 'You need to login first');
  await expect(page).toHaveURL('/handyman/login');
});
