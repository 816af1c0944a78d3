// Nouns: user, home
import { expect, test } from './setup/story.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './setup/accessible.ts';

const pages = {
  '/': 'Our Services',
  '/handyman/register': 'Why partner with us',
  '/user/login': 'Welcome back',
  '/user/signup': 'Create your account',
  '/user/signup/verify': 'Enter your code',
  '/handyman/login': 'Welcome back, partner',
  '/handyman/signup': 'Join our helping team',
  '/handyman/signup/verify': 'Add Further Details',
  '/no/such/page': 'This page is not here',
};

test('what a visitor sees breaks no rule of accessibility @thorough', async ({ open }) => {
  const { page } = await open();
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, 'the open menu');
});

test('the parts that screens are made of break no rule, light and dark', async ({ open }) => {
  const { page } = await open({ isMobile: false });
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { name: 'Parts of the screens' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'every part');
});

test('the search on Home and the unfolded footer break no rule either @thorough', async ({
  open,
}) => {
  const { page } = await open({ place: 'denied' });
  await page.goto('/');
  const where = page.getByRole('search').getByLabel('Where?');
  await where.fill('pun');
  await expect(page.getByRole('list', { name: 'Places found' })).toBeVisible();
  await expectAccessible(page, 'places found');
  await where.fill('Atlantis');
  await page.getByRole('button', { name: 'Find help' }).click();
  await expect(where).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a place that nobody knows');
  await where.fill('kothrud');
  await page.getByRole('button', { name: 'Kothrud, Pune' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Support' }).click();
  await expect(page.getByRole('link', { name: 'Refunds' })).toBeVisible();
  await expectAccessible(page, 'a column of the footer');
});

test('forms that say what is wrong break no rule either @thorough', async ({ open }) => {
  const { page } = await open();
  const forms = {
    '/user/login': 'Continue',
    '/user/signup': 'Next',
    '/user/signup/verify': 'Verify',
    '/handyman/login': 'Continue',
    '/handyman/signup': 'Next',
    '/handyman/signup/verify': 'Register',
  };
  for (const [path, button] of Object.entries(forms)) {
    await page.goto(path);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, `${path} with errors`);
  }
  await page.goto('/handyman/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The email or the password is not right.').first()).toBeVisible();
  await expectAccessible(page, 'a refused login with its toast');
});
