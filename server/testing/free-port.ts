import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems hand out ports from 16,000, 32,768 or 49,152 on to those who ask for any. */
const [lowest, highest] = [10_000, 16_000];

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/**
 * A port for a server that stops and comes back. One that the system chose would be given to another process in
 * between.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(lowest, highest);
  return (await isFree(port)) ? port : freePort();
};
