// Nouns: way, place, map, booking
import { arrive, setOut, sharePlace } from '#contract/tracking.ts';
import { firstName } from '#domain/first-name.ts';
import { expectAccessible } from './setup/accessible.ts';
import { agree } from './setup/beforehand.ts';
import { logInWith, makeHandyman } from './setup/people.ts';
import type { Product } from './setup/product.ts';
import { enterCode, readStartCode } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

/** What happened is never changed by the product; here it happened earlier. */
const happenedEarlier = async (product: Product, id: string, minutes: number) => {
  await product.sql('set session_replication_role = replica');
  await product.sql(
    `update booking_events set at = at - $2::int * interval '1 minute' where booking_id = $1`,
    [id, minutes],
  );
  await product.sql('set session_replication_role = origin');
};

const sharedSince = (product: Product, id: string, seconds: number) =>
  product.sql(
    `update live_places set at = at - $2::int * interval '1 second' where booking_id = $1`,
    [id, seconds],
  );

test('on the way they are seen moving, then at the door, and the code starts the work @hindi', async ({
  customer,
  handyman,
  product,
  here,
}) => {
  const { page } = customer;
  const at = (km: number) =>
    handyman.context.setGeolocation({
      latitude: here.lat + km / 111.195,
      longitude: here.long,
      accuracy: 10,
    });
  const id = await agree(customer, handyman);
  await page.goto(`/user/bookings/${id}`);
  await at(4);
  await handyman.page.clock.install();
  await handyman.page.goto('/handyman/dashboard');

  await test.step('asked with a reason before the first time', async () => {
    await handyman.page.getByRole('button', { name: 'I am on my way' }).click();
    const question = handyman.page.getByRole('dialog', {
      name: 'Show the customer where you are?',
    });
    await expect(question).toContainText('it is deleted when you arrive');
    await expectAccessible(handyman.page, 'sharing the place');
    await question.getByRole('button', { name: 'Share my place and set out' }).click();
    await expect(
      handyman.page.getByText('The customer sees where you are until you arrive.'),
    ).toBeVisible();
  });

  const map = page.getByRole('region', { name: `Map of where ${handyman.name} is now` });
  const marker = map.getByRole('button', { name: handyman.name });
  const who = firstName(handyman.name);
  await test.step('the customer sees them, and how long it takes', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${who} is on the way`);
    await expect(page.getByText(`${who} is 4.0 km away`)).toBeVisible();
    await expect(page.getByText('About 8 min left. Have your start code ready.')).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(marker).toBeVisible();
    await expectAccessible(page, 'on the way');
  });

  await test.step('and moving, also after a reload of the other page', async () => {
    const shared = handyman.page.waitForResponse(
      (answer) => answer.url().endsWith('/place') && answer.request().method() === 'POST',
    );
    await handyman.page.reload();
    await expect(
      handyman.page.getByText('The customer sees where you are until you arrive.'),
    ).toBeVisible();
    // A point that the page sends counts as a signal of now, also when it comes late.
    await shared;
    const before = await marker.boundingBox();
    await sharedSince(product, id, 60);
    await at(3);
    await handyman.page.clock.runFor(11_000);
    await expect(page.getByText(`${who} is 3.0 km away`)).toBeVisible();
    await expect.poll(async () => marker.boundingBox()).not.toEqual(before);
  });

  await test.step('a signal that is old says so', async () => {
    // It is 3 min for a minute only, in which a busy machine may not have shown the page.
    await expect(async () => {
      await sharedSince(product, id, 180);
      await page.reload();
      await expect(page.getByText('Last seen 3 min ago')).toBeVisible({ timeout: 20_000 });
    }).toPass();
    await expect(page.getByText('min left.')).toBeHidden();
  });

  await test.step('from far away "I am here" is doubted, at the door it counts', async () => {
    await handyman.page.getByRole('button', { name: 'I am here' }).click();
    const doubt = handyman.page.getByRole('dialog', { name: 'Are you at the door?' });
    await expect(doubt).toContainText('By your phone it is still 3.0 km to the customer.');
    await doubt.getByRole('button', { name: 'Not yet' }).click();
    await at(0.05);
    const arrived = handyman.page.waitForResponse((answer) => answer.url().endsWith('/arrive'));
    // The dialog asks again until the page has received the new place.
    await expect(async () => {
      await handyman.page.getByRole('button', { name: 'I am here', exact: true }).click();
      const doubted = doubt.waitFor().then(
        () => true,
        () => true,
      );
      const isDoubted = await Promise.race([doubted, arrived.then(() => false)]);
      if (isDoubted) await doubt.getByRole('button', { name: 'Not yet' }).click();
      expect(isDoubted).toBe(false);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${who} is at your door`);
    await expectAccessible(page, 'at the door');
    await expect(map).toBeHidden();
    const kept = 'select 1 from live_places where booking_id = $1';
    expect(await product.db.query(kept, [id])).toEqual([]);
  });

  await test.step('the code starts the work', async () => {
    const code = await readStartCode(customer);
    await handyman.page.getByRole('link', { name: 'Enter the start code' }).click();
    await enterCode(handyman.page, code);
    await handyman.page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${who} is at work`);
  });
});

test('who does not share their location sets out all the same, and is told what that means @thorough', async ({
  customer,
  open,
  product,
  here,
}) => {
  const account = await makeHandyman(product, here);
  const handyman = await logInWith(account, await open({ place: 'denied' }));
  const id = await agree(customer, account);
  await customer.page.goto(`/user/bookings/${id}`);
  const { page } = handyman;
  await page.goto(`/handyman/jobstartotp?user_id=${customer.id}`);
  await page.getByRole('button', { name: 'I am on my way' }).click();
  await page.getByRole('button', { name: 'Share my place and set out' }).click();
  await expect(
    page.getByText('Your phone does not share its location, so the customer sees no map.'),
  ).toBeVisible();
  await expectAccessible(page, 'on the way without a place');
  await expect(customer.page.getByText(/Set out at .+, expected about/)).toBeVisible();
  await page.getByRole('button', { name: 'I am here', exact: true }).click();
  await expect(
    customer.page.getByText(/but their phone does not tell us where it is/),
  ).toBeVisible();
});

test('nobody home: the professional waits, closes the visit, and the customer hears it @thorough', async ({
  customer,
  handyman,
  product,
}) => {
  const id = await agree(customer, handyman);
  await handyman.send(setOut, {}, { params: { id } });
  await handyman.send(sharePlace, { ...customer.place }, { params: { id } });
  await handyman.send(arrive, { ...customer.place }, { params: { id } });
  const { page } = handyman;
  await page.goto(`/handyman/jobstartotp?user_id=${customer.id}`);
  const close = page.getByRole('button', { name: 'Nobody is home' });
  await expect(page.getByText(/you can close the visit in 1/)).toBeVisible();
  await expect(close).toBeDisabled();
  await expectAccessible(page, 'waiting at the door');

  await happenedEarlier(product, id, 15);
  await page.reload();
  await customer.page.goto(`/user/bookings/${id}`);
  await expect(page.getByText('You have waited long enough.')).toBeVisible();
  await close.click();
  const question = page.getByRole('dialog', { name: 'Close this visit?' });
  await expect(question).toContainText('It does not count as a job that you called off');
  await expectAccessible(page, 'closing a visit');
  await question.getByRole('button', { name: 'Nobody is home' }).click();
  await expect(page.getByText('You found nobody home.')).toBeVisible();
  await expect(
    customer.page.getByText(`${handyman.name} waited at your door and nobody opened.`),
  ).toBeVisible();
  await expect(customer.page.getByText('Fee, as nobody was home').first()).toBeVisible();
});

test('nobody came: half an hour after the promised time the customer closes the booking @thorough', async ({
  customer,
  handyman,
  product,
}) => {
  const id = await agree(customer, handyman);
  await handyman.send(setOut, {}, { params: { id } });
  await handyman.send(sharePlace, { ...customer.place }, { params: { id } });
  await handyman.page.goto(`/handyman/jobstartotp?user_id=${customer.id}`);
  await happenedEarlier(product, id, 20);
  const { page } = customer;
  await page.goto(`/user/bookings/${id}`);
  const close = page.getByRole('button', { name: 'Nobody came' });
  await expect(close).toBeDisabled();
  await expectAccessible(page, 'late');

  await happenedEarlier(product, id, 20);
  await page.reload();
  await close.click();
  const question = page.getByRole('dialog', { name: 'Close this booking?' });
  await expect(question).toContainText('You pay nothing. You can ask someone else at once.');
  await question.getByRole('button', { name: 'Nobody came' }).click();
  await expect(
    page.getByText(`You closed it because ${handyman.name} had not come.`),
  ).toBeVisible();
  await expect(
    handyman.page.getByText(`${customer.name} closed it because nobody had come.`),
  ).toBeVisible();
});
