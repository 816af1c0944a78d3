// Nouns: proposal slot booking
import { acceptNotification, createNotification } from '#contract/booking.ts';
import { listSlots } from '#contract/slots.ts';
import { expectAccessible } from './setup/accessible.ts';
import type { Account } from './setup/people.ts';
import { expect, test } from './setup/story.ts';

/** Agreed for the second day on which the professional is free, from its second start on. */
const agreeLater = async (customer: Account, handyman: Account): Promise<string> => {
  const { days } = await customer.send(listSlots, {}, { query: { handyman_id: handyman.id } });
  const startsAt = days.filter(({ starts }) => starts.length > 6)[1]?.starts[1]?.at ?? '';
  const asked = await customer.send(createNotification, {
    ...customer.place,
    user_id: customer.id,
    handyman_id: handyman.id,
    cost: 120,
    startsAt,
  });
  const { notification_id } = asked;
  await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id });
  return notification_id;
};

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
