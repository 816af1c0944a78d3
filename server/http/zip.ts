import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { FastifyReply } from 'fastify';

export type ZipEntry = { readonly name: string; readonly content: Uint8Array };

/** Bit 11: names are UTF-8. */
const flags = 0x0800;
/** 2.0, the first that knows folders. */
const version = 20;
/** Midnight of 1 January 1980, the beginning of this format's time: the file itself says when it was made. */
const midnight = 0;
const firstDay = 0x0021;

/** What both records of a file have in common. Stored as it is: pictures are compressed already. */
const commonOf = (name: Buffer, content: Uint8Array): Buffer => {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(version, 0);
  common.writeUInt16LE(flags, 2);
  common.writeUInt16LE(midnight, 6);
  common.writeUInt16LE(firstDay, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  return common;
};

const localHeader = (common: Buffer, name: Buffer): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name]);

const centralHeader = (common: Buffer, name: Buffer, offset: number): Buffer => {
  const made = Buffer.alloc(2);
  made.writeUInt16LE(version, 0);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, common, rest, name]);
};

const endOf = (count: number, size: number, offset: number): Buffer => {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), end]);
};

/**
 * A zip (APPNOTE 6.3, method "stored"), a file at a time: only one is in memory. Without the 64-bit records, so for at
 * most 65,535 files and 4 GB, far above what one person can have here; a number beyond throws.
 */
export const zipOf = async function* (
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const headers: Buffer[] = [];
  let offset = 0;
  for await (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const common = commonOf(name, content);
    const header = localHeader(common, name);
    headers.push(centralHeader(common, name, offset));
    offset += header.length + content.length;
    yield header;
    yield Buffer.from(content.buffer, content.byteOffset, content.length);
  }
  const directory = Buffer.concat(headers);
  yield directory;
  yield endOf(headers.length, directory.length, offset);
};

/** Sent as a download, not shown. */
export const sendZip = (reply: FastifyReply, name: string, entries: AsyncIterable<ZipEntry>) =>
  reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}.zip"`,
    })
    .send(Readable.from(zipOf(entries), { objectMode: false }));
