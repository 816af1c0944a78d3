// Nouns: booking, payment, handyman, catalogue
import { expect, test } from './setup/story.ts';
import { expectAccessible } from './setup/accessible.ts';
import { acceptNotification, rejectNotification } from '#contract/booking.ts';
import { agree, request } from './setup/beforehand.ts';
import { ask, expectPaid, listPath, payWith, rowOf } from './setup/steps.ts';

test('finding and asking break no rule of accessibility @thorough', async ({
  customer,
  absentHandyman: handyman,
}) => {
  const { page } = customer;
  await page.goto('/services/servicePage');
  await expect(page.getByRole('heading', { name: 'Available Services' })).toBeVisible();
  await expectAccessible(page, 'services');
  await page.getByPlaceholder('What do you need?').fill('astronaut');
  await expectAccessible(page, 'a search that finds nothing');
  await page.goto('/services/plumber');
  await expect(page.getByText('Your location', { exact: true })).toBeVisible();
  await expectAccessible(page, 'pack');
  await page.getByLabel('Price').selectOption('200');
  await expectAccessible(page, 'pack with a price');
  await page.goto('/services/astronaut');
  await expect(page.getByRole('heading', { name: /We do not offer/ })).toBeVisible();
  await expectAccessible(page, 'a service we do not offer');
  await page.goto('/services/serviceProvider');
  await expect(page.getByRole('heading', { name: /Choose a service/ })).toBeVisible();
  await expectAccessible(page, 'providers without a place');

  await page.goto(listPath(customer));
  await expect(rowOf(page, handyman)).toBeVisible();
  await expect(page.getByRole('button', { name: /about here/ }).first()).toBeVisible();
  await expectAccessible(page, 'the list and its map');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Show more of the map' }).click();
  await expectAccessible(page, 'the map with more room');
  await ask(customer, handyman);
  await expectAccessible(page, 'waiting for the answer');
  await handyman.send(rejectNotification, { handyman_id: handyman.id });
  await expect(
    rowOf(page, handyman).getByRole('button', { name: 'Request Rejected' }),
  ).toBeVisible();
  await expectAccessible(page, 'rejected');
});

test('a booking breaks no rule of accessibility @thorough', async ({
  customer,
  absentHandyman: handyman,
}) => {
  const { page } = customer;
  await page.goto('/user/bookings');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expectAccessible(page, 'no bookings');
  await page.goto('/user/payment?total=220');
  await expect(page.getByText('There is nothing to pay')).toBeVisible();
  await expectAccessible(page, 'nothing to pay');

  await ask(customer, handyman);
  await handyman.send(acceptNotification, { handyman_id: handyman.id });
  await expect(rowOf(page, handyman).getByRole('link', { name: 'Move Forward' })).toBeVisible();
  await expectAccessible(page, 'accepted');
  await rowOf(page, handyman).getByRole('link', { name: 'Move Forward' }).click();
  await expect(page.getByText('Arrival estimate')).toBeVisible();
  await expectAccessible(page, 'confirmation');
  await page.getByRole('link', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Pay ₹220' }).click();
  await expect(page.getByText('Enter your card number.')).toBeVisible();
  await expectAccessible(page, 'payment with errors');
  await page.goto('/user/bookings');
  await expect(page.getByRole('heading', { name: new RegExp(handyman.name) })).toBeVisible();
  await expectAccessible(page, 'my bookings');
  await page.getByRole('heading', { name: new RegExp(handyman.name) }).click();
  await expect(page.getByText('What happened')).toBeVisible();
  await expectAccessible(page, 'a booking');
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible();
  await expectAccessible(page, 'the question before cancelling');
  await page.goto(`${page.url()}/receipt`);
  await expect(page.getByText('There is no receipt yet')).toBeVisible();
  await expectAccessible(page, 'no receipt yet');
});

test('a booking breaks no rule of accessibility in any state @thorough', async ({
  customer,
  absentHandyman: handyman,
  product,
}) => {
  const { page } = customer;
  const id = await request(customer, handyman);
  await page.goto(`/user/bookings/${id}`);
  const put = async (state: string, more = '') => {
    await product.sql(
      `update bookings set state = '${state}', done_at = ${state === 'done' ? 'now()' : 'null'} ${more}
       where id = $1`,
      [id],
    );
    await page.reload();
  };
  const headings: readonly (readonly [string, RegExp, string?])[] = [
    ['requested', /^Waiting for/],
    ['accepted', /arrives about/],
    ['started', /is at work$/],
    ['done', /^Work done, ₹220 to pay$/],
    ['done', /^Work done and paid$/, `, payment_state = 'paid'`],
    ['declined', /cannot take this job$/, `, payment_state = 'unpaid'`],
    ['expired', /did not answer in time$/],
    ['cancelled', /^Booking cancelled$/, `, ended_by = 'handyman', payment_state = 'refunded'`],
  ];
  for (const [state, heading, more] of headings) {
    await put(state, more);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page, `a booking that is ${state}`);
  }
  await page.goto('/user/bookings');
  await expect(page.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  await expectAccessible(page, 'my bookings, earlier ones');
});

test('paying breaks no rule of accessibility @thorough', async ({
  customer,
  absentHandyman: handyman,
}) => {
  await agree(customer, handyman);
  const { page } = customer;
  await page.goto('/user/payment?total=220');
  await payWith(page, '4000000000000002');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a refused card');
  await payWith(page, '4000002500003155');
  await expect(page.getByRole('dialog', { name: 'Your bank wants to make sure' })).toBeVisible();
  await expectAccessible(page, 'the bank asks');
  await expectPaid(page, () => page.getByRole('button', { name: 'Approve' }).click());
  await page.goto('/user/payment?total=220');
  await expect(page.getByText('This booking is paid')).toBeVisible();
  await expectAccessible(page, 'paid already');
  await page.getByRole('link', { name: 'See the receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expectAccessible(page, 'the receipt');
});
