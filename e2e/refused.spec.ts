// Nouns: booking
import { expect, test } from './setup/story.ts';
import { ask, popUp, rowOf } from './setup/steps.ts';
import { expectToast } from './setup/toasts.ts';

test('a request nobody answers runs out, and the next nearest is offered', async ({
  customer,
  handyman,
  absentHandyman: other,
  product,
}) => {
  await handyman.page.goto('/handyman/dashboard');
  await ask(customer, handyman);
  await expect(popUp(handyman.page)).toBeVisible();
  await product.sql('update bookings set expires_at = now() where user_id = $1', [customer.id]);

  await expectToast(handyman.page, `The request of ${customer.name} ran out`);
  await expect(popUp(handyman.page)).toBeHidden();
  const row = rowOf(customer.page, handyman);
  await expect(row.getByRole('button', { name: 'Did not answer' })).toBeDisabled();

  // Also when the list is scrolled to its end.
  await customer.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await rowOf(customer.page, handyman).scrollIntoViewIfNeeded();
  const offer = customer.page.getByRole('button', { name: `Ask ${other.name}` });
  await expect(offer).toBeInViewport();
  await offer.click();
  await expect(
    rowOf(customer.page, other).getByText('Waiting for handyman to respond...'),
  ).toBeVisible();
});
