// Nouns: dispute, payment, books, operator
import { workDoneCheck } from '#contract/booking.ts';
import { config } from '#contract/payment.ts';
import { sandboxEvidence } from '#domain/dispute.ts';
import { expectAccessible } from './setup/accessible.ts';
import { begin } from './setup/beforehand.ts';
import { asOperator } from './setup/operators.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

test('a bank takes a payment back: an admin answers with the facts and wins, and the customer reads of it @hindi', async ({
  customer,
  absentHandyman: handyman,
  open,
  product,
}) => {
  const booking = await begin(customer, handyman);
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  await customer.send(config, { token: { id: 'tok_createDispute' }, booking_id: booking });
  const ofBooking = 'select id from disputes where booking_id = $1';
  await expect
    .poll(async () => (await product.db.query(ofBooking, [booking])).length, { timeout: 30_000 })
    .toBe(1);

  const { page } = customer;
  await page.goto(`/user/bookings/${booking}`);
  await expect(page.getByText('Your bank is examining your payment of ₹220')).toBeVisible();
  await expectAccessible(page, 'a booking whose payment is examined');

  const desk = await asOperator(await open());
  await desk.goto('/operator/today');
  await desk.getByRole('link', { name: 'Disputes', exact: true }).click();
  await desk.waitForURL('**/operator/disputes');
  await expect(desk.getByRole('heading', { name: 'Disputes', exact: true })).toBeVisible();
  await expectAccessible(desk, 'the list of disputes');
  const [dispute] = await product.db.query<{ id: string }>(ofBooking, [booking]);
  await desk.locator(`a[href="/operator/disputes/${dispute?.id ?? ''}"]`).click();
  const text = desk.getByLabel('What we say to the bank');
  await expect(text).toHaveValue(/six-digit start code/);
  await text.fill(`${await text.inputValue()}\n${sandboxEvidence.wins}`);
  await expectAccessible(desk, 'answering a dispute');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Send this answer to the bank?' });
  await dialog.getByLabel('Reason').fill('कोड दिया गया था');
  await expectAccessible(desk, 'sending an answer to the bank');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expectToast(desk, 'The answer is with the bank now.');
  await expect(desk.getByText('Won', { exact: true })).toBeVisible();
  await expect(desk.getByText('Ours again')).toBeVisible();
  await expectAccessible(desk, 'a dispute that is won');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment summary' })).toBeVisible();
  await expect(page.getByText(/Your bank is examining/)).toHaveCount(0);
});
