// Nouns: ui, theme
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from './setup/story.ts';

/**
 * Every part of `/dev/ui` beside its stored picture, seen from so far away that another version of the
 * browser or its anti-aliasing makes no difference, and a lost colour, frame or row does. `UPDATE_VISUAL=1` takes new
 * pictures; look at them before you keep them.
 */
const squares = 8;
/** Of 255. What the eye calls the same colour. */
const sameColour = 24;
/** Of all squares. */
const mayDiffer = 0.02;

const update = process.env['UPDATE_VISUAL'] === '1';

const looks = [
  { name: 'phone-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desktop-dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

type Size = { readonly width: number; readonly height: number };
type Picture = { readonly data: Buffer; readonly info: Size };

const inSquares = async (png: Buffer): Promise<Size> => {
  const { width, height } = await sharp(png).metadata();
  return { width: Math.ceil(width / squares), height: Math.ceil(height / squares) };
};

const fromAfar = (png: Buffer, size: Size): Promise<Picture> =>
  sharp(png)
    .resize({ ...size, fit: 'fill', kernel: 'mitchell' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

const differing = (now: Picture, kept: Picture): number => {
  const pixels = Math.min(now.data.length, kept.data.length) / 3;
  let count = 0;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const at = pixel * 3;
    const far = [0, 1, 2].some(
      (channel) =>
        Math.abs((now.data[at + channel] ?? 0) - (kept.data[at + channel] ?? 0)) > sameColour,
    );
    if (far) count += 1;
  }
  return count / pixels;
};

for (const { name, viewport, colorScheme } of looks) {
  test(`every part looks as it did, ${name}`, async ({ open }) => {
    const { page } = await open({ viewport, colorScheme, isMobile: false });
    await page.goto('/dev/ui');
    await expect(page.getByRole('heading', { name: 'Parts of the screens' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const parts = await page.locator('[data-specimen]').all();
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) {
      const title = (await part.getAttribute('data-specimen')) ?? '';
      await part.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          part.evaluate((section) =>
            [...section.querySelectorAll('img')].every((img) => img.complete),
          ),
        )
        .toBe(true);
      const file = new URL(
        `visual/${name}/${title.toLowerCase().replaceAll(' ', '-')}.png`,
        import.meta.url,
      );
      const seen = await part.screenshot({ animations: 'disabled' });
      const size = await inSquares(seen);
      if (update) {
        const { data, info } = await fromAfar(seen, size);
        const raw = { width: info.width, height: info.height, channels: 3 } as const;
        writeFileSync(file, await sharp(data, { raw }).png().toBuffer());
        continue;
      }
      const kept = await sharp(readFileSync(file))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const grown = Math.max(
        Math.abs(size.width - kept.info.width),
        Math.abs(size.height - kept.info.height),
      );
      expect(grown, `${title} (${name}): grown or shrunk, in squares`).toBeLessThanOrEqual(1);
      const now = await fromAfar(seen, kept.info);
      expect(
        differing(now, kept),
        `${title} (${name}): how much of it looks different`,
      ).toBeLessThan(mayDiffer);
    }
  });
}
