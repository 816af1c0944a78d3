import sharp from 'sharp';
import { badInput } from '../problem.ts';

export const largestUploadBytes = 5 * 1024 * 1024;

/** More than a phone's usual photo; a screen shrinks larger ones before it sends them. */
const mostMegapixels = 25;
const mostPixels = mostMegapixels * 1_000_000;

const accepted = new Set(['jpeg', 'png', 'webp']);
const longestEdge = 2000;

// What has been decoded once is not asked for again.
sharp.cache(false);

/** A decoded image takes a hundred megabytes and more: one at a time, in the order they came. */
let last: Promise<unknown> = Promise.resolve();
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
};

/**
 * Keeps the picture and nothing else: what it is comes from its content, not its name, and drawing it
 * anew drops the place and time a phone writes into it, and anything that only looked like an image.
 */
export const reencode = async (field: string, content: Buffer): Promise<Buffer> => {
  const refuse = () => badInput({ [field]: 'Choose a JPEG, PNG or WebP image.' });
  // Reads the header only.
  const { format, width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse();
    });
  if (!accepted.has(format)) throw refuse();
  if (width * height > mostPixels) {
    throw badInput({
      [field]: `This image has more than ${mostMegapixels} megapixels. Please send a smaller one.`,
    });
  }
  return oneAtATime(() => draw(content)).catch(() => {
    throw refuse();
  });
};

const draw = (content: Buffer): Promise<Buffer> =>
  sharp(content, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .rotate()
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
