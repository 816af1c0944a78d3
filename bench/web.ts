import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../scripts/browser.cjs';
import { withProduct } from './setup/product.ts';
import { atLeast, atMost, figure, median } from './setup/report.ts';
import type { Aim, Section } from './setup/report.ts';

const runs = 5;
const port = 9_333;
/** `/hi/` is the first page in Hindi, with a font of its own. */
const pages = ['/', '/hi/', '/handyman/register', '/user/login'] as const;
type PagePath = (typeof pages)[number];

/** The least that a first page may score for performance; the other three must be whole. */
const aims: Readonly<Partial<Record<PagePath, number>>> = { '/': 98, '/hi/': 95 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Seen = {
  readonly scores: readonly number[];
  readonly scriptKb: number;
  /** How far what was already shown has moved. */
  readonly shift: number;
};
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
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
  };
};

const look = async (url: string): Promise<Seen> => {
  const seen: Seen[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await visit(url));
  return {
    scriptKb: median(seen.map((one) => one.scriptKb)),
    scores: categories.map((_, at) => median(seen.map((one) => one.scores[at] ?? 0))),
    shift: median(seen.map((one) => one.shift)),
  };
};

const rowOf = (path: string, { scriptKb, scores, shift }: Seen): string[] => [
  path,
  figure(scriptKb),
  ...scores.map(figure),
  shift.toFixed(2),
];

const aimsOf = (path: PagePath, { scores: [performance = 0, ...others], shift }: Seen): Aim[] => {
  const least = aims[path];
  if (least === undefined) return [];
  return [
    atLeast(`${path} performance`, least, performance),
    atLeast(`${path} accessibility, best practices and SEO`, 100, Math.min(...others)),
    atMost(`${path} layout shift`, 0, Number(shift.toFixed(2))),
  ];
};

export const web = (): Promise<Section> =>
  withProduct({ DEMO: 'true' }, async (product) => {
    const browser = await chromium.launch(launchOptions([`--remote-debugging-port=${port}`]));
    await visit(product.url);
    const found: [path: PagePath, seen: Seen][] = [];
    for (const page of pages) found.push([page, await look(`${product.url}${page}`)]);
    await browser.close();
    return {
      title: 'Pages',
      how: `Lighthouse as a phone on a slow network, the median of ${runs}, after one visit to warm up. JavaScript is what travels for the page, compressed; the build checks it against its room (\`web/build/size-check.ts\`).`,
      table: {
        head: ['Page', 'JavaScript kB', ...categories, 'layout shift'],
        rows: found.map(([path, seen]) => rowOf(path, seen)),
      },
      aims: found.flatMap(([path, seen]) => aimsOf(path, seen)),
    };
  });
