import { expect, test } from './setup/story.ts';
import { rejectNotification } from '#contract/booking.ts';
import { ask, listPath, popUp, rowOf } from './setup/steps.ts';
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

  // Also for whoever has scrolled to the end of the list.
  await customer.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await rowOf(customer.page, handyman).scrollIntoViewIfNeeded();
  const offer = customer.page.getByRole('button', { name: `Ask ${other.name}` });
  await expect(offer).toBeInViewport();
  await offer.click();
  await expect(
    rowOf(customer.page, other).getByText('Waiting for handyman to respond...'),
  ).toBeVisible();
});

test(
  'a declined request closes its button and leaves the others open',
  { tag: '@once' },
  async ({ customer, handyman, absentHandyman: other }) => {
    await handyman.page.goto('/handyman/dashboard');
    await ask(customer, handyman);
    await popUp(handyman.page).getByRole('button', { name: 'Decline' }).click();
    await expect(
      rowOf(customer.page, handyman).getByRole('button', { name: 'Request Rejected' }),
    ).toBeDisabled();
    await expect(rowOf(customer.page, other).getByRole('button', { name: 'Select' })).toBeEnabled();
  },
);

test(
  'a no that comes before the request was seen open closes its button too',
  { tag: '@once' },
  async ({ customer, absentHandyman: handyman }) => {
    const { page } = customer;
    await page.goto(listPath(customer));
    const row = rowOf(page, handyman);
    await expect(row.getByRole('button', { name: 'Select' })).toBeEnabled();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/bookings?*', async (route) => {
      await answered;
      await route.continue();
    });
    const asked = page.waitForResponse('**/api/createnotification');
    await row.getByRole('button', { name: 'Select' }).click();
    await asked;
    await handyman.send(rejectNotification, { handyman_id: handyman.id });
    answer();
    await expect(row.getByRole('button', { name: 'Request Rejected' })).toBeDisabled();
  },
);
