import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { cannotStart } from './cannot-start.ts';

/** Pause before a worker that exited is started again. */
const restartMs = 1_000;

/** Sent by a worker to its supervisor when it listens. */
type Ready = { readonly words: readonly string[] };

type Settings = { readonly WORKERS: number; readonly DATABASE_URL?: string | undefined };

export const isSupervisor = (env: Settings): boolean => env.WORKERS > 1 && cluster.isPrimary;

/** To the console, or to the supervisor. */
export const announce = (words: readonly string[]): void => {
  if (process.send && cluster.isWorker) process.send({ words } satisfies Ready);
  else process.stdout.write(`${words.join('\n')}\n`);
};

/** Several processes on one port: this one starts them, restarts those that exit and forwards signals. */
export const superviseWorkers = (env: Settings): void => {
  if (env.DATABASE_URL === undefined) {
    throw cannotStart(
      'WORKERS needs a Postgres that they can share. Set DATABASE_URL, or leave WORKERS out.',
    );
  }
  let announced = false;
  let stopping = false;
  // With PORT=0 the system chooses a port, which is asked for by its number once no worker listens on it any more.
  let port: number | undefined;
  // Workers share a port by asking for it in the same way: those who asked for 0 share what the first was given, and
  // a worker that asks for that by its number is refused.
  let asked: number | undefined;

  const onMessage = ({ words }: Ready) => {
    if (!announced) process.stdout.write(`${words.join('\n')}\n`);
    announced = true;
  };

  const replace = (code: number | null) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
      return;
    }
    // The first ones print why they cannot start; more of them would print the same.
    if (!announced && code !== null) process.exit(code);
    setTimeout(startWorkers, restartMs);
  };

  /** One until it listens: it chooses the port and runs the migrations. */
  const startWorkers = () => {
    if (stopping) return;
    const wanted = port === undefined ? 1 : env.WORKERS;
    const running = Object.keys(cluster.workers ?? {}).length;
    if (running === 0) asked = port;
    for (let n = running; n < wanted; n += 1) {
      const worker: Worker = cluster.fork(asked === undefined ? {} : { PORT: asked });
      worker.on('listening', (address) => {
        port ??= address.port;
        startWorkers();
      });
      worker.on('message', onMessage);
      worker.on('exit', replace);
    }
  };

  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };

  startWorkers();
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
