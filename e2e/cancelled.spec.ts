// Nouns: booking
import { expect, test } from './setup/story.ts';
import { agree } from './setup/beforehand.ts';

test('the customer cancels an accepted booking, its rule shown first @thorough', async ({
  customer,
  handyman,
}) => {
  await agree(customer, handyman);
  await handyman.page.goto(`/handyman/jobstartotp?user_id=${customer.id}`);
  const { page } = customer;
  await page.goto('/user/bookings');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('for 5 minutes after the yes. After that ₹50 goes to');
  await question.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByText('You called this booking off.')).toBeVisible();

  await expect(
    handyman.page.getByRole('heading', { name: 'This booking was cancelled' }),
  ).toBeVisible();
  await handyman.page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(handyman.page.getByText('No requests right now')).toBeVisible();
});
