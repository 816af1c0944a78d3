// Nouns: extra, payment, receipt
import { finishBooking } from '#contract/booking.ts';
import { proposeExtra } from '#contract/extra.ts';
import { config } from '#contract/payment.ts';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from './setup/accessible.ts';
import { begin } from './setup/beforehand.ts';
import type { Account, Person } from './setup/people.ts';
import { expectPaid, payWith } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

/** What people write themselves, in Devanagari: the runs in Hindi leave that as it is. */
const [tap, pipe] = ['नया नल', 'नई पाइप'];

const atWork = (handyman: Person, customer: Account) =>
  handyman.page.goto(`/handyman/workdone?user_id=${customer.id}`);

const propose = (handyman: Account, id: string, words: string, amount: number) =>
  handyman.send(proposeExtra, { key: randomUUID(), words, amount }, { params: { id } });

test('extra work after the job was paid: proposed, approved live, the rest paid, two receipts @hindi', async ({
  customer,
  handyman,
}) => {
  const id = await begin(customer, handyman);
  await customer.send(config, { token: { id: 'tok_visa' }, booking_id: id });
  const [asha, ravi] = [customer.page, handyman.page];
  await asha.goto(`/user/bookings/${id}`);
  await expect(asha.getByRole('heading', { name: 'Payment summary' })).toBeVisible();
  await atWork(handyman, customer);

  // By keyboard alone.
  await ravi.getByRole('textbox', { name: 'What is to be done?' }).focus();
  await ravi.keyboard.type(tap);
  await ravi.keyboard.press('Tab');
  await ravi.keyboard.type('450');
  await expect(ravi.getByText('You get ₹382.50 of it.')).toBeVisible();
  await expectAccessible(ravi, 'proposing extra work');
  await ravi.keyboard.press('Enter');
  await expect(ravi.getByRole('list', { name: 'Extra work so far' })).toContainText(tap);
  await expectAccessible(ravi, 'extra work that waits');

  await expect(asha.getByText('New total ₹670 instead of ₹220.')).toBeVisible();
  await expect(
    asha.getByText('You have paid ₹220; with your yes ₹450 is still due.'),
  ).toBeVisible();
  await expectAccessible(asha, 'extra work to decide about');
  await asha.getByRole('button', { name: 'Approve ₹450' }).focus();
  await asha.keyboard.press('Enter');
  await expect(asha.getByRole('list', { name: 'Extra work so far' })).toContainText(tap);
  await expect(asha.getByRole('heading', { name: 'Extra work', exact: true })).toBeFocused();
  await expect(asha.getByText('Already paid')).toBeVisible();
  await expect(asha.getByText('Partly paid', { exact: true })).toBeVisible();
  await expect(asha.getByText('Still due', { exact: true })).toBeVisible();
  await expectAccessible(asha, 'a bill of which a part is due');
  await expect(ravi.getByText('Approved', { exact: true })).toBeVisible();

  await asha.getByRole('link', { name: 'Pay ₹450' }).filter({ visible: true }).click();
  await expect(asha.getByText('Still due', { exact: true })).toBeVisible();
  await expectAccessible(asha, 'paying the rest');
  await expectPaid(asha, () => payWith(asha, '4242424242424242', 450));

  await asha.goto(`/user/bookings/${id}/receipt`);
  await expect(asha.getByText(tap)).toBeVisible();
  await expect(asha.getByText('Paid with this receipt')).toBeVisible();
  await expectAccessible(asha, 'a receipt of the rest');
  const receipts = asha.getByRole('navigation', { name: 'Receipts of this booking' });
  await receipts.getByRole('link').click();
  await expect(asha.getByText(tap)).toHaveCount(0);
  await expect(receipts.getByRole('listitem')).toHaveCount(2);

  await ravi.goto(`/handyman/paymentBill?booking_id=${id}`);
  await expect(ravi.getByText(tap)).toBeVisible();
  await expect(ravi.getByText('₹569.50')).toBeVisible();
  await expectAccessible(ravi, 'a bill with extra work');
});

test('declined, taken back and forgotten extra work costs nothing, and is told on any page @thorough', async ({
  customer,
  handyman,
}) => {
  const id = await begin(customer, handyman);
  const [asha, ravi] = [customer.page, handyman.page];
  await asha.goto('/');
  // News is what differs from what the page has seen.
  await expect(asha.getByRole('complementary', { name: 'Your booking' })).toBeVisible();
  await atWork(handyman, customer);
  await expect(ravi.getByRole('textbox', { name: 'What is to be done?' })).toBeVisible();
  await propose(handyman, id, tap, 450);
  await expectToast(asha, 'proposes extra work. Nothing is done without your yes.');
  await asha.goto(`/user/bookings/${id}`);
  await asha.getByRole('button', { name: 'Decline' }).click();
  await expect(asha.getByText('Declined', { exact: true })).toBeVisible();
  await expect(ravi.getByText('Declined', { exact: true })).toBeVisible();
  await expectAccessible(asha, 'declined extra work');

  await propose(handyman, id, pipe, 300);
  await expect(asha.getByRole('button', { name: 'Approve ₹300' })).toBeVisible();
  await ravi.getByRole('button', { name: `Take back: ${pipe}` }).click();
  await expect(asha.getByRole('button', { name: 'Approve ₹300' })).toHaveCount(0);
  await expect(asha.getByText('Taken back', { exact: true })).toBeVisible();

  await propose(handyman, id, tap, 200);
  await expect(asha.getByRole('button', { name: 'Approve ₹200' })).toBeVisible();
  await customer.send(finishBooking, {}, { params: { id } });
  await expect(asha.getByRole('button', { name: 'Approve ₹200' })).toHaveCount(0);
  await expect(
    asha.getByRole('link', { name: 'Pay ₹220' }).filter({ visible: true }),
  ).toBeVisible();
});
