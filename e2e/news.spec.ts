import type { Page } from '@playwright/test';
import { accept, ask, meet, popUp, rowOf, toast } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

const goHome = async (page: Page) => {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
};

test('a customer on another page hears that their request was accepted, and gets there', async ({
  customer,
  handyman,
}) => {
  await handyman.page.goto('/handyman/dashboard');
  await ask(customer, handyman);
  await goHome(customer.page);
  await accept(handyman);
  const { page } = customer;
  await expect(toast(page, `${handyman.name} accepted and is on the way.`)).toBeVisible();
  await page.getByRole('link', { name: 'See the booking' }).click();
  await expect(page.getByText('is on the way and arrives about')).toBeVisible();
});

test('a customer on another page hears of a no, of no answer and of a cancelled job', async ({
  customer,
  handyman,
  newHandyman,
  product,
}) => {
  const { page } = customer;
  const [silent, leaving] = [await newHandyman(), await newHandyman()];
  await handyman.page.goto('/handyman/dashboard');
  await ask(customer, handyman);
  await goHome(page);
  await popUp(handyman.page).getByRole('button', { name: 'Decline' }).click();
  await expect(toast(page, `${handyman.name} cannot take this job.`)).toBeVisible();

  await ask(customer, silent);
  await goHome(page);
  await product.sql('update bookings set expires_at = now() where handyman_id = $1', [silent.id]);
  await expect(toast(page, `${silent.name} did not answer in time.`)).toBeVisible();

  await leaving.page.goto('/handyman/dashboard');
  await ask(customer, leaving);
  await accept(leaving);
  await expect(rowOf(page, leaving).getByRole('link', { name: 'Move Forward' })).toBeVisible();
  await expect(page.getByText('accepted and is on the way.')).toBeHidden();
  await goHome(page);
  await leaving.page.getByRole('button', { name: 'Cancel the job' }).click();
  await leaving.page.getByRole('dialog').getByRole('button', { name: 'Cancel the job' }).click();
  await expect(toast(page, `${leaving.name} called your booking off.`)).toBeVisible();
});

test('the booking says who called it off', async ({ customer, handyman }) => {
  await meet(customer, handyman);
  await handyman.page.getByRole('button', { name: 'Cancel the job' }).click();
  await handyman.page.getByRole('dialog').getByRole('button', { name: 'Cancel the job' }).click();
  await handyman.page.waitForURL('**/handyman/dashboard');
  const { page } = customer;
  await page.goto('/user/bookings');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByText(`${handyman.name} called this booking off.`)).toBeVisible();
});

test('a request shows and rings on every page of a handyman, one tap from the pop-up', async ({
  customer,
  handyman,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/profile');
  await expect(page.getByRole('heading', { name: handyman.name })).toBeVisible();
  await ask(customer, handyman);
  const request = page.getByRole('complementary', { name: 'A request' });
  await expect(request).toContainText(`Your service is requested: ${customer.name}`);
  await expect.poll(() => page.title()).toContain('(1) Your service is requested');
  await expect(request.getByRole('button', { name: 'Decide later' })).toBeInViewport({ ratio: 1 });
  await request.getByRole('link').click();
  await expect(popUp(page)).toBeVisible();
  await expect(request.getByRole('link')).toBeHidden();
});

test('the arrival is a time of day, and honest once it has passed', async ({
  customer,
  handyman,
  product,
}) => {
  await meet(customer, handyman);
  const { page } = customer;
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
