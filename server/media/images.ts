import type { Fit, Images, Sender } from '../ports/images.ts';
import { badInput } from '../problem.ts';
import { readHeader } from './header.ts';
import { decodingLimits, mostMegapixels } from './limits.ts';

const longestEdge = 2000;

/**
 * Every uploaded picture goes through this. It is decoded and encoded anew: the type comes from the content, not the
 * name, and metadata (place, time) and anything hidden in the file are dropped.
 */
export const reencode = (
  images: Images,
  sender: Sender,
  field: string,
  content: Buffer,
): Promise<Buffer> => draw(images, sender, field, content, { fit: 'inside', edge: longestEdge });

/** The same for a face: cut square around the middle, where screens have not cropped it already. */
export const reencodeSquare = (
  images: Images,
  sender: Sender,
  field: string,
  content: Buffer,
  edge: number,
): Promise<Buffer> => draw(images, sender, field, content, { fit: 'cover', edge });

const draw = async (
  images: Images,
  sender: Sender,
  field: string,
  content: Buffer,
  fit: Fit,
): Promise<Buffer> => {
  const header = readHeader(content);
  if (!header) throw badInput({ [field]: ({ media }) => media.notAnImage });
  if (header.width * header.height > decodingLimits.pixels) {
    throw badInput({ [field]: ({ media }) => media.tooManyPixels(mostMegapixels) });
  }
  const image = await images.draw(sender, content, fit);
  if (!image) throw badInput({ [field]: ({ media }) => media.unreadable });
  return image;
};
