// Nouns: console, catalogue, operator
import { expectAccessible } from './setup/accessible.ts';
import { agree, begin } from './setup/beforehand.ts';
import { asOperator } from './setup/operators.ts';
import { expect, test } from './setup/story.ts';

test('a job shows on the page of today while it runs, without a reload', async ({
  open,
  product,
  absentCustomer,
  absentHandyman,
}) => {
  const page = await asOperator(await open(), 'support');
  await page.goto('/operator');
  await page.waitForURL('**/operator/today');
  await expect(page.getByText('Live · as of')).toBeVisible();
  await expectAccessible(page, 'today');

  const id = await begin(absentCustomer, absentHandyman);
  const [row] = await product.db.query<{ number: number }>(
    'select number from bills where booking_id = $1',
    [id],
  );
  const number = String(row?.number);
  const running = page.getByRole('row').filter({ hasText: number });
  await expect(running.getByText('Work in progress')).toBeVisible();

  await page.getByText('As a table').click();
  await expect(page.getByRole('columnheader', { name: 'Hour' })).toBeVisible();
  await product.sql(`update bookings set started_at = now() - interval '5 hours' where id = $1`, [
    id,
  ]);
  const look = page.getByRole('link', { name: `${number} has been at work for hours` });
  await expect(look).toBeVisible();
  await expectAccessible(page, 'today with something to look at');
  await look.click();
  await expect(page.getByRole('heading', { name: `Booking ${number}` })).toBeVisible();
});

test('bookings are searched, a reload keeps the filter, and a look at a home needs a reason @hindi', async ({
  open,
  absentCustomer,
  absentHandyman,
}) => {
  await agree(absentCustomer, absentHandyman);
  const page = await asOperator(await open(), 'support');
  await page.goto('/operator/bookings');
  await expect(page.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  await expectAccessible(page, 'the bookings');

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').fill(absentCustomer.email);
  await page.keyboard.press('Enter');
  // Before the list has come: choosing a state keeps the search.
  await page.getByLabel('State').selectOption('accepted');
  const rows = page.getByRole('row').filter({ hasText: absentCustomer.name });
  await expect(rows).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('state')).toBe('accepted');
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel('State')).toHaveValue('accepted');
  await expect(page.getByRole('searchbox')).toHaveValue(absentCustomer.email);

  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export this list?' });
  await expectAccessible(page, 'the export of a list');
  await dialog.getByLabel('Reason').fill('Asked for by the customer.');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('bookings.csv');
  await expect(dialog).toBeHidden();

  await page.getByRole('heading', { name: 'Bookings' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Booking', level: 1 })).toBeVisible();
  await expect(page.getByText('The professional accepted')).toBeVisible();
  await expect(page.getByText('Nothing was given back.')).toBeVisible();
  await expect(page.getByText('Rounded to about a kilometre')).toBeVisible();
  await expectAccessible(page, 'one booking');
  await page.getByRole('button', { name: 'Show the exact place' }).click();
  const question = page.getByRole('dialog', { name: 'Show the exact place?' });
  await question.getByRole('button', { name: 'Show the exact place' }).click();
  await expect(question.getByLabel('Reason')).toBeFocused();
  await question.getByLabel('Reason').fill('The door was not found.');
  await question.getByRole('button', { name: 'Show the exact place' }).click();
  await expect(page.getByText('The exact place', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  const kept = page.getByRole('row').filter({ hasText: 'The door was not found.' });
  await expect(kept.getByText('Looked at an exact place')).toBeVisible();

  await page.goto('/operator/bookings?q=nobody-at-all');
  await expect(page.getByRole('heading', { name: 'No booking fits' })).toBeVisible();
  await expectAccessible(page, 'no bookings');

  await page.goto(`/operator/customers?q=${absentCustomer.email}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, 'the customers');
  await page.getByRole('link', { name: absentCustomer.name }).click();
  await expect(page.getByRole('heading', { name: absentCustomer.name })).toBeVisible();
  await expectAccessible(page, 'one customer');

  await page.goto('/operator/catalogue/1');
  await expect(
    page.getByRole('heading', { name: 'Only an admin changes the catalogue' }),
  ).toBeVisible();
  await expectAccessible(page, 'the catalogue for support');
});

test('a service is added, booked, given another price and switched off @thorough', async ({
  open,
  product,
  customer,
  absentHandyman,
}) => {
  const page = await asOperator(await open());
  await page.goto('/operator/catalogue');
  await expect(page.getByRole('row').filter({ hasText: '₹50' })).toHaveCount(6);
  await expectAccessible(page, 'the catalogue');
  await page.getByRole('link', { name: 'Add a service' }).click();
  await page.getByRole('button', { name: 'Add a service' }).click();
  await expect(page.getByLabel('English name', { exact: true })).toBeFocused();
  await expectAccessible(page, 'a new service with fields left empty');
  await page.getByLabel('English name', { exact: true }).fill('Gardener');
  await page.getByLabel('Hindi name', { exact: true }).fill('माली');
  await page.getByLabel('English description').fill('Pots, lawns and hedges, watered and cut.');
  await page.getByLabel('Hindi description').fill('गमले, घास और बाड़।');
  await page.getByLabel('Minutes', { exact: true }).fill('30');
  await page.getByLabel('Price (₹)').fill('240');
  await page.getByLabel('Pack name in English').fill('Pots');
  await page.getByLabel('Pack name in Hindi').fill('गमले');
  await page.getByLabel('One line in English').fill('Every pot looked after');
  await page.getByLabel('One line in Hindi').fill('हर गमले की देखभाल');
  await page.getByLabel('What is in it, in English').fill('Watered\nCut back');
  await page.getByLabel('What is in it, in Hindi').fill('पानी\nछँटाई');
  await page.getByRole('button', { name: 'Add a service' }).click();
  await page.waitForURL('**/operator/catalogue');
  const row = page.getByRole('row').filter({ hasText: 'माली' });
  await expect(row.getByText('Offered')).toBeVisible();

  await product.sql(
    `update handymen set service = (select id from services where name = 'Gardener') where id = $1`,
    [absentHandyman.id],
  );
  const { lat, long } = customer.place;
  await customer.page.goto('/');
  await expect(customer.page.getByRole('link', { name: /Gardener|माली/ }).first()).toBeVisible();
  await customer.page.goto(
    `/services/serviceProvider?service=gardener&lat=${lat}&long=${long}&cost=240`,
  );
  const professional = customer.page
    .getByRole('listitem')
    .filter({ has: customer.page.getByRole('heading', { name: absentHandyman.name }) });
  await professional.getByRole('button', { name: 'Select' }).click();
  await expect(professional.getByRole('button', { name: 'Withdraw' })).toBeVisible();

  await row.getByRole('link', { name: 'Gardener' }).click();
  await page.getByLabel('Price (₹)').fill('390');
  await expectAccessible(page, 'a service that is changed');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.waitForURL('**/operator/catalogue');
  await expect(row.getByText('₹390')).toBeVisible();
  await customer.page.goto('/user/bookings');
  await expect(customer.page.getByRole('main').getByText('₹340')).toBeVisible();

  // The message about what was saved lies over the last row.
  await page.reload();
  await row.getByRole('button', { name: 'Switch Gardener off' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Switch off' }).click();
  await expect(row.getByText('Switched off')).toBeVisible();
  await customer.page.reload();
  await expect(customer.page.getByRole('main').getByText('₹340')).toBeVisible();
});
