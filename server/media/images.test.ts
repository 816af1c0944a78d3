import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { Images } from '../ports/images.ts';
import { Problem } from '../problem.ts';
import { wordsIn } from '../words/words.ts';
import { openImages } from './decoding.ts';
import { reencode } from './images.ts';
import { decodingLimits } from './limits.ts';

const images = openImages(decodingLimits);
afterAll(() => images.close());

/** The pictures that reached a decoder. */
let decoded = 0;
const counted: Images = {
  ...images,
  draw: (...args) => {
    decoded += 1;
    return images.draw(...args);
  },
};

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });

const chunk = (kind: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};

/** Before the picture's data, which begin after the header of 33 bytes. */
const withChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** A pass over the whole picture in eight bytes. */
const emptyScan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0]);

const withScans = (jpeg: Buffer, scans: number): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: scans }, () => emptyScan),
    jpeg.subarray(-2),
  ]);

const greyProgressive = () => blank(5000, 5000).greyscale().jpeg({ progressive: true }).toBuffer();

/** A canvas of the largest size there is, in a file of a few bytes. */
const hugeCanvas = async () => {
  const webp = await blank(8, 8)
    .webp()
    .withMetadata({ exif: { IFD0: { Copyright: 'x' } } })
    .toBuffer();
  webp.writeUIntLE(16_383, 24, 3);
  webp.writeUIntLE(16_383, 27, 3);
  return webp;
};

const hugePng = async () => {
  const png = await blank(8, 8).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
};

const svg = (rects: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<rect width="1" height="1"/>'.repeat(rects)}</svg>`,
  );

const onePng = blank(6000, 4000).png().toBuffer();
const largePng = () => onePng;

type Made = () => Promise<Buffer> | Buffer;

/** Refused by the first bytes or the structure, before a decoder. */
const refusedAtOnce: Readonly<Record<string, Made>> = {
  'an SVG of 100,000 parts': () => svg(100_000),
  'the same, compressed': () => deflateSync(svg(100_000)),
  'an SVG behind the first bytes of a PNG': () =>
    Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), svg(10)]),
  'a GIF': () => blank(8, 8).gif().toBuffer(),
  'a TIFF': () => blank(8, 8).tiff().toBuffer(),
  'an AVIF': () => blank(8, 8).avif().toBuffer(),
  'a JPEG of 1,600 scans': async () => withScans(await greyProgressive(), 1600),
  'a PNG of a thousand texts': async () =>
    withChunks(
      await blank(8, 8).png().toBuffer(),
      ...Array.from({ length: 1000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
    ),
  'a WebP with the largest canvas': hugeCanvas,
  'a PNG that says it has 3,600 megapixels': hugePng,
  'a JPEG with two frames': async () => {
    const small = await blank(8, 8).jpeg().toBuffer();
    const at = small.indexOf(Buffer.from([0xff, 0xc0]));
    const frame = small.subarray(at, at + 2 + small.readUInt16BE(at + 2));
    return Buffer.concat([small.subarray(0, at), frame, small.subarray(at)]);
  },
  nothing: () => Buffer.alloc(0),
};

/** The header is that of a photo; the decoder fails, or is killed at a limit. */
const refusedByDecoder: Readonly<Record<string, Made>> = {
  'a photo that ends in the middle': async () => {
    const whole = await blank(400, 400).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  },
  'a PNG whose data are something else': async () => {
    const png = await blank(64, 64).png().toBuffer();
    png.fill(0x55, 45, png.length - 16);
    return png;
  },
};

/** Accepted, without the hidden content. */
const drawn: Readonly<Record<string, Made>> = {
  'a photo of 24 megapixels': () => blank(6000, 4000).jpeg().toBuffer(),
  'a progressive photo of 24 megapixels': () =>
    blank(6000, 4000).jpeg({ progressive: true }).toBuffer(),
  'a screenshot of 24 megapixels': largePng,
  'a WebP': () => blank(1200, 800).webp().toBuffer(),
  'a photo with 60 kB of notes on how it was taken': () =>
    blank(800, 600)
      .jpeg()
      .withExif({ IFD0: { ImageDescription: 'x'.repeat(60_000) } })
      .toBuffer(),
  'a photo with a page of HTML behind it': async () =>
    Buffer.concat([
      await blank(800, 600).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]),
  'a moving WebP, of which the first picture counts': async () => {
    const frame = await blank(40, 30).png().toBuffer();
    return sharp([frame, frame, frame], { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
  },
};

const send = (content: Buffer, id = 'asha') =>
  reencode(counted, { loggedIn: true, id }, 'photo', content).then(
    (image) => image,
    (error: unknown) => error,
  );

const cases = (all: Readonly<Record<string, Made>>) =>
  Object.entries(all).map(([name, make]) => ({ name, make }));

describe('a picture that is sent to us', () => {
  test.each(cases(refusedAtOnce))('$name is refused before it is decoded', async ({ make }) => {
    const before = decoded;
    expect(await send(await make())).toMatchObject({ status: 400 });
    expect(decoded).toBe(before);
  });

  test.each(cases(refusedByDecoder))(
    '$name is refused, and the next one is taken',
    async ({ make }) => {
      expect(await send(await make())).toMatchObject({ status: 400 });
      expect(await send(await blank(40, 30).png().toBuffer())).toBeInstanceOf(Buffer);
    },
  );

  test.each(cases(drawn))('$name is taken', async ({ make }) => {
    const image = await send(await make());
    if (!Buffer.isBuffer(image)) throw image;
    const { format, width, exif, pages } = await sharp(image).metadata();
    expect({ format, exif, pages }).toEqual({ format: 'webp', exif: undefined, pages: undefined });
    expect(width).toBeLessThanOrEqual(2000);
    expect(image.includes('script')).toBe(false);
  });

  test('of more than 25 megapixels is refused with a sentence that says so', async () => {
    const refusal = await send(await blank(6000, 4200).jpeg().toBuffer());
    if (!(refusal instanceof Problem)) throw new Error('It was taken');
    expect(refusal.msg(wordsIn.en)).toBe(
      'This image has more than 25 megapixels. Please send a smaller one.',
    );
  });

  test('a slow one of somebody delays their own next, and nobody else’s', async () => {
    const slow = await largePng();
    const small = await blank(40, 30).png().toBuffer();
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    // Both decoders have started.
    await Promise.all([send(small, 'ravi'), send(small, 'meera')]);
    await Promise.all([
      send(slow, 'ravi').then(note('slow')),
      send(small, 'ravi').then(note('of the same')),
      send(small, 'meera').then(note('of another')),
      send(small, 'kiran').then(note('of a third')),
    ]);
    expect(ended).toEqual(['of another', 'of a third', 'slow', 'of the same']);
  });
});

describe('a decoder that takes more than it may is ended', () => {
  const small = blank(40, 30).png().toBuffer();
  const sender = { loggedIn: false, id: '203.0.113.1' };
  const fit = { fit: 'inside', edge: 2000 } as const;

  test.each([
    { what: 'time of the processor', limits: { ...decodingLimits, processorMs: 60 } },
    { what: 'memory', limits: { ...decodingLimits, megabytes: 8 } },
    { what: 'time', limits: { ...decodingLimits, longestMs: 1 } },
  ])('$what: the picture is refused, and another decoder takes the next', async ({ limits }) => {
    const few = openImages(limits);
    const usual = openImages(decodingLimits);
    try {
      expect(await few.draw(sender, await largePng(), fit)).toBeUndefined();
      expect(await usual.draw(sender, await small, fit)).toBeInstanceOf(Buffer);
    } finally {
      few.close();
      usual.close();
    }
  });

  test('the process is gone afterwards, and the next picture starts another', async () => {
    const few = openImages({ ...decodingLimits, processorMs: 120 });
    try {
      expect(await few.draw(sender, await largePng(), fit)).toBeUndefined();
      expect(await few.draw(sender, await small, fit)).toBeInstanceOf(Buffer);
    } finally {
      few.close();
    }
  });
});
