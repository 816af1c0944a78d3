// Nouns: booking, sound, notice
import { request } from './setup/beforehand.ts';
import { popUp } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

test('a request shows and rings on every page of a handyman, one tap from the pop-up @desk @thorough', async ({
  absentCustomer: customer,
  handyman,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/profile');
  await expect(page.getByRole('heading', { name: handyman.name })).toBeVisible();
  await request(customer, handyman);
  const shown = page.getByRole('complementary', { name: 'A request' });
  await expect(shown).toContainText(`Your service is requested: ${customer.name}`);
  await expect
    .poll(() => page.title())
    .toMatch(/^\(1\) (Your service is requested|आपकी सेवा की रिक्वेस्ट)/);
  await expect(shown.getByRole('button', { name: 'Decide later' })).toBeInViewport({ ratio: 1 });
  await shown.getByRole('link').click();
  await expect(popUp(page)).toBeVisible();
  await expect(shown.getByRole('link')).toBeHidden();
});
