import sharp from 'sharp';
import { badInput } from './problem.ts';

export const largestUploadBytes = 5 * 1024 * 1024;

const accepted = new Set(['jpeg', 'png', 'webp']);
const longestEdge = 2000;

/**
 * Keeps the picture and nothing else: what it is comes from its content, not its name, and drawing it
 * anew drops the place and time a phone writes into it, and anything that only looked like an image.
 */
export const reencode = async (field: string, content: Buffer): Promise<Buffer> => {
  const refuse = () => badInput({ [field]: 'Choose a JPEG, PNG or WebP image.' });
  try {
    const image = sharp(content, { limitInputPixels: 50_000_000, failOn: 'error' });
    const { format } = await image.metadata();
    if (!accepted.has(format)) throw refuse();
    return await image
      .rotate()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refuse();
  }
};
