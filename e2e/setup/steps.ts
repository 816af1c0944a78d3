import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { freshPhone, password } from './people.ts';
import type { Account, Person } from './people.ts';
import { translated } from './translated.ts';

/** Steps that several stories share. */

/** Pages that open with and without a session. */
export const visitorPaths = [
  '/',
  '/handyman/register',
  '/user/login',
  '/user/signup',
  '/handyman/login',
  '/handyman/signup',
] as const;

/** The list of plumbers near this account. */
export const listPath = ({ place }: Account, cost = 120) =>
  `/services/serviceProvider?service=plumber&lat=${place.lat}&long=${place.long}&cost=${cost}`;

/** The row of one professional on the customer's list. */
export const rowOf = (page: Page, handyman: Account): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: handyman.name }) });

/** The customer asks on screen, and waits. */
export const ask = async (customer: Person, handyman: Account) => {
  await customer.page.goto(listPath(customer));
  const row = rowOf(customer.page, handyman);
  await row.getByRole('button', { name: 'Select' }).click();
  await expect(row.getByText('Waiting for handyman to respond...')).toBeVisible();
  // The text shows while the request is being sent, too; it can be withdrawn once it has arrived.
  await expect(row.getByRole('button', { name: 'Withdraw' })).toBeVisible();
};

export const popUp = (page: Page) =>
  page.getByRole('dialog', { name: 'Your service is requested' });

/** The handyman accepts on screen, and is taken to the start code. */
export const accept = async (handyman: Person) => {
  await popUp(handyman.page).getByRole('button', { name: 'Accept' }).click();
  await handyman.page.waitForURL('**/handyman/jobstartotp?user_id=*');
};

type Details = { email: string; name?: string; phone?: string };

/** Step 1 of either sign-up, up to the button that sends it. */
export const fillDetails = async (page: Page, { email, ...given }: Details) => {
  await page.getByLabel('Name').fill(given.name ?? 'Neha Kulkarni');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Phone number').fill(given.phone ?? freshPhone());
};

export const enterCode = async (page: Page, code: string) => {
  const first = page.getByLabel('Digit 1 of 6');
  // Not while the code before it is still being checked.
  await expect(first).toBeEnabled();
  await first.focus();
  await page.keyboard.type(code);
};

/** The six digits the customer reads out. */
export const readStartCode = async (customer: Person): Promise<string> => {
  await customer.page.goto('/user/bookings');
  await customer.page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  // Not anywhere on the page: the number of one booking in a thousand has six digits too.
  const region = customer.page.getByRole('region', { name: 'Your start code' });
  const code = region.getByText(/^\d{6}$/);
  await expect(code).toBeVisible();
  return code.innerText();
};

/** The card goes into the form that is on the page. */
export const payWith = async (page: Page, number: string, total = 220) => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('1234');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: `Pay ₹${total}` }).click();
};

/**
 * Presses the button and waits for the words of a successful payment. The page shows them for three seconds only, so
 * they are waited for inside it: on a slow machine a check from outside would come too late.
 */
export const expectPaid = async (page: Page, press: () => Promise<unknown>) => {
  const { source, flags } = new RegExp(translated('Payment Successful'));
  const said = page.evaluate(
    ([words, how]) =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (new RegExp(words, how).test(document.body.innerText)) resolve();
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    [source, flags] as const,
  );
  await press();
  await said;
};

/** Home as it is made at build time, before its program is loaded; gives a function that lets it load. */
export const openWithoutProgram = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  return release;
};
