import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { badInput } from '../problem.ts';

export const largestUploadBytes = 5 * 1024 * 1024;

/** More than a phone's usual photo; a screen shrinks larger ones before it sends them. */
const mostMegapixels = 25;
const mostPixels = mostMegapixels * 1_000_000;

const accepted = new Set(['jpeg', 'png', 'webp']);
const longestEdge = 2000;

// No image is decoded twice, so a cache would only hold memory.
sharp.cache(false);

/** One at a time: a decoded image takes a hundred megabytes and more. */
let last: Promise<unknown> = Promise.resolve();
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
};

/**
 * Decodes and re-encodes: the type comes from the content, not the name, and metadata (place, time) and anything
 * hidden in the file are dropped.
 */
export const reencode = (field: string, content: Buffer): Promise<Buffer> =>
  drawAnew(field, content, (image) =>
    image.resize({
      width: longestEdge,
      height: longestEdge,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );

/** The same for a face: cut square around the middle, where screens have not cropped it already. */
export const reencodeSquare = (field: string, content: Buffer, edge: number): Promise<Buffer> =>
  drawAnew(field, content, (image) => image.resize({ width: edge, height: edge, fit: 'cover' }));

type Size = (image: Sharp) => Sharp;

const drawAnew = async (field: string, content: Buffer, size: Size): Promise<Buffer> => {
  const refuse = () => badInput({ [field]: ({ media }) => media.notAnImage });
  // Reads the header only.
  const { format, width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse();
    });
  if (!accepted.has(format)) throw refuse();
  if (width * height > mostPixels) {
    throw badInput({ [field]: ({ media }) => media.tooManyPixels(mostMegapixels) });
  }
  return oneAtATime(() => draw(content, size)).catch(() => {
    throw refuse();
  });
};

const draw = (content: Buffer, size: Size): Promise<Buffer> =>
  size(
    sharp(content, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      sequentialRead: true,
    }).rotate(),
  )
    .webp({ quality: 82 })
    .toBuffer();
