import sharp from 'sharp';

/** A file to choose, as a phone has them. */
export const pictureFile = async (colour = 'teal') => ({
  name: 'picture.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});
