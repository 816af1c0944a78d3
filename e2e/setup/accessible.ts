import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const looks = [
  { name: 'phone, light', size: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desktop, dark', size: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

const violations = async (page: Page) => {
  // No frames here, so the page that would put their findings together is not needed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

/** No rule of axe is broken on what the page shows now, small and light or large and dark. */
export const expectAccessible = async (page: Page, what: string) => {
  for (const { name, size, colorScheme } of looks.toReversed()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `${what} (${name})`).toEqual([]);
  }
};
