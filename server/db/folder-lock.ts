import { createHash, randomUUID } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A socket lives exactly as long as its process, so a crash leaves no lock that holds. */
const pathOf = async (folder: string): Promise<string> => {
  const real = await realpath(folder);
  const short = createHash('sha256').update(real).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\localhands-${short}`;
  const beside = join(real, 'lock');
  // Socket paths are limited to about a hundred bytes.
  return Buffer.byteLength(beside) < 100 ? beside : join(tmpdir(), `localhands-${short}.lock`);
};

/** What the process with the socket says; undefined when no process has it. */
const askHolder = (path: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let said = '';
    const socket = connect(path);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (said += chunk));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(said === '' ? undefined : said));
  });

const tryListen = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(path, () => resolve(true));
  });

/**
 * Makes this process the only one that opens the folder: two at once would corrupt it silently.
 * Returns a function that releases it, or undefined when another process has it.
 */
export const lockFolder = async (folder: string): Promise<(() => Promise<void>) | undefined> => {
  const path = await pathOf(folder);
  const mine = randomUUID();
  const server = createServer((socket) => socket.end(mine));
  server.unref();
  if (!(await tryListen(server, path))) {
    if ((await askHolder(path)) !== undefined) return undefined;
    await unlink(path).catch(() => undefined);
    if (!(await tryListen(server, path))) return undefined;
    // Two processes may have found the same dead socket and both removed it: the last to listen has it.
    await wait(100);
    if ((await askHolder(path)) !== mine) {
      server.close();
      return undefined;
    }
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
};
