// Nouns: fee, booking, bill, operator
import { firstName } from '#domain/first-name.ts';
import { setOut } from '#contract/tracking.ts';
import { expectAccessible } from './setup/accessible.ts';
import { agree } from './setup/beforehand.ts';
import { asOperator } from './setup/operators.ts';
import type { Product } from './setup/product.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

/** What happened is never changed by the product; here it happened earlier. */
const happenedEarlier = async (product: Product, id: string, minutes: number) => {
  await product.sql('set session_replication_role = replica');
  await product.sql(
    `update booking_events set at = at - $2::int * interval '1 minute' where booking_id = $1`,
    [id, minutes],
  );
  await product.sql('set session_replication_role = origin');
};

test('a late cancellation shows its fee before the tap, the next bill carries it, and an operator forgives it @hindi', async ({
  customer,
  absentHandyman: handyman,
  product,
  open,
}) => {
  const { page } = customer;
  const cancelled = await agree(customer, handyman);
  await page.goto(`/user/bookings/${cancelled}`);
  await expect(page.getByText('is on the way, and for 5 minutes after the yes')).toBeVisible();
  await handyman.send(setOut, {}, { params: { id: cancelled } });
  await happenedEarlier(product, cancelled, 6);
  await page.reload();
  const who = firstName(handyman.name);
  await expect(page.getByText(`Cancelling now costs ₹50: all of it goes to ${who}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('your next payment takes the ₹50 along');
  await expectAccessible(page, 'cancelling for a fee');
  await question.getByRole('button', { name: 'Cancel for ₹50' }).click();
  await expect(page.getByText('Fee for cancelling late')).toBeVisible();
  await expectAccessible(page, 'a booking with a fee');

  // Who has just cancelled waits a minute before they ask the same one again.
  await product.sql(
    `update bookings set ended_at = ended_at - interval '5 minutes' where id = $1`,
    [cancelled],
  );
  const next = await agree(customer, handyman);
  await page.goto('/user/bookings');
  await expect(page.getByText('You owe ₹50 for a cancelled visit')).toBeVisible();
  await page.goto(`/user/payment?booking_id=${next}`);
  await expect(page.getByText('Fee of cancelled visits')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay ₹270' })).toBeVisible();

  const desk = await asOperator(await open());
  await desk.goto(`/operator/bookings/${cancelled}`);
  await desk.getByRole('button', { name: 'Forgive the fee' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Why, in a sentence to the customer').fill('The road was closed.');
  await expectAccessible(desk, 'forgiving a fee');
  await dialog.getByRole('button', { name: 'Forgive the fee' }).click();
  await expectToast(desk, 'The fee is forgiven, and the customer is told by mail.');

  await page.goto(`/user/payment?booking_id=${next}`);
  await expect(page.getByRole('button', { name: 'Pay ₹220' })).toBeVisible();
  await page.goto(`/user/bookings/${cancelled}`);
  await expect(page.getByText('LocalHands has forgiven it.')).toBeVisible();
});
