import { crc32 } from 'node:zlib';

/** Reads a zip by the directory at its end, and verifies every checksum. */
export const unzip = (file: Buffer): ReadonlyMap<string, Buffer> => {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, Buffer>();
  let offset = file.readUInt32LE(end + 16);
  for (let n = 0; n < file.readUInt16LE(end + 10); n += 1) {
    if (file.readUInt32LE(offset) !== 0x02014b50) throw new Error('Not a directory entry');
    const [crc, size] = [file.readUInt32LE(offset + 16), file.readUInt32LE(offset + 24)];
    const length = file.readUInt16LE(offset + 28);
    const name = file.toString('utf8', offset + 46, offset + 46 + length);
    const local = file.readUInt32LE(offset + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = file.subarray(start, start + size);
    if (crc32(content) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, content);
    offset += 46 + length;
  }
  return files;
};
