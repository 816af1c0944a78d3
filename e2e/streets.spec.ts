// Nouns: map
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeFolder, startProduct } from '../server/testing/product.ts';
import { worldArchive } from './setup/archive.ts';
import { expect, test } from './setup/story.ts';

/** Of the light and the dark map, where there is land and nothing on it. */
const land = { light: '226,223,218', dark: '31,31,31' };

/** The colour in the middle of every tile that is drawn. */
const tileColours = (page: Page) =>
  page.locator('canvas.leaflet-tile-loaded').evaluateAll((tiles) => [
    ...new Set(
      tiles.map((tile) => {
        if (!(tile instanceof HTMLCanvasElement)) return 'no canvas';
        const middle = tile.getContext('2d')?.getImageData(tile.width / 2, tile.height / 2, 1, 1);
        return [...(middle?.data ?? [])].slice(0, 3).join();
      }),
    ),
  ]);

test('the operator’s archive of streets is the map, light and dark, and the embedded map stands in for a broken one @thorough', async ({
  open,
}) => {
  const folder = makeFolder();
  const archive = join(folder.path, 'pune.pmtiles');
  writeFileSync(archive, worldArchive());
  const data = join(folder.path, 'data');
  const product = await startProduct({ DATA_DIR: data, DEMO: 'true', MAP_STYLE_URL: archive });
  try {
    const { page } = await open({ baseURL: product.url, place: 'denied', colorScheme: 'light' });
    await page.goto('/user/signup');
    await page.getByRole('button', { name: 'Drop a pin' }).click();
    await expect.poll(() => tileColours(page)).toEqual([land.light]);
    await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => tileColours(page)).toEqual([land.dark]);

    writeFileSync(archive, 'no archive any more');
    await page.reload();
    await page.getByRole('button', { name: 'Drop a pin' }).click();
    await expect(page.getByText('Natural Earth')).toBeVisible();
  } finally {
    await product.stop('SIGTERM');
    folder.remove();
  }
});
