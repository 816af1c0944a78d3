import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthCompressing = 512;

/** Compresses a file once, at build time, beside itself: the server sends the best that a browser takes. */
export const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < worthCompressing) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
};
