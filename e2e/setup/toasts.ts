import type { BrowserContext, Page } from '@playwright/test';
import { escaped } from './in-hindi.ts';
import { expect, originalOf, translated } from './translated.ts';

/**
 * A message in the corner goes by itself after five seconds. On a slow machine a look from outside can come later than
 * that, so the page itself reports each one as it appears, and a story asks what was said.
 */

type Said = { readonly region: string; readonly text: string };

const saidOn = new WeakMap<Page, Said[]>();

export const watchToasts = async (context: BrowserContext) => {
  context.on('page', (page) => saidOn.set(page, []));
  await context.exposeBinding('reportToast', ({ page }, said: Said) =>
    saidOn.get(page)?.push(said),
  );
  await context.addInitScript(() => {
    const reported = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const shown of document.querySelectorAll<HTMLElement>('.toasts > *')) {
        const text = shown.innerText.replaceAll(/\s+/g, ' ').trim();
        if (text === '' || reported.has(shown)) continue;
        reported.add(shown);
        const report = Reflect.get(window, 'reportToast') as (said: Said) => void;
        report({ region: shown.parentElement?.ariaLabel ?? '', text });
      }
    }).observe(document, { childList: true, subtree: true });
  });
};

const asPattern = (wanted: string | RegExp): RegExp =>
  typeof wanted === 'string' ? new RegExp(escaped(wanted), 'i') : wanted;

/** This was said in the corner, not counting what was asked for before. */
export const expectToast = async (page: Page, text: string | RegExp, timeout?: number) => {
  const region = asPattern(translated('Notifications', true));
  const wanted = asPattern(translated(text));
  const all = saidOn.get(originalOf(page)) ?? [];
  const inRegion = () => all.filter((one) => region.test(one.region));
  await expect
    .poll(() => inRegion().map((one) => one.text), {
      message: `what was said in the corner of ${page.url()}`,
      ...(timeout !== undefined && { timeout }),
    })
    .toContainEqual(expect.stringMatching(wanted));
  // Asked for again, it has to be said again.
  const found = inRegion().find((one) => wanted.test(one.text));
  if (found) all.splice(all.indexOf(found), 1);
};
