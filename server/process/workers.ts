import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { cannotStart } from './cannot-start.ts';

/** A worker that keeps dying is started again, but not in a frenzy. */
const restartMs = 1_000;

/** What a worker tells its watcher when it can be asked. */
type Ready = { readonly words: readonly string[] };

type Settings = { readonly WORKERS: number; readonly DATABASE_URL?: string | undefined };

export const isWatcher = (env: Settings): boolean => env.WORKERS > 1 && cluster.isPrimary;

/** To the console, or to whoever watches over this process. */
export const announce = (words: readonly string[]): void => {
  if (process.send && cluster.isWorker) process.send({ words } satisfies Ready);
  else process.stdout.write(`${words.join('\n')}\n`);
};

/** Several processes on one port: this one only starts them, replaces the fallen and passes signals on. */
export const watchWorkers = (env: Settings): void => {
  if (env.DATABASE_URL === undefined) {
    throw cannotStart(
      'WORKERS needs a Postgres that they can share. Set DATABASE_URL, or leave WORKERS out.',
    );
  }
  let announced = false;
  let stopping = false;
  // With PORT=0 the system chooses, and would choose again once nobody listens: everybody after the first
  // is told the port that was announced.
  let port: number | undefined;

  const hear = ({ words }: Ready) => {
    if (!announced) process.stdout.write(`${words.join('\n')}\n`);
    announced = true;
  };

  const replace = (code: number | null) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
      return;
    }
    // The first ones say on the console why they cannot start; more of them would say the same.
    if (!announced && code !== null) process.exit(code);
    setTimeout(hire, restartMs);
  };

  /** Until one of them listens there is only one: the port is its to find, and the tables are its to make. */
  const hire = () => {
    if (stopping) return;
    const wanted = port === undefined ? 1 : env.WORKERS;
    for (let n = Object.keys(cluster.workers ?? {}).length; n < wanted; n += 1) {
      const worker: Worker = cluster.fork(port === undefined ? {} : { PORT: port });
      worker.on('listening', (address) => {
        port ??= address.port;
        hire();
      });
      worker.on('message', hear);
      worker.on('exit', replace);
    }
  };

  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };

  hire();
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
