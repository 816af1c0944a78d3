// Nouns: dispatch
import { expect, test } from './setup/story.ts';
import { expectAccessible } from './setup/accessible.ts';
import { getNotification, rejectNotification } from '#contract/booking.ts';
import { makeHandyman } from './setup/people.ts';
import type { Account, Person } from './setup/people.ts';
import type { Product } from './setup/product.ts';
import { accept, listPath, popUp } from './setup/steps.ts';

/** On the list of who is near; the page that follows it opens. */
const askAround = async ({ page, ...customer }: Person) => {
  await page.goto(listPath({ ...customer }));
  await page.getByRole('button', { name: 'Ask the first who is free' }).click();
  await page.waitForURL('**/user/dispatch/*');
  return page.url().split('/').at(-1) ?? '';
};

/** A slow machine may need longer for a story than a wave lasts. */
const holdWave = async (product: Product, id: string, minutes = 10) => {
  const end = `now() + ${minutes} * interval '1 minute'`;
  // Both at once: between them the next wave could be asked.
  await product.sql(
    `with held as (update dispatches set due_at = ${end} where id = $1)
     update bookings set expires_at = ${end} where dispatch_id = $1 and state = 'requested'`,
    [id],
  );
};

const endWave = (product: Product, id: string) => holdWave(product, id, 0);

const openRequests = async (handyman: Account) => {
  const list = await handyman.send(getNotification, { handyman_id: handyman.id });
  return list.filter(({ state }) => state === 'requested').length;
};

test('three are asked at once, one says no, and the first who says yes comes @hindi', async ({
  customer,
  handyman,
  absentHandyman: other,
  product,
  here,
}) => {
  const third = await makeHandyman(product, here);
  const { page } = customer;
  await handyman.page.goto('/handyman/dashboard');
  const id = await askAround(customer);
  await holdWave(product, id);

  await expect(page.getByRole('heading', { name: 'We have asked 3 professionals' })).toBeVisible();
  const people = page.getByRole('list', { name: 'Who was asked' }).getByRole('listitem');
  await expect(people.filter({ hasText: 'Waiting' })).toHaveCount(3);
  await expectAccessible(page, 'asking around');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We have asked 3 professionals' })).toBeVisible();

  await other.send(rejectNotification, { handyman_id: other.id });
  await expect(people.filter({ hasText: other.name }).getByText('Cannot come')).toBeVisible();
  await expect(people.filter({ hasText: 'Waiting' })).toHaveCount(2);

  await expect(popUp(handyman.page).getByText(customer.name)).toBeVisible();
  await accept(handyman);
  await page.waitForURL('**/user/bookingsummary?*');
  await expect(page.getByText(handyman.name).first()).toBeVisible();
  expect(await openRequests(third)).toBe(0);
  // The page that waited is not left in the way.
  await page.goBack();
  await expect(page).toHaveURL(/serviceProvider/);
});

test('stopped, nobody is asked any more; asked again, and nobody answers, it says so @thorough', async ({
  customer,
  handyman,
  product,
}) => {
  const { page } = customer;
  await handyman.page.goto('/handyman/dashboard');
  await holdWave(product, await askAround(customer));
  await expect(popUp(handyman.page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop asking' }).click();
  await expect(page.getByRole('heading', { name: 'We have stopped asking' })).toBeVisible();
  await expectAccessible(page, 'stopped');
  await expect(popUp(handyman.page)).toBeHidden();

  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('heading', { name: 'We have asked one professional' })).toBeVisible();
  await endWave(product, page.url().split('/').at(-1) ?? '');
  await expect(page.getByRole('heading', { name: 'Nobody could come just now' })).toBeVisible();
  await expectAccessible(page, 'nobody could come');
});
