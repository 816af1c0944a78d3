import { agree } from './setup/beforehand.ts';
import { makeHandyman } from './setup/people.ts';
import { expect, test } from './setup/story.ts';

const minute = 60_000;

test('the minutes until the arrival run down, and the server’s clock puts them right', async ({
  customer,
  product,
  here,
}) => {
  const { page, context } = customer;
  // Five kilometres away: ten minutes at 30 km/h, and three to set off.
  const handyman = await makeHandyman(product, { ...here, lat: here.lat + 0.045 });
  const id = await agree(customer, handyman);
  await page.clock.install({ time: Date.now() + 60 * minute });
  await page.goto(`/user/bookings/${id}`);
  await expect(page.getByText('13 min', { exact: true })).toBeVisible();
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toContainText(/arrives about \d+:\d\d [ap]m/);
  const said = await headline.innerText();

  await context.setOffline(true);
  await page.clock.fastForward(5 * minute);
  await expect(page.getByText('8 min', { exact: true })).toBeVisible();
  expect((await headline.innerText()).split(', ')[0], 'the time of day stays').toBe(
    said.split(', ')[0],
  );

  await context.setOffline(false);
  await expect(page.getByText('13 min', { exact: true })).toBeVisible();
});
