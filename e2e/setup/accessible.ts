import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const looks = [
  { name: 'phone, light', size: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desktop, dark', size: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

/** The axe that the builder brings along. */
const findAxe = () => {
  const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
  return readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');
};
let axeSource: string | undefined;

/**
 * Puts axe into the page once per document. The builder would do it twice for each look, and reading half a
 * megabyte of program takes the page longer than checking it.
 */
const bringAxe = async (page: Page) => {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate((axeSource ??= findAxe()));
};

const violations = async (page: Page) => {
  await bringAxe(page);
  // No frames here, so the page that would put their findings together is not needed.
  const axe = new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode()
    // Without reading style sheets anew, for a rule that is off: it would put them into the page, against its policy.
    .options({ resultTypes: ['violations'], preload: false });
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

/** No rule of axe is broken on what the page shows now. */
export const expectAccessible = async (page: Page, what: string) =>
  expect(await violations(page), what).toEqual([]);

/**
 * For the parts that screens are made of: small and light, large and dark. A screen's own state is looked at once, as
 * its story shows it: its colours come from the tokens that these have.
 */
export const expectAccessibleInBothThemes = async (page: Page, what: string) => {
  for (const { name, size, colorScheme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${what} (${name})`);
  }
};
