import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { acceptNotification, cancelBooking, rejectNotification } from '#contract/booking.ts';
import { config } from '#contract/payment.ts';
import { agree, request } from './setup/beforehand.ts';
import { makeHandyman } from './setup/people.ts';
import { ask, goWithin, listPath, popUp, rowOf } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';
import { expectNoToast, expectToast } from './setup/toasts.ts';

const goHome = async (page: Page) => {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
};

test('a customer on another page sees that their request was accepted, and gets there', async ({
  customer,
  absentHandyman: handyman,
}) => {
  await ask(customer, handyman);
  await goHome(customer.page);
  const { page } = customer;
  // Waited for before it is there: it goes with what was said.
  const follow = page.getByRole('link', { name: 'See the booking' }).click();
  await Promise.all([follow, handyman.send(acceptNotification, { handyman_id: handyman.id })]);
  await expectToast(page, `${handyman.name} accepted and is coming.`);
  await expect(page.getByText('accepted and arrives about')).toBeVisible();
});

test('a customer on another page sees a declined, an expired and a cancelled booking', async ({
  customer,
  absentHandyman: handyman,
  product,
  here,
}) => {
  const { page } = customer;
  const silent = await makeHandyman(product, here);
  const leaving = await makeHandyman(product, here);
  await ask(customer, handyman);
  await goHome(page);
  await handyman.send(rejectNotification, { handyman_id: handyman.id });
  await expectToast(page, `${handyman.name} cannot take this job.`);

  await ask(customer, silent);
  await goHome(page);
  await product.sql('update bookings set expires_at = now() where handyman_id = $1', [silent.id]);
  await expectToast(page, `${silent.name} did not answer in time.`);

  await ask(customer, leaving);
  const { notification_id: id } = await leaving.send(acceptNotification, {
    handyman_id: leaving.id,
  });
  await expect(rowOf(page, leaving).getByRole('link', { name: 'Move Forward' })).toBeVisible();
  await expect(page.getByText('accepted and is coming.')).toBeHidden();
  await goHome(page);
  await leaving.send(cancelBooking, {}, { params: { id } });
  await expectToast(page, `${leaving.name} called your booking off.`);
});

test('a booking that was agreed on and called off before this page looked again is told all the same', async ({
  customer,
  absentHandyman: handyman,
}) => {
  const { page } = customer;
  const looked = page.waitForResponse('**/api/bookings?as=user*');
  await page.goto('/');
  await looked;
  let [held, may] = [0, false];
  const mayGo = new EventEmitter();
  await page.route('**/api/bookings?as=user*', async (route) => {
    held += 1;
    if (!may) await once(mayGo, 'go');
    await route.continue();
  });
  const id = await agree(customer, handyman);
  await handyman.send(cancelBooking, {}, { params: { id } });
  await expect.poll(() => held).toBeGreaterThan(0);
  may = true;
  mayGo.emit('go');
  await expectToast(page, `${handyman.name} called your booking off.`);
});

test('the booking says who called it off', async ({ customer, absentHandyman: handyman }) => {
  const id = await agree(customer, handyman);
  await handyman.send(cancelBooking, {}, { params: { id } });
  const { page } = customer;
  await page.goto('/user/bookings');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByText(`${handyman.name} called this booking off.`)).toBeVisible();
});

test('a request shows and rings on every page of a handyman, one tap from the pop-up', async ({
  absentCustomer: customer,
  handyman,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/profile');
  await expect(page.getByRole('heading', { name: handyman.name })).toBeVisible();
  await request(customer, handyman);
  const shown = page.getByRole('complementary', { name: 'A request' });
  await expect(shown).toContainText(`Your service is requested: ${customer.name}`);
  await expect
    .poll(() => page.title())
    .toMatch(/^\(1\) (Your service is requested|आपकी सेवा की रिक्वेस्ट)/);
  await expect(shown.getByRole('button', { name: 'Decide later' })).toBeInViewport({ ratio: 1 });
  await shown.getByRole('link').click();
  await expect(popUp(page)).toBeVisible();
  await expect(shown.getByRole('link')).toBeHidden();
});

test(
  'sound that is turned off on the dashboard is off on every page',
  { tag: '@once' },
  async ({ absentCustomer: customer, handyman }) => {
    const { page } = handyman;
    await page.addInitScript(() => {
      navigator.vibrate = () => Reflect.set(window, 'rang', true);
    });
    const rang = () => page.evaluate(() => Reflect.get(window, 'rang') === true);
    await page.goto('/handyman/dashboard');
    await page.getByRole('button', { name: 'Sound on' }).click();
    await goWithin(page, '/handyman/profile');
    await expect(page.getByRole('heading', { name: handyman.name })).toBeVisible();
    await request(customer, handyman);
    await expect(page.getByRole('complementary', { name: 'A request' })).toBeVisible();
    expect(await rang()).toBe(false);
    await page.getByRole('complementary', { name: 'A request' }).getByRole('link').click();
    await popUp(page).getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('button', { name: 'Sound off' }).click();
    expect(await rang()).toBe(true);
  },
);

test('a paid booking that is called off is told once, and not again when the money is back', async ({
  customer,
  absentHandyman: handyman,
}) => {
  const { page } = customer;
  const id = await agree(customer, handyman);
  await customer.send(config, {
    token: { id: 'tok_visa' },
    addresses: { billing_name: customer.name },
    booking_id: id,
  });
  const looked = page.waitForResponse('**/api/bookings?as=user*');
  await page.goto('/');
  await looked;
  const noted = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  await expect.poll(noted).toContain('accepted paid');
  // The money goes back so quickly that the page may not see what is in between.
  await page.route('**/api/bookings?as=user*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('"refunded"', '"paid"'),
    });
  });
  await handyman.send(cancelBooking, {}, { params: { id } });
  await expectToast(page, `${handyman.name} called your booking off.`);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect.poll(noted).toContain('cancelled refunded');
  expectNoToast(page, `${handyman.name} called your booking off.`);
});

test('the arrival is a time of day, and honest once it has passed', async ({
  customer,
  handyman,
  product,
}) => {
  await agree(customer, handyman);
  await handyman.page.goto(`/handyman/jobstartotp?user_id=${customer.id}`);
  const { page } = customer;
  await page.goto(listPath(customer));
  await rowOf(page, handyman).getByRole('link', { name: 'Move Forward' }).click();
  await expect(page.getByText(/arrives about \d+:\d\d [ap]m, in [34] min/)).toBeVisible();
  await expect(handyman.page.getByText(/You are expected about \d+:\d\d [ap]m/)).toBeVisible();
  await product.sql('set session_replication_role = replica');
  await product.sql(
    `update booking_events set at = at - interval '1 hour'
     where booking_id in (select id from bookings where user_id = $1)`,
    [customer.id],
  );
  await product.sql('set session_replication_role = origin');
  await page.getByRole('link', { name: 'Follow this booking' }).click();
  await page.reload();
  await expect(page.getByText(/was expected about \d+:\d\d [ap]m, 5\d min ago/)).toBeVisible();
});
