import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import { expectAccessible } from './setup/accessible.ts';
import {
  acceptNotification,
  getNotification,
  listBookings,
  rejectNotification,
} from '#contract/booking.ts';
import { listDispatches } from '#contract/dispatch.ts';
import type { Page } from '@playwright/test';
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

/**
 * From now on what these calls answer is held back until each has told the news, and comes in one moment, in the order
 * they are named in: as on a phone that was busy meanwhile.
 */
const answerTogether = (page: Page, news: Readonly<Record<string, string>>) =>
  page.evaluate((expected) => {
    const awaited = new Map(Object.entries(expected));
    const held: { path: string; release: () => void }[] = [];
    const releaseAll = async () => {
      for (const next of Object.keys(expected)) {
        for (const { path, release } of held) if (path === next) release();
        // What waits for it goes on; no timer runs and nothing is drawn meanwhile.
        for (let step = 0; step < 100; step += 1) await Promise.resolve();
      }
    };
    const ask = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await ask(...request);
      const path = new URL(response.url).pathname;
      if (!(path in expected)) return response;
      const text = await response.text();
      response.json = () => Promise.resolve(JSON.parse(text) as unknown);
      if (text.includes(`"${awaited.get(path)}"`)) awaited.delete(path);
      await new Promise<void>((release) => {
        held.push({ path, release });
        if (awaited.size === 0) void releaseAll();
      });
      return response;
    };
  }, news);

const openRequests = async (handyman: Account) => {
  const list = await handyman.send(getNotification, { handyman_id: handyman.id });
  return list.filter(({ state }) => state === 'requested').length;
};

test('three are asked at once, one says no, and the first who says yes comes', async ({
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

test('when nobody answers the next are asked, and at the end it says so and offers what else can be done', async ({
  customer,
  absentHandyman: first,
  product,
  here,
}) => {
  const { page } = customer;
  for (let n = 0; n < 3; n += 1) await makeHandyman(product, here);
  const id = await askAround(customer);
  await endWave(product, id);
  await expect(page.getByRole('heading', { name: 'We have asked 4 professionals' })).toBeVisible();
  const people = page.getByRole('list', { name: 'Who was asked' }).getByRole('listitem');
  await expect(people.filter({ hasText: 'Did not answer' })).toHaveCount(3);

  await endWave(product, id);
  await expect(page.getByRole('heading', { name: 'Nobody could come just now' })).toBeVisible();
  await expectAccessible(page, 'nobody could come');
  await expect(page.getByRole('link', { name: 'Choose another service' })).toBeVisible();

  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('heading', { name: 'We have asked 3 professionals' })).toBeVisible();
  const again = page.url().split('/').at(-1) ?? '';
  expect(again).not.toBe(id);
  await page.getByRole('button', { name: 'Stop asking' }).click();
  await page.getByRole('link', { name: 'Choose from everybody, further away too' }).click();
  await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
});

test('stopped, nobody is asked any more', async ({ customer, handyman, product }) => {
  const { page } = customer;
  await handyman.page.goto('/handyman/dashboard');
  await holdWave(product, await askAround(customer));
  await expect(popUp(handyman.page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop asking' }).click();
  await expect(page.getByRole('heading', { name: 'We have stopped asking' })).toBeVisible();
  await expectAccessible(page, 'stopped');
  await expect(popUp(handyman.page)).toBeHidden();
});

test(
  'it goes on while the customer is on another page, which says who has said yes',
  { tag: '@once' },
  async ({ customer, absentHandyman: handyman, product }) => {
    const { page } = customer;
    await holdWave(product, await askAround(customer));
    await page.goto(listPath(customer));
    await expect(page.getByRole('link', { name: 'See who answers' })).toBeVisible();
    await page.goto('/services/servicePage');
    await expect(page.getByText('Plumber: We have asked one professional')).toBeVisible();
    await answerTogether(page, { [listBookings.path]: 'accepted', [listDispatches.path]: 'found' });
    // Waited for before it is there: it goes with what was said.
    const follow = page.getByRole('link', { name: 'See the booking' }).click();
    await Promise.all([follow, handyman.send(acceptNotification, { handyman_id: handyman.id })]);
    await expectToast(page, `${handyman.name} said yes.`);
    await page.waitForURL('**/user/bookings/*');
  },
);

test(
  'where nobody is free it says so, and stays where it is',
  { tag: '@once' },
  async ({ customer, absentHandyman: handyman, product }) => {
    const { page } = customer;
    await page.goto(listPath(customer));
    const ask = page.getByRole('button', { name: 'Ask the first who is free' });
    await expect(ask).toBeVisible();
    await product.sql('update handymen set online = false where id = $1', [handyman.id]);
    await ask.click();
    await expectToast(page, /Nobody is free within 25 km right now/);
    await expect(page).toHaveURL(/serviceProvider/);
  },
);

test(
  'an address of nobody says so, and so does one of somebody else',
  { tag: '@once' },
  async ({ customer, newCustomer, absentHandyman, product }) => {
    const { page } = customer;
    await page.goto('/user/dispatch/nonsense');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const neha = await newCustomer();
    const id = await askAround(neha);
    await holdWave(product, id);
    await page.goto(`/user/dispatch/${id}`);
    await expect(page.getByRole('heading', { name: 'There is nothing to see here' })).toBeVisible();
    await expect(page.getByText(absentHandyman.name)).toBeHidden();
  },
);
