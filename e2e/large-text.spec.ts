// Nouns: theme, layout
import type { Page } from '@playwright/test';
import { acceptNotification } from '#contract/booking.ts';
import { request } from './setup/beforehand.ts';
import { logInWith } from './setup/people.ts';
import { listPath, visitorPaths } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';

/** Text twice as large on a phone, as people set it who see little. */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });

const phone = { width: 390, height: 844 } as const;

/** Everything has come that the page was waiting for. */
const settled = async (page: Page) => {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('.shimmer, div[aria-busy=true]')).toHaveCount(0);
};

/** What cannot be read: beyond the edge of the screen, cut off by its frame, or one letter below the other. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate((room) => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element instanceof HTMLElement &&
        element.checkVisibility() &&
        // What is only spoken is one pixel large.
        element.clientWidth > 1 &&
        element.closest(
          '.sr-only, .leaflet-container, svg, [aria-hidden=true], .scrollbar-none',
        ) === null,
    ) as HTMLElement[];
    const tooWide = () => {
      // A phone makes its window as wide as what does not fit, and then nothing is beyond its edge.
      const width = Math.max(document.documentElement.scrollWidth, innerWidth);
      if (width <= room) return [];
      const beyond = elements.filter((element) => element.getBoundingClientRect().right > room + 1);
      return [`the page is ${width} px wide: ${beyond.slice(0, 3).map(nameOf).join(', ')}`];
    };
    const isCutOff = (element: HTMLElement) =>
      /clip|hidden/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.classList.contains('truncate');
    const linesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const shown = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(shown.map(({ top }) => Math.round(top))).size;
    };
    /** More lines than words: some were broken. Long addresses and numbers may be. */
    const isInPieces = (element: HTMLElement) =>
      [...element.childNodes].some((node) => {
        const text = (node.textContent ?? '').trim();
        if (node.nodeType !== Node.TEXT_NODE || text.length <= 3) return false;
        const words = text.split(/\s+/);
        return words.every(({ length }) => length < 14) && linesOf(node) > words.length;
      });
    const found = [
      ...tooWide(),
      ...elements.filter(isCutOff).map((element) => `cut off: ${nameOf(element)}`),
      ...elements.filter(isInPieces).map((element) => `in pieces: ${nameOf(element)}`),
    ];
    return [...new Set(found)];
  }, phone.width);

test.use({ viewport: phone });

// Words in Hindi are the longer ones.
const languages = [
  ['English', 'en-IN', ' @thorough'],
  ['Hindi', 'hi-IN', ''],
] as const;

for (const [language, locale, tag] of languages) {
  test(`with text twice as large a visitor loses nothing in ${language}${tag}`, async ({
    open,
  }) => {
    const { page } = await open({ locale });
    await enlarge(page);
    for (const path of visitorPaths) {
      await page.goto(path);
      await settled(page);
      expect.soft(await lost(page), path).toEqual([]);
    }
  });

  test(`with text twice as large neither side of a visit loses anything in ${language} @thorough`, async ({
    open,
    absentCustomer,
    absentHandyman,
    product,
  }) => {
    // As people are called; what the other stories call them is one long number.
    await product.sql(`update users set username = 'Asha Patil' where id = $1`, [
      absentCustomer.id,
    ]);
    await product.sql(`update handymen set name = 'Ravi Kale' where id = $1`, [absentHandyman.id]);
    const customer = await logInWith(absentCustomer, await open({ locale }));
    const handyman = await logInWith(absentHandyman, await open({ locale }));
    const look = async ({ page }: { page: Page }, path: string) => {
      await page.goto(path);
      await settled(page);
      expect.soft(await lost(page), path.replace(/[?].*/, '')).toEqual([]);
    };
    await enlarge(customer.page);
    await enlarge(handyman.page);
    await look(customer, '/services/servicePage');
    await look(customer, '/services/plumber');
    await customer.page.goto(listPath(customer));
    await expect(customer.page.getByRole('heading', { name: 'Ravi Kale' })).toBeVisible();
    await settled(customer.page);
    expect.soft(await lost(customer.page), 'the list').toEqual([]);
    const id = await request(customer, handyman);
    await handyman.page.goto('/handyman/dashboard');
    await expect(handyman.page.getByRole('dialog')).toBeVisible();
    await settled(handyman.page);
    expect.soft(await lost(handyman.page), 'the request').toEqual([]);
    await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: id });
    await look(customer, `/user/bookings/${id}`);
    await look(customer, '/user/payment?total=220');
    await look(customer, '/user/bookings');
    await look(customer, '/user/account');
    await look(customer, '/user/addresses');
    await look(handyman, `/handyman/jobstartotp?user_id=${customer.id}`);
    await look(handyman, '/handyman/dashboard');
    await look(handyman, `/handyman/profile?handyman_id=${handyman.id}`);
  });
}
