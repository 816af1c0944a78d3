// Nouns: handyman, hours
import { getHours } from '#contract/hours.ts';
import { expectAccessible } from './setup/accessible.ts';
import { expect, test } from './setup/story.ts';

test('a professional sets a week on a phone, with days off, and finds it again @hindi', async ({
  handyman,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  await page.getByRole('link', { name: 'Your week' }).click();
  await page.waitForURL('**/handyman/hours');
  await expectAccessible(page, 'a week as it is at first');

  // Three blocks by one movement, from the afternoon to the evening.
  const day = (weekday: number) => page.getByRole('grid').getByRole('row').nth(weekday);
  const wednesday = day(2).getByRole('gridcell').getByRole('button');
  const [from, to] = [wednesday.nth(4), wednesday.nth(6)];
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  await expect(from).toHaveAttribute('aria-pressed', 'false');
  await day(6).getByRole('gridcell').click();
  await page.getByRole('button', { name: 'Exact times', exact: true }).click();
  await page.getByLabel('To', { exact: true }).selectOption(String(12.5 * 60));
  await page.getByRole('slider').fill('7');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await expectAccessible(page, 'a week that is not saved yet');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  const first = page.getByLabel('First day', { exact: true });
  await first.fill((await first.getAttribute('max')) ?? '');
  await page.getByRole('button', { name: 'Add days off' }).click();
  const daysOff = page.getByRole('region', { name: 'Days off' });
  await expect(daysOff.getByRole('listitem')).toHaveCount(1);

  await page.reload();
  await expect(from).toHaveAttribute('aria-pressed', 'false');
  const { week, radiusKm, timeOff } = await handyman.send(getHours);
  expect([week[2], week[6], radiusKm, timeOff.length]).toEqual([
    [{ from: '09:00', to: '15:00' }],
    [{ from: '09:00', to: '12:30' }],
    8,
    1,
  ]);
});
