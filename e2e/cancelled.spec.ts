import { expect, test } from './setup/story.ts';
import { agree, request } from './setup/beforehand.ts';
import { ask, listPath, popUp, rowOf } from './setup/steps.ts';

test('a withdrawn request leaves the handyman’s screen', async ({ customer, handyman }) => {
  await handyman.page.goto('/handyman/dashboard');
  await ask(customer, handyman);
  await expect(popUp(handyman.page)).toBeVisible();
  const row = rowOf(customer.page, handyman);
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await expect(
    handyman.page.getByText(`${customer.name} does not need you any more.`),
  ).toBeVisible();
  await expect(popUp(handyman.page)).toBeHidden();
  await expect(row.getByRole('button', { name: 'Select' })).toBeEnabled();
});

test('a request that ended because another was accepted is nobody’s doing', async ({
  customer,
  handyman,
  absentHandyman: quicker,
}) => {
  const id = await request(customer, handyman);
  await agree(customer, quicker);
  await customer.page.goto(`/user/bookings/${id}`);
  await expect(customer.page.getByText('so this request ended by itself.')).toBeVisible();
  await expect(
    customer.page.getByText('Somebody else said yes first', { exact: true }),
  ).toBeVisible();
  await expect(customer.page.getByText('You withdrew the request')).toBeHidden();
  await handyman.page.goto(`/handyman/bookings/${id}`);
  await expect(handyman.page.getByText('found somebody else').first()).toBeVisible();
});

test('the customer cancels an accepted booking, its rule shown first', async ({
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
  await expect(question).toContainText('free of charge until the work starts');
  await question.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByText('You called this booking off.')).toBeVisible();

  await expect(
    handyman.page.getByRole('heading', { name: 'This booking was cancelled' }),
  ).toBeVisible();
  await handyman.page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(handyman.page.getByText('No requests right now')).toBeVisible();
});

test('the handyman cancels a job they have accepted', async ({ customer, handyman }) => {
  await agree(customer, handyman);
  await customer.page.goto(listPath(customer));
  const row = rowOf(customer.page, handyman);
  await expect(row.getByRole('link', { name: 'Move Forward' })).toBeVisible();
  await handyman.page.goto(`/handyman/jobstartotp?user_id=${customer.id}`);
  await handyman.page.getByRole('button', { name: 'Cancel the job' }).click();
  await handyman.page
    .getByRole('dialog', { name: 'Cancel this job?' })
    .getByRole('button', { name: 'Cancel the job' })
    .click();
  await handyman.page.waitForURL('**/handyman/dashboard');
  await expect(row.getByRole('link', { name: 'Move Forward' })).toBeHidden();
});
