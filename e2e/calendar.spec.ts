// Nouns: handyman, calendar, hours
import { getCalendar } from '#contract/calendar.ts';
import { dayInIndia } from '#domain/day.ts';
import { dayAfter } from '#domain/day-plan.ts';
import { expectAccessible } from './setup/accessible.ts';
import { expect, test } from './setup/story.ts';

// The days are India's wherever the browser is.
test.use({ timezoneId: 'America/New_York' });

test('a professional in New York goes through days in India by keyboard, and closes a gap @hindi @thorough', async ({
  handyman,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  await page.getByRole('link', { name: 'Your calendar' }).click();
  await page.waitForURL('**/handyman/calendar');
  const today = dayInIndia(new Date());
  const chosen = page.locator('input[name=day]:checked');
  await expect(chosen).toHaveValue(today);
  await expectAccessible(page, 'a day of a professional');

  // A day with hours: the first of the next two that is no Sunday.
  await page.getByRole('button', { name: 'Day after' }).press('Enter');
  let day = dayAfter(today, 1);
  if (new Date(day).getUTCDay() === 0) {
    await page.getByRole('button', { name: 'Day after' }).press('Enter');
    day = dayAfter(day, 1);
  }
  await expect(chosen).toHaveValue(day);
  const gap = page.getByRole('list').getByRole('button');
  await expect(gap).toHaveCount(1);
  await gap.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(
      async () => (await handyman.send(getCalendar, {}, { query: { from: day, days: 1 } })).timeOff,
    )
    .toMatchObject([{ startsAt: `${day}T03:30:00.000Z`, endsAt: `${day}T13:30:00.000Z` }]);
  // The server has it before the page shows it; until then another press is still for what was closed.
  await expect(page.getByRole('list').getByRole('button', { name: /^Closed\./ })).toBeFocused();
  await expectAccessible(page, 'a day with a closed gap');
  await page.keyboard.press('Enter');
  await expect
    .poll(
      async () => (await handyman.send(getCalendar, {}, { query: { from: day, days: 1 } })).timeOff,
    )
    .toEqual([]);
});
