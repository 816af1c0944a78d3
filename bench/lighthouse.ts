import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../scripts/browser.cjs';
import { makeFolder, startProduct } from '../server/testing/product.ts';

/** Lighthouse as a phone sees the built product: the median of three, after one to warm up. */
const runs = 3;
const port = 9_333;
const pages = ['/', '/handyman/register', '/user/login'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const scoresOf = async (url: string): Promise<number[]> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  return categories.map((name) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100));
};

const folder = makeFolder();
const product = await startProduct({ DATA_DIR: folder.path });
const browser = await chromium.launch(launchOptions([`--remote-debugging-port=${port}`]));
console.log(['page', ...categories].join('\t'));
for (const page of pages) {
  const url = `${product.url}${page}`;
  await scoresOf(url);
  const all: number[][] = [];
  for (let run = 0; run < runs; run += 1) all.push(await scoresOf(url));
  console.log(
    [page, ...categories.map((_, i) => median(all.map((one) => one[i] ?? 0)))].join('\t'),
  );
}
await browser.close();
await product.stop('SIGTERM');
folder.remove();
