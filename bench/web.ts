import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../scripts/browser.cjs';
import { withProduct } from './setup/product.ts';
import { figure, median } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const runs = 3;
const port = 9_333;
const pages = ['/', '/handyman/register', '/user/login'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Seen = { readonly scores: readonly number[]; readonly scriptKb: number };
type Requests = { readonly items?: readonly { resourceType?: string; transferSize?: number }[] };

/** One visit as a phone makes it. */
const visit = async (url: string): Promise<Seen> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories: found, audits } = result.lhr;
  const { items = [] } = (audits['network-requests']?.details ?? {}) as Requests;
  const scripts = items.filter((item) => item.resourceType === 'Script');
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    scriptKb: scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1000,
  };
};

const look = async (url: string): Promise<string[]> => {
  const seen: Seen[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await visit(url));
  return [
    figure(median(seen.map((one) => one.scriptKb))),
    ...categories.map((_, i) => figure(median(seen.map((one) => one.scores[i] ?? 0)))),
  ];
};

export const web = (): Promise<Section> =>
  withProduct({ DEMO: 'true' }, async (product) => {
    const browser = await chromium.launch(launchOptions([`--remote-debugging-port=${port}`]));
    await visit(product.url);
    const rows: string[][] = [];
    for (const page of pages) rows.push([page, ...(await look(`${product.url}${page}`))]);
    await browser.close();
    return {
      title: 'Pages',
      how: `Lighthouse as a phone on a slow network, the median of ${runs}, after one visit to warm up. JavaScript is what travels for the page, compressed; the build checks it against its room (\`web/build/size-check.ts\`).`,
      table: { head: ['Page', 'JavaScript kB', ...categories], rows },
      aims: [],
    };
  });
