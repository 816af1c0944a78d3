// Nouns: event, booking
import { expect, test } from './setup/story.ts';
import { ask, popUp, rowOf } from './setup/steps.ts';

/** While the stream is up nothing polls but the safety poll, every 30 seconds. */
const pushed = { timeout: 20_000 };

test('what one side does shows on the other at once', async ({ customer, handyman }) => {
  await handyman.page.goto('/handyman/dashboard');
  await expect(handyman.page.getByText('No requests right now')).toBeVisible();
  await ask(customer, handyman);
  await expect(popUp(handyman.page)).toBeVisible(pushed);
  await popUp(handyman.page).getByRole('button', { name: 'Accept' }).click();
  await expect(
    rowOf(customer.page, handyman).getByRole('link', { name: 'Move Forward' }),
  ).toBeVisible(pushed);
});
