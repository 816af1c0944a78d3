// Nouns: delay booking dispatch
import { agreeLater, comeNear } from './setup/later.ts';
import { expectAccessible } from './setup/accessible.ts';
import { expect, test } from './setup/story.ts';

test('a professional who is late says so, and the customer asks somebody else @hindi', async ({
  customer,
  handyman,
  absentHandyman: other,
  product,
}) => {
  const id = await agreeLater(customer, handyman);
  await comeNear(product, id, 45);
  const [asha, ravi] = [customer.page, handyman.page];
  await asha.goto(`/user/bookings/${id}`);
  await expect(asha.getByRole('heading', { name: 'When', exact: true })).toBeVisible();

  await ravi.goto(`/handyman/bookings/${id}`);
  await ravi.getByRole('button', { name: 'I will be late' }).click();
  await ravi.getByRole('radio', { name: '30 min', exact: true }).check();
  await expectAccessible(ravi, 'saying how late');
  await ravi.getByRole('button', { name: /^Tell / }).click();
  await expect(ravi.getByText(/knows that you come about/)).toBeVisible();
  await expectAccessible(ravi, 'late, as the professional has it');

  // Without a reload, and by keyboard.
  const others = asha.getByRole('button', { name: 'Ask somebody else' });
  await expect(others).toBeVisible();
  await expectAccessible(asha, 'late, as the customer has it');
  await others.focus();
  await asha.keyboard.press('Enter');
  await expect(asha.getByText(/ends, free of charge/)).toBeVisible();
  await asha.getByRole('button', { name: 'Yes, ask others' }).click();
  await asha.waitForURL('**/user/dispatch/*');
  const people = asha.getByRole('list', { name: 'Who was asked' }).getByRole('listitem');
  await expect(people.filter({ hasText: other.name })).toHaveCount(1);
  await expect(people.filter({ hasText: handyman.name })).toHaveCount(0);
  await expect(ravi.getByText(/did not wait and asked others$/)).toBeVisible();
});
