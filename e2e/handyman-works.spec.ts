// Nouns: handyman, booking, dashboard, profile
import { getHandyman } from '#contract/handyman.ts';
import { dayInIndia } from '#domain/day.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';
import { fresh, freshAadhaar, freshPhone } from './setup/people.ts';
import type { Person } from './setup/people.ts';
import { request } from './setup/beforehand.ts';
import { accept, ask, enterCode, fillDetails, popUp, rowOf } from './setup/steps.ts';

/** The smallest picture there is. */
const picture = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a handyman signs up, declines one, accepts one, starts, finishes and sees it all @desk @hindi', async ({
  open,
  here,
  customer: first,
  absentCustomer: second,
  product,
}) => {
  const { page, context } = await open();
  const email = `ravi${fresh()}@example.com`;
  const name = `Ravi ${fresh()}`;
  const phone = freshPhone();
  const aadhaar = freshAadhaar();

  await test.step('signs up', async () => {
    await page.goto('/handyman/register');
    await expect(page.getByRole('heading', { name: 'Why partner with us' })).toBeVisible();
    await page.getByRole('link', { name: 'Register Here' }).click();
    await fillDetails(page, { email, name, phone });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Add Further Details' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/handyman/signup');
    await page.getByLabel('Your service').selectOption('Plumber');
    await page.getByLabel('Aadhar number').pressSequentially(aadhaar);
    await page.getByLabel('Address').fill('4 Paud Road, Kothrud, Pune');
    await page.getByLabel('Area').fill('Kothrud');
    await page.getByLabel('Town').fill('Pune');
    await page.getByLabel('Aadhar front').setInputFiles(picture);
    await expect(page.getByText('Your location', { exact: true })).toBeVisible();
    await enterCode(page, await product.nextCode(email));
    await page.getByRole('button', { name: 'Register' }).click();
    await expectToast(page, 'Redirecting you...');
    await page.waitForURL('**/handyman/dashboard');
    await expect(page.getByText('No requests right now')).toBeVisible();
    await expect(page.getByText('No jobs yet')).toBeVisible();
  });

  const hint = (await context.cookies()).find((cookie) => cookie.name === 'handyman_token');
  const me: Person = {
    ...product.browse(),
    id: hint?.value ?? '',
    name,
    email,
    phone,
    place: here,
    page,
    context,
  };

  await test.step('is named to customers by the area given, not by the address', async () => {
    const card = await first.send(getHandyman, { handyman_id: me.id });
    expect(card.address).toBe('Kothrud, Pune');
  });

  await test.step('declines the first', async () => {
    await ask(first, me);
    const asked = popUp(page);
    await expect(asked.getByText(first.name)).toBeVisible();
    await expect(asked.getByText('₹220')).toBeVisible();
    await expect(asked.getByText('under 1 km')).toBeVisible();
    await expect(asked.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
    await expect
      .poll(() => page.title())
      .toMatch(/^\(1\) (Your service is requested|आपकी सेवा की रिक्वेस्ट)/);
    await asked.getByRole('button', { name: 'Decline' }).click();
    await expect(asked).toBeHidden();
    await expect(
      rowOf(first.page, me).getByRole('button', { name: 'Request Rejected' }),
    ).toBeDisabled();
    expect(new URL(page.url()).pathname).toBe('/handyman/dashboard');
  });

  const asked = dayInIndia(new Date());
  await test.step('accepts the second', async () => {
    await request(second, me);
    await expect(popUp(page).getByText(second.name)).toBeVisible();
    await accept(me);
    expect(new URL(page.url()).searchParams.get('user_id')).toBe(second.id);
    const map = page.getByRole('link', { name: 'Click here to open Map' });
    await expect(map).toHaveAttribute('href', new RegExp(`${here.lat},${here.long}`));
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('link', { name: `+91 ${second.phone}` })).toBeVisible();
  });

  await test.step('starts with the code from the customer’s mail', async () => {
    const code = await product.nextCode(second.email);
    await enterCode(page, code === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('not right');
    await enterCode(page, code);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, 'Redirecting you...');
    await page.waitForURL('**/handyman/workdone?user_id=*');
  });

  await test.step('marks it done', async () => {
    await page.getByRole('button', { name: 'Work Done?' }).click();
    await page.getByRole('button', { name: 'Yes, it is done' }).click();
    await expectToast(page, 'Redirecting you...');
    await page.waitForURL('**/handyman/dashboard');
  });

  await test.step('sees history, bill and profile', async () => {
    const row = page.getByRole('row').filter({ hasText: second.name });
    await expect(row).toContainText(new RegExp(`${asked}|${dayInIndia(new Date())}`));
    await expect(row).toContainText(second.email);
    await expect(row).toContainText('Plumber');
    await expect(row).toContainText(second.phone);

    await page.getByRole('link', { name: 'See the bill' }).click();
    await page.waitForURL('**/handyman/paymentBill?*');
    await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible();
    await expect(page.getByText('₹220')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await page.waitForURL('**/handyman/dashboard');

    await page.goto(`/handyman/profile?handyman_id=${me.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name })).toBeVisible();
    // On the card, and in the details that may be changed as soon as those are there.
    await expect(main.getByText(`+91 ${phone}`).first()).toBeVisible();
    await expect(main.getByText(`XXXX XXXX ${aadhaar.slice(-4)}`)).toBeVisible();
    await expect(main.getByText('Image of the front given')).toBeVisible();
    await expect(main.getByText('0 days')).toBeVisible();
    await expect(main.getByText('Jobs completed').locator('..')).toContainText('1');
  });
});
