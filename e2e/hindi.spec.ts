// Nouns: language, words
import type { Page } from '@playwright/test';
import { acceptNotification, getBooking, jobStartOtp, workDoneCheck } from '#contract/booking.ts';
import { config } from '#contract/payment.ts';
import { expectAccessible } from './setup/accessible.ts';
import { request } from './setup/beforehand.ts';
import { logInWith } from './setup/people.ts';
import type { Person } from './setup/people.ts';
import { listPath, openWithoutProgram, rowOf, visitorPaths } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

/** What stands in Latin letters in Hindi too: our name, abbreviations in common use, and units of data. */
const agreed = new Set([
  'localhands',
  'gst',
  'lh',
  'otp',
  'sos',
  'upi',
  'english',
  'jpeg',
  'png',
  'webp',
  'cvc',
  'https',
  'in',
  'enter',
  'mm',
  'yy',
  'xxxx',
  'leaflet',
  'natural',
  'earth',
  'geonames',
  'india',
  'post',
]);

/** Everything that is read or spoken on the page, names on its map too, without what people have typed themselves. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'placeholder', 'alt', 'title', 'aria-roledescription'];
    const seen = document.body.innerText.split('\n');
    const heard = [...document.body.querySelectorAll('*')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [...seen, ...heard, document.title];
  });

/** Latin words that are not among the agreed ones, with the texts that hold them. */
const latin = async (page: Page, people: readonly string[]): Promise<string[]> => {
  const names = people.flatMap((name) => name.toLowerCase().split(/[^a-z]+/));
  const known = new Set([...agreed, ...names]);
  return (await saidOn(page)).filter((text) =>
    // Addresses of mail and web are the same in every language.
    (text.replaceAll(/\S+@\S+|https?:\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []).some(
      (word) => !known.has(word.toLowerCase()),
    ),
  );
};

const inHindi = { locale: 'hi-IN' } as const;

test('a browser that asks for Hindi gets it, and one tap changes it for good', async ({ open }) => {
  const { page } = await open(inHindi);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await page.reload();
  await expect(footer.getByRole('button', { name: 'हिन्दी' })).toBeVisible();
  await page.goto('/user/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('a tap on the language while the page’s program is still coming counts @thorough', async ({
  open,
}) => {
  const { page } = await open(inHindi);
  const release = await openWithoutProgram(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('an address in Hindi is a choice, and becomes the address that everybody has @thorough', async ({
  open,
}) => {
  const { page } = await open();
  await page.goto('/hi/handyman/register');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page).toHaveURL((url) => url.pathname === '/handyman/register');
  await page.goto('/user/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
});

test('for whoever is logged in an address in Hindi is a choice for mails too @thorough', async ({
  open,
  absentCustomer,
}) => {
  const { page } = await logInWith(absentCustomer, await open());
  const told = page.waitForResponse('**/api/setlanguage');
  await page.goto('/hi/user/bookings');
  expect((await told).request().postDataJSON()).toEqual({ language: 'hi' });
});

/** How many pieces of a letter there are under its headline, in the font of the page. */
const piecesUnderTheHeadline = (page: Page, letter: string): Promise<number> =>
  page.evaluate(async (text) => {
    const { fontFamily } = getComputedStyle(document.body);
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 200;
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    if (!drawing) throw new Error('This browser draws nothing');
    drawing.font = `400 200px ${fontFamily}`;
    await document.fonts.load(drawing.font, text);
    drawing.fillText(text, 40, 190);
    // The headline is above 0.55 of the letter's size, whatever font it is.
    const { width, height, data } = drawing.getImageData(0, 80, canvas.width, 120);
    const ink = new Set<number>();
    for (let at = 0; at < width * height; at++) if ((data[at * 4 + 3] ?? 0) > 127) ink.add(at);
    let pieces = 0;
    for (const first of ink) {
      pieces++;
      const next = [first];
      for (let at = next.pop(); at !== undefined; at = next.pop()) {
        if (ink.delete(at)) next.push(at - 1, at + 1, at - width, at + width);
      }
    }
    return pieces;
  }, letter);

test('ख is one letter, not र and व; a line in Hindi is as high as one in English @thorough', async ({
  open,
}) => {
  const { page } = await open(inHindi);
  await page.goto('/');
  expect(await piecesUnderTheHeadline(page, 'ख')).toBe(1);
  expect(await piecesUnderTheHeadline(page, 'रव')).toBe(2);
  const heights = await page.evaluate(() =>
    ['खाता ख़त्म रखें', 'Account'].map((text) => {
      const line = document.body.appendChild(document.createElement('p'));
      line.style.cssText = 'font-size: 100px; line-height: normal; white-space: nowrap';
      line.textContent = text;
      return line.getBoundingClientRect().height;
    }),
  );
  expect(heights[0]).toBe(heights[1]);
});

const expectHindi = async (page: Page, what: string, names: readonly string[] = []) => {
  await expect(page.locator('main h1').first()).toBeVisible();
  expect.soft(await latin(page, names), what).toEqual([]);
  await expectAccessible(page, `${what} in Hindi`);
};

test('what is missing in a form is said in the language of the page, not of the browser', async ({
  open,
}) => {
  const { page } = await open();
  await page.goto('/hi/user/login');
  const form = page.locator('main form');
  await form.locator('button[type="submit"]').click();
  await expect(form.getByText('कृपया यह जगह भरें।')).toHaveCount(2);
  await form.locator('input[name="email"]').fill('asha');
  await form.locator('button[type="submit"]').click();
  expect(await latin(page, [])).toEqual([]);
});

test('places that are found on Home, and the one that was chosen, are in Hindi @thorough', async ({
  open,
}) => {
  const { page } = await open({ ...inHindi, place: 'denied' });
  await page.goto('/');
  const field = page.getByRole('search').getByRole('textbox');
  await field.fill('kothr');
  await page.getByRole('button', { name: 'कोथरूड, पुणे' }).click();
  await expect(field).toHaveValue('कोथरूड, पुणे');
  await page.reload();
  await expect(field).toHaveValue('कोथरूड, पुणे');
});

test('what a visitor sees in Hindi has no English in it', async ({ open }) => {
  const { page } = await open(inHindi);
  for (const path of [...visitorPaths, '/nothing']) {
    await page.goto(path);
    await expectHindi(page, path);
  }
});

test('a visit in Hindi has no English in it, on either side @thorough', async ({
  open,
  absentCustomer: customer,
  absentHandyman: handyman,
}) => {
  const names = [customer.name, handyman.name, '12 MG Road, Kothrud, Pune'];
  const hers = await logInWith(customer, await open(inHindi));
  const his = await logInWith(handyman, await open(inHindi));
  const look = async ({ page }: Person, path: string) => {
    await page.goto(path);
    await expectHindi(page, path.replace(/[?].*/, ''), names);
  };
  for (const path of ['/services/servicePage', '/services/plumber', '/user/bookings']) {
    await look(hers, path);
  }
  await look(his, '/handyman/dashboard');
  await hers.page.goto(listPath(customer));
  await expect(rowOf(hers.page, handyman)).toBeVisible();
  await expectHindi(hers.page, 'the list', names);
  const id = await request(customer, handyman);
  await expect(his.page.getByRole('dialog')).toBeVisible();
  await expectHindi(his.page, 'the request', names);
  await look(hers, `/user/bookings/${id}`);
  await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: id });
  await look(hers, `/user/bookings/${id}`);
  await look(his, `/handyman/jobstartotp?user_id=${customer.id}`);
  const { startCode = '' } = await customer.send(getBooking, undefined, { params: { id } });
  await handyman.send(jobStartOtp, { otp: startCode, email: customer.email });
  await look(his, `/handyman/workdone?user_id=${customer.id}`);
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  await look(hers, '/user/payment?total=220');
  await look(his, `/handyman/paymentBill?user_id=${customer.id}`);
  await look(his, `/handyman/profile?handyman_id=${handyman.id}`);
  await customer.send(config, { token: { id: 'tok_visa' }, booking_id: id });
  await look(hers, `/user/bookings/${id}/receipt`);
  await look(hers, '/user/bookings');
});
