import type { Page } from '@playwright/test';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import { fresh, freshAadhaar, freshPhone } from './setup/people.ts';
import { enterCode, fillDetails } from './setup/steps.ts';

const newer = 'eight blue parrots';

/** Ravi's. */
const aadhaarOfTheDemo = '234567890124';

/** Step 2 of each role, up to the button that sends it. */
const finish = {
  user: async (page: Page, code: string) => {
    await enterCode(page, code);
    await page.getByRole('button', { name: 'Verify' }).click();
  },
  handyman: async (page: Page, code: string, aadhaar = freshAadhaar()) => {
    await page.getByLabel('Your service').selectOption('Maid');
    await page.getByLabel('Aadhar number').fill(aadhaar);
    await page.getByLabel('Address').fill('7 Lake View Road, Aundh, Pune');
    await expect(page.getByText('Your location', { exact: true })).toBeVisible();
    await enterCode(page, code);
    await page.getByRole('button', { name: 'Register' }).click();
  },
};

for (const role of ['user', 'handyman'] as const) {
  test(`${role}: a common password is refused on step 1, before a code is mailed`, async ({
    open,
  }) => {
    const { page } = await open();
    await page.goto(`/${role}/signup`);
    await fillDetails(page, { email: `neha${fresh()}@example.com`, password: 'Password123' });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('one of the first that anybody tries')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByLabel('Password', { exact: true }).fill(newer);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  });

  test(`${role}: what was edited after the code was mailed is what is sent`, async ({
    open,
    product,
  }) => {
    const { page } = await open();
    const email = `neha${fresh()}@example.com`;
    await page.goto(`/${role}/signup`);
    await fillDetails(page, { email });
    await page.getByRole('button', { name: 'Next' }).click();
    const code = await product.nextCode(email);
    for (const text of ['seven red parrots', newer]) {
      await page.getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByLabel('Password', { exact: true }).fill(text);
      await page.getByRole('button', { name: 'I already have a code' }).click();
    }
    await finish[role](page, code);
    await expectToast(page, 'Redirecting you...');
    const { status } = await fetch(`${product.url}/api/${role}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: newer }),
    });
    expect(status).toBe(200);
  });

  test(`${role}: another email gets a code of its own`, async ({ open, product }) => {
    const { page } = await open();
    const [wrong, right] = [`typo${fresh()}@example.com`, `neha${fresh()}@example.com`];
    await page.goto(`/${role}/signup`);
    await fillDetails(page, { email: wrong });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(wrong)).toBeVisible();
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('Email').fill(right);
    await expect(page.getByRole('button', { name: 'I already have a code' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(right)).toBeVisible();
    await finish[role](page, await product.nextCode(right));
    await expectToast(page, 'Redirecting you...');
  });

  test(`${role}: the wait for another code goes on over a return, and nothing is said to be mailed`, async ({
    open,
  }) => {
    const { page } = await open();
    await page.clock.install();
    await page.goto(`/${role}/signup`);
    await fillDetails(page, { email: `neha${fresh()}@example.com` });
    await page.getByRole('button', { name: 'Next' }).click();
    const again = page.getByRole('button', { name: /again in \d+ s/ });
    await expect(again).toBeDisabled();
    const secondsLeft = async () => Number(/\d+/.exec(await again.innerText())?.[0]);
    // Of thirty.
    await page.clock.fastForward(6_000);
    await expect.poll(secondsLeft).toBeLessThan(25);
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByRole('button', { name: 'I already have a code' }).click();
    expect(await secondsLeft()).toBeLessThan(25);

    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expectToast(page, /still works\. Another can be sent in \d+ seconds?\./);
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  });
}

test('a page that asked for a login is taken after signing up; +91 and spaces are a phone number', async ({
  open,
  product,
}) => {
  const { page } = await open();
  const email = `neha${fresh()}@example.com`;
  const phone = freshPhone();
  await page.goto('/services/plumber?from=story');
  await page.waitForURL('**/user/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await fillDetails(page, { email, phone: `+91 ${phone.slice(0, 5)}-${phone.slice(5)}` });
  await page.getByRole('button', { name: 'Next' }).click();
  await finish.user(page, await product.nextCode(email));
  await page.waitForURL('**/services/plumber?from=story');
});

test('a number that has an account already is refused with a sentence that stays', async ({
  open,
  product,
}) => {
  const { page } = await open();
  const email = `suresh${fresh()}@example.com`;
  await page.goto('/handyman/signup');
  await fillDetails(page, { email });
  await page.getByRole('button', { name: 'Next' }).click();
  await finish.handyman(page, await product.nextCode(email), aadhaarOfTheDemo);
  await expect(
    page.getByRole('main').getByText('We cannot open an account with these details.'),
  ).toBeVisible();
});

test('step 2 of a handyman names everything that is missing at once', async ({ open }) => {
  const { page } = await open({ place: 'denied' });
  await page.goto('/handyman/signup/verify');
  await expect(page.getByText('Your browser does not share your location.')).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Phone number', 'Your service', 'Address']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText('Enter the six digits from the mail.')).toBeVisible();
  await expect(page.getByText('Choose your place:')).toBeVisible();
});

test('a text file named like a picture is refused with a sentence', async ({ open }) => {
  const { page } = await open();
  await page.goto('/handyman/signup/verify');
  await page.getByLabel('Aadhar front').setInputFiles({
    name: 'card.png',
    mimeType: 'image/png',
    buffer: Buffer.from('This is not a picture.'),
  });
  await expect(page.getByText('This file is not a picture we can read.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Aadhar front' })).toHaveCount(0);
});
