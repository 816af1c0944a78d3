// Nouns: payout, books, operator
import { readFile } from 'node:fs/promises';
import { workDoneCheck } from '#contract/booking.ts';
import { config } from '#contract/payment.ts';
import { expectAccessible } from './setup/accessible.ts';
import { begin } from './setup/beforehand.ts';
import { asOperator } from './setup/operators.ts';
import { enterCode } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

test('a professional says where to pay, an admin pays the Monday, and both read what became of it @hindi', async ({
  handyman,
  absentCustomer: customer,
  open,
  product,
}) => {
  const booking = await begin(customer, handyman);
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  await customer.send(config, { token: { id: 'tok_visa' }, booking_id: booking });

  const { page } = handyman;
  await page.goto('/handyman/earnings');
  await page.getByRole('link', { name: 'Payouts', exact: true }).click();
  await page.waitForURL('**/handyman/payouts');
  await page.getByRole('button', { name: 'Give a bank account or UPI id' }).click();
  await page.getByLabel('Account holder').fill(handyman.name);
  await page.getByLabel('Account number').fill('5010 0123 4417');
  await page.getByLabel('IFSC').fill('hdfc0001234');
  await page.getByRole('button', { name: 'Mail me the code' }).click();
  await enterCode(page, await product.nextCode(handyman.email));
  await expectAccessible(page, 'giving a bank account');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(
    page,
    'Saved. We pay to it from two days from now, and have mailed you about the change.',
  );
  await expect(page.getByText('HDFC ··4417').first()).toBeVisible();
  await expectAccessible(page, 'payouts with a new account');

  // A week later, as far as the product can tell.
  await product.sql(`update payout_accounts set given_at = given_at - interval '3 days'`);
  await product.sql(
    `with runs as (update payout_runs set day = day - 7000)
     update payouts set run_day = run_day - 7000`,
  );
  const ofTheRun = 'select 1 from payouts where handyman_id = $1';
  await expect
    .poll(async () => (await product.db.query(ofTheRun, [handyman.id])).length, {
      timeout: 30_000,
    })
    .toBe(1);

  const admin = await asOperator(await open());
  await admin.goto('/operator/payouts');
  const newest = admin.getByRole('row').filter({ hasText: 'Look through and approve' }).first();
  await newest.getByRole('link').click();
  await admin.waitForURL('**/operator/payouts/*');
  const line = admin.getByRole('row').filter({ hasText: handyman.name });
  await expect(line).toContainText('In no bank file yet');
  await admin.getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('button', { name: 'Bank file' }).click();
  await admin.getByLabel('Reason').fill('The Monday’s transfers.');
  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`${handyman.name},501001234417,HDFC0001234,187`);
  await expect(line).not.toContainText('In no bank file yet');
  await expectAccessible(admin, 'a Monday that the bank is to pay');
  await line.getByRole('checkbox').check();
  await admin.getByLabel('The bank’s reference').fill('UTR 316 0418');
  await admin.getByRole('button', { name: 'Mark paid' }).click();
  await expect(line).toContainText('UTR 316 0418');

  await page.reload();
  await expect(page.getByText('UTR 316 0418')).toBeVisible();
  await expect(page.getByText('Your balance: ₹0', { exact: true })).toBeVisible();
  await page.goto('/handyman/earnings');
  const statement = page.getByRole('region', { name: 'Statement' });
  await expect(statement.getByRole('listitem')).toHaveCount(4);
  await expect(statement.getByRole('listitem').last()).toContainText('Balance after ₹0');
  await expectAccessible(page, 'earnings with their statement');
});
