// Nouns: proposal slot booking
import { expectAccessible } from './setup/accessible.ts';
import { agreeLater } from './setup/later.ts';
import { expect, test } from './setup/story.ts';

test('the professional proposes another time, the customer agrees, and both see it at once @hindi', async ({
  customer,
  handyman,
}) => {
  const id = await agreeLater(customer, handyman);
  const [asha, ravi] = [customer.page, handyman.page];
  await asha.goto(`/user/bookings/${id}`);
  await expect(asha.getByRole('heading', { name: 'When', exact: true })).toBeVisible();

  await ravi.goto(`/handyman/bookings/${id}`);
  await ravi.getByRole('button', { name: 'Another time' }).click();
  await ravi.locator('input[name=day]:enabled').nth(2).check();
  await ravi.locator('input[name=start]').nth(3).check();
  await expectAccessible(ravi, 'choosing another time');
  await ravi.getByRole('button', { name: /^Propose / }).click();
  await expect(ravi.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expectAccessible(ravi, 'another time that waits');

  // Without a reload.
  const yes = asha.getByRole('button', { name: 'Accept the new time' });
  await expect(yes).toBeVisible();
  await expectAccessible(asha, 'another time to decide about');
  await yes.focus();
  await asha.keyboard.press('Enter');
  await expect(yes).toHaveCount(0);
  await expect(asha.getByRole('heading', { name: 'When', exact: true })).toBeFocused();
  await expect(asha.getByText(/moved the visit, you agreed/)).toBeVisible();
  await expect(ravi.getByText(/^You moved the visit/)).toBeVisible();
  await expect(ravi.getByRole('button', { name: 'Another time' })).toBeVisible();
});
