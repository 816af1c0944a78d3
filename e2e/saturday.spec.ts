// Nouns: dispatch slot booking
import { listSlots } from '#contract/slots.ts';
import { listBookings } from '#contract/booking.ts';
import { weekdayOf } from '#domain/series.ts';
import { expectAccessible } from './setup/accessible.ts';
import { makeHandyman } from './setup/people.ts';
import type { Account } from './setup/people.ts';
import { listPath, popUp, rowOf } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

// Saturday at ten is Saturday at ten in India, wherever the browser is.
test.use({ timezoneId: 'America/New_York' });

/** The first Saturday at ten at which a visit can begin; in New York it is then the night to that Saturday. */
const saturdayAtTen = async (customer: Account): Promise<string> => {
  const query = { service: 'Plumber', ...customer.place };
  const { days } = await customer.send(listSlots, {}, { query });
  const day = days.find(
    (one) => weekdayOf(one.day) === 5 && one.starts.some(({ at }) => at.includes('T04:30')),
  );
  return `${day?.day ?? ''}T04:30:00.000Z`;
};

test('Saturday at ten, whoever it is: three are asked, one says yes, and both read Saturday at ten @hindi', async ({
  customer,
  handyman,
  absentHandyman,
  product,
  here,
}) => {
  await makeHandyman(product, here);
  const [asha, ravi] = [customer.page, handyman.page];
  const at = await saturdayAtTen(customer);
  await ravi.goto('/handyman/dashboard');
  await asha.goto('/services/plumber');
  await asha.getByLabel('Price').selectOption('120');
  await asha.getByRole('radio', { name: 'Later' }).check();
  await asha.locator(`input[name=day][value="${at.slice(0, 10)}"]`).check();
  await asha.locator(`input[name=start][value="${at}"]`).check();
  await asha.getByRole('button', { name: 'Continue' }).click();
  await asha.waitForURL('**/services/serviceProvider?*');
  expect(new URL(asha.url()).searchParams.get('at')).toBe(at);
  const said = /Saturday, .*10:00\sam/;
  await expect(asha.getByText(said)).toBeVisible();
  await asha.getByRole('button', { name: 'Ask the first who is free' }).click();
  await asha.waitForURL('**/user/dispatch/*');
  const people = asha.getByRole('list', { name: 'Who was asked' }).getByRole('listitem');
  await expect(people).toHaveCount(3);
  await expect(asha.getByText(said)).toBeVisible();
  await expectAccessible(asha, 'asking around for Saturday');

  const asked = popUp(ravi);
  await expect(asked.getByText(said)).toBeVisible();
  await asked.getByRole('button', { name: 'Accept' }).click();
  const coming = ravi.getByRole('region', { name: 'Coming visits' });
  await expect(coming.getByText(said)).toBeVisible();
  await asha.waitForURL('**/user/bookingsummary?*');
  await expect(asha.getByRole('heading', { name: said })).toBeVisible();
  // The others are not asked any more.
  const others = await absentHandyman.send(listBookings, {}, { query: { as: 'handyman' } });
  expect(others).toMatchObject([{ status: 'rejected', startsAt: at }]);
});

test('who gets no answer in time asks the next one, or somebody else, for the same time @thorough', async ({
  customer,
  handyman,
  absentHandyman: other,
  product,
}) => {
  const { page } = customer;
  const startsAt = await saturdayAtTen(customer);
  const list = `${listPath(customer)}&at=${encodeURIComponent(startsAt)}`;
  await page.goto(list);
  await rowOf(page, handyman).getByRole('button', { name: 'Select' }).click();
  await expect(rowOf(page, handyman).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  const [asked] = await customer.send(listBookings);
  const id = asked?.notification_id ?? '';
  await product.sql('update bookings set expires_at = now() where id = $1', [id]);
  await expect(rowOf(page, handyman).getByText('Did not answer')).toBeVisible();
  await page.getByRole('button', { name: `Ask ${other.name}` }).click();
  await expect(rowOf(page, other).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(await customer.send(listBookings)).toMatchObject([
    { handyman_id: other.id, state: 'requested', startsAt },
    { handyman_id: handyman.id, state: 'expired', startsAt },
  ]);

  // The page of the request that ended leads to the list for that time as well.
  await page.goto(`/user/bookings/${id}`);
  await page.getByRole('link', { name: 'Ask someone else' }).click();
  await expect(page).toHaveURL(list);
});
