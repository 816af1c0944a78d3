import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Shared code of a few lines is a third shorter compressed, and a page loads several of them. */
const worthCompressing = 200;

const textFiles = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.topojson',
  '.txt',
  '.webmanifest',
]);

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < worthCompressing) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
};

/**
 * Compresses every text file once, at build time, beside itself: the server sends the best that a browser takes. All
 * at once, on the threads that Node has for it.
 */
export const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && textFiles.has(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
};
