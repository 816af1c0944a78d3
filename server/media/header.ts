/**
 * Checks the first bytes of a picture without a decoder. Only the three formats of this list reach a decoder, and no
 * file whose structure alone would keep it busy.
 */

export type Header = {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
};

/** Optimised photos have about ten; each is a pass over the whole picture, however few bytes it takes. */
const mostScans = 40;

/** An encoder writes its data in pieces of 4 KiB and more; what else it writes are a few dozen. */
const mostOtherChunks = 64;

const ascii = (content: Buffer, from: number, to: number): string =>
  content.toString('latin1', from, to);

/** Markers without a length: restarts within the data, and TEM. */
const standsAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Frames: baseline, extended and progressive. No browser shows the others. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Behind the compressed data of a scan: the next marker that is neither a stuffed byte nor a restart. */
const endOfScan = (content: Buffer, from: number): number => {
  let at = content.indexOf(0xff, from);
  while (at !== -1 && at + 1 < content.length) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at;
    at = content.indexOf(0xff, at + 1);
  }
  return content.length;
};

const readJpeg = (content: Buffer): Header | undefined => {
  let size: Pick<Header, 'width' | 'height'> | undefined;
  let scans = 0;
  let at = 2;
  while (at + 4 <= content.length) {
    if (content[at] !== 0xff) return undefined;
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff || standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xd9) break;
    const length = content.readUInt16BE(at + 2);
    if (length < 2 || otherFrames.has(marker)) return undefined;
    if (frames.has(marker)) {
      // A second frame could have another size than the first.
      if (size || at + 9 > content.length) return undefined;
      size = { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    }
    at += 2 + length;
    if (marker === 0xda) {
      scans += 1;
      if (scans > mostScans) return undefined;
      at = endOfScan(content, at);
    }
  }
  return size && scans > 0 ? { format: 'jpeg', ...size } : undefined;
};

const readPng = (content: Buffer): Header | undefined => {
  if (content.length < 33 || ascii(content, 12, 16) !== 'IHDR') return undefined;
  let others = 0;
  for (let at = 8; at + 12 <= content.length; at += 12 + content.readUInt32BE(at)) {
    if (ascii(content, at + 4, at + 8) !== 'IDAT') others += 1;
    if (others > mostOtherChunks) return undefined;
  }
  return { format: 'png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
};

const readWebp = (content: Buffer): Header | undefined => {
  if (content.length < 30) return undefined;
  const kind = ascii(content, 12, 16);
  if (kind === 'VP8X') {
    return {
      format: 'webp',
      width: content.readUIntLE(24, 3) + 1,
      height: content.readUIntLE(27, 3) + 1,
    };
  }
  if (kind === 'VP8L') {
    const bits = content.readUInt32LE(21);
    return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return undefined;
  const [width, height] = [content.readUInt16LE(26) & 0x3fff, content.readUInt16LE(28) & 0x3fff];
  return { format: 'webp', width, height };
};

const pngBegins = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Undefined where it is none of the three formats, or has a structure that no camera or screen produces. */
export const readHeader = (content: Buffer): Header | undefined => {
  if (content[0] === 0xff && content[1] === 0xd8) return readJpeg(content);
  if (content.subarray(0, 8).equals(pngBegins)) return readPng(content);
  const isWebp = ascii(content, 0, 4) === 'RIFF' && ascii(content, 8, 12) === 'WEBP';
  return isWebp ? readWebp(content) : undefined;
};
