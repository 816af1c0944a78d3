// Nouns: cash, payment, bill, earnings, ticket
import { expectAccessible } from './setup/accessible.ts';
import { begin } from './setup/beforehand.ts';
import { asOperator } from './setup/operators.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

/** What people write themselves, in Devanagari: the runs in Hindi leave that as it is. */
const sentence = 'पैसे नहीं दिए गए';

test('cash is chosen, taken and confirmed, and both see it; then one says that it is wrong, and it is due again @hindi', async ({
  customer,
  handyman,
  open,
}) => {
  const id = await begin(customer, handyman);
  const [asha, ravi] = [customer.page, handyman.page];
  await ravi.goto(`/handyman/workdone?user_id=${customer.id}`);
  await expect(ravi.getByRole('heading', { name: 'Work in progress' })).toBeVisible();

  await asha.goto(`/user/payment?booking_id=${id}`);
  await asha.getByRole('radio', { name: 'Cash' }).check();
  await expect(asha.getByText(/it becomes credit for your next bill/)).toBeVisible();
  await expectAccessible(asha, 'paying in cash');
  await asha.getByRole('button', { name: 'Pay ₹220 in cash' }).click();
  await asha.waitForURL(`**/user/bookings/${id}`);
  await expect(asha.getByText('You pay ₹220 in cash', { exact: true })).toBeVisible();
  await expectAccessible(asha, 'a booking that is paid in cash');

  // Live, without a reload.
  await expect(ravi.getByRole('heading', { name: 'Take ₹220 in cash' })).toBeVisible();
  await expectAccessible(ravi, 'cash to take');
  await ravi.getByRole('button', { name: 'I have received ₹220' }).click();
  await ravi.getByRole('dialog').getByRole('button', { name: 'Yes, I have it' }).click();
  await expectToast(ravi, 'Thank you. The booking is paid.');

  await expect(asha.getByText(/₹220 paid in cash/)).toBeVisible();
  await asha.getByRole('button', { name: 'The sum is wrong' }).click();
  const dialog = asha.getByRole('dialog');
  await dialog.getByRole('textbox').fill(sentence);
  await expectAccessible(asha, 'saying that cash is wrong');
  await dialog.getByRole('button', { name: 'Tell LocalHands' }).click();
  await expect(
    asha.getByText('You have said that the sum is wrong. LocalHands looks into it.'),
  ).toBeVisible();

  await ravi.goto('/handyman/earnings');
  await expect(ravi.getByRole('heading', { name: 'You owe LocalHands' })).toBeVisible();
  await expectAccessible(ravi, 'earnings with cash');

  const desk = await asOperator(await open());
  await desk.goto(`/operator/bookings/${id}`);
  const found = desk.getByRole('region', { name: 'Cash', exact: true });
  await found.getByRole('button', { name: 'Not received' }).click();
  await desk.getByRole('dialog').getByLabel('Why (for the audit log)').fill('दोनों से बात हुई');
  await expectAccessible(desk, 'deciding about cash');
  await desk.getByRole('dialog').getByRole('button', { name: 'Not received' }).click();
  await expectToast(desk, 'The cash is taken out of the books. Both sides have a mail about it.');
  await expect(
    asha.getByText('LocalHands has looked into it: this cash was not received.'),
  ).toBeVisible();
  await expect(
    asha.getByRole('link', { name: 'Pay ₹220' }).filter({ visible: true }),
  ).toBeVisible();
});
