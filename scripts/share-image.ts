// Draws web/public/images/share-….jpg, the preview that apps show with a link to LocalHands.
//   npx tsx scripts/share-image.ts
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { pageWords } from '../web/build/language.ts';
import { launchOptions } from './browser.cjs';

const size = { width: 1200, height: 630 };

const inline = async (path: string, type: string): Promise<string> =>
  `data:${type};base64,${(await readFile(path)).toString('base64')}`;

const figtree = await inline(
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'font/woff2',
);
const devanagari = await inline('web/fonts/devanagari.woff2', 'font/woff2');
const logo = await inline('web/public/favicon.svg', 'image/svg+xml');
const person = await inline('web/public/images/home/ravi.svg', 'image/svg+xml');

const style = `
  @font-face { font-family: Figtree; src: url(${figtree}); font-weight: 300 900; }
  @font-face { font-family: Devanagari; src: url(${devanagari}); font-weight: 400 700; size-adjust: 103%; }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fff;
    font-family: Figtree, Devanagari; background: linear-gradient(150deg, #0f766e, #134e4a); }
  main { position: absolute; left: 80px; top: 76px; width: 640px; }
  .name { display: flex; align-items: center; gap: 20px; font-size: 44px; font-weight: 800; }
  .name img { width: 76px; height: 76px; border-radius: 22px; box-shadow: 0 0 0 2px rgb(255 255 255 / 25%); }
  h1 { font-size: 66px; line-height: 1.14; margin: 58px 0 0; font-weight: 800; letter-spacing: -0.01em; }
  p { font-size: 29px; line-height: 1.42; margin: 28px 0 0; color: #ccfbf1; }
  .person { position: absolute; right: 30px; bottom: 0; width: 420px; }`;

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: size });
for (const { lang, appName, title, description } of Object.values(pageWords)) {
  const claim = title.split(' · ').at(-1) ?? title;
  await page.setContent(
    `<html lang="${lang}"><style>${style}</style><main><div class="name"><img src="${logo}">${appName}</div>` +
      `<h1>${claim}</h1><p>${description}</p></main><img class="person" src="${person}"></html>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(`web/public/images/share-${lang}.jpg`);
}
await browser.close();
