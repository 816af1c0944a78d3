// Nouns: series slot booking
import { setServices } from '#contract/handyman.ts';
import { expectAccessible } from './setup/accessible.ts';
import { popUp, rowOf } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

test('every weekday is agreed with one yes; a visit is left out, and the series paused, resumed and stopped @hindi', async ({
  customer,
  handyman,
}) => {
  const [asha, ravi] = [customer.page, handyman.page];
  await handyman.send(setServices, { services: ['Maid'] });
  await ravi.goto('/handyman/dashboard');
  await asha.goto('/services/maid');
  await asha.getByLabel('Price').selectOption('120');
  await asha.getByRole('radio', { name: 'Later' }).check();
  // The second day with free times: all of them are beyond the notice.
  await asha.locator('input[name=day]:enabled').nth(1).check();
  await asha.locator('input[name=start]').nth(2).check();
  await asha.getByRole('radio', { name: 'Every weekday' }).check();
  await expectAccessible(asha, 'how often');
  await asha.getByRole('button', { name: 'Continue' }).click();
  await asha.waitForURL('**/services/serviceProvider?*repeat=weekdays*');
  const row = rowOf(asha, handyman);
  await row.getByRole('button', { name: 'Select' }).click();
  await expect(row.getByText('Waiting for handyman to respond...')).toBeVisible();

  const asked = popUp(ravi);
  await expect(asked.getByText(customer.name)).toBeVisible();
  await expectAccessible(ravi, 'a request that comes again');
  await asked.getByRole('button', { name: 'Yes to all' }).click();
  const his = ravi.getByRole('region', { name: 'Again and again' });
  await expect(his.getByText('All agreed')).toBeVisible();

  await asha.goto('/user/bookings');
  const hers = asha.getByRole('region', { name: 'Again and again' });
  await expect(hers.getByText('All agreed')).toBeVisible();
  await hers.getByText('The next two weeks').click();
  await ravi.getByText('The next two weeks').click();
  await hers
    .getByRole('button', { name: /^Leave out / })
    .nth(1)
    .click();
  await expectAccessible(asha, 'leaving a visit out');
  await asha.getByRole('button', { name: 'Leave it out' }).click();
  // Both sides see it without a reload.
  await expect(hers.getByText('left out', { exact: true })).toBeVisible();
  await expect(his.getByText('left out', { exact: true })).toBeVisible();
  await expectAccessible(asha, 'a series');

  await his.getByRole('button', { name: 'Pause' }).click();
  await ravi.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
  await expect(his.getByText('Paused by you')).toBeVisible();
  await expect(hers.getByText('No visit in the next two weeks.')).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Go on' })).toHaveCount(0);
  await his.getByRole('button', { name: 'Go on' }).click();
  await expect(hers.getByText('All agreed')).toBeVisible();
  await expectAccessible(ravi, 'a series, as the professional has it');

  await hers.getByRole('button', { name: 'Stop' }).click();
  await asha.getByRole('button', { name: 'Stop it' }).click();
  await expect(hers).toHaveCount(0);
  await expect(his).toHaveCount(0);
  await expect(ravi.getByRole('heading', { name: 'Coming visits' })).toHaveCount(0);
});
