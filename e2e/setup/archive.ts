/**
 * The smallest archive of vector tiles (PMTiles 3): the same tile five times, for the world and its
 * four quarters, and land all over it.
 */

const varint = (value: number): readonly number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];

const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, content: readonly number[]) => [
  ...varint(field * 8 + 2),
  ...varint(content.length),
  ...content,
];
const text = (field: number, content: string) => bytes(field, [...Buffer.from(content)]);

const extent = 4096;
/** Steps of a path are written as zigzag: 2n forwards, 2n - 1 back. */
const moveTo = 9;
const lineToThrice = 26;
const closePath = 15;
const square = [
  moveTo,
  0,
  0,
  lineToThrice,
  2 * extent,
  0,
  0,
  2 * extent,
  2 * extent - 1,
  0,
  closePath,
];

const polygon = 3;
const feature = [...number(3, polygon), ...bytes(4, square.flatMap(varint))];
const layer = [...text(1, 'earth'), ...bytes(2, feature), ...number(5, extent), ...number(15, 2)];
const tile = bytes(3, layer);

/** One entry: the first tile's number, how many are the same, their length, their offset plus one. */
const tiles = 5;
const directory = [1, 0, tiles, tile.length, 1].flatMap(varint);
const metadata = [...Buffer.from('{}')];
const headerBytes = 127;
const uncompressed = 1;
const vectorTiles = 1;

export const worldArchive = (): Buffer => {
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles');
  header[7] = 3;
  const sections = [directory, metadata, [], tile];
  let offset = headerBytes;
  for (const [index, { length }] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  }
  for (const [index, count] of [tiles, 1, 1].entries()) {
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8);
  }
  const [leastZoom, mostZoom] = [0, 1];
  header.set([1, uncompressed, uncompressed, vectorTiles, leastZoom, mostZoom], 96);
  const degrees = [-180, -85, 180, 85];
  for (const [index, value] of degrees.entries()) {
    header.writeInt32LE(value * 10_000_000, 102 + index * 4);
  }
  return Buffer.concat([header, Buffer.from(sections.flat())]);
};
