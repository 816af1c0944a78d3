// Nouns: address
import { expectAccessible } from './setup/accessible.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

test('a customer adds, changes and removes an address @thorough', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/user/bookings');
  await page.getByRole('link', { name: 'My addresses' }).click();
  await expect(page.getByText('No address yet')).toBeVisible();
  await expectAccessible(page, 'no address yet');

  await test.step('adds their home where the device is', async () => {
    await page.getByRole('link', { name: 'Add an address' }).click();
    await page.getByRole('button', { name: 'Save the address' }).click();
    await expect(page.getByLabel('Flat, building, landmark')).toBeFocused();
    await page.getByLabel('Flat, building, landmark').fill('B 4, Shanti Niwas');
    await expect(page.getByText('Where the door is: Your location')).toBeVisible();
    await expectAccessible(page, 'form of an address');
    await page.getByRole('button', { name: 'Save the address' }).click();
    await expectToast(page, 'The address is kept.');
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await expect(page.getByText('B 4, Shanti Niwas')).toBeVisible();
    await expectAccessible(page, 'my addresses');
  });

  await test.step('gives it a word of its own, and Back leads to the list', async () => {
    await page.getByRole('link', { name: 'Change Home' }).click();
    await expect(page.getByLabel('Flat, building, landmark')).toHaveValue('B 4, Shanti Niwas');
    await page.goBack();
    await page.getByRole('link', { name: 'Change Home' }).click();
    await page.getByText('Other', { exact: true }).click();
    await page.getByLabel('Your own word for it').fill('Asha & co');
    await page.getByRole('button', { name: 'Save the address' }).click();
    await expect(page.getByRole('heading', { name: 'Asha & co' })).toBeVisible();
  });

  await test.step('removes it after a question', async () => {
    await page.getByRole('button', { name: 'Remove Asha & co' }).click();
    const question = page.getByRole('dialog', { name: 'Remove Asha & co?' });
    await question.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('No address yet')).toBeVisible();
  });
});
