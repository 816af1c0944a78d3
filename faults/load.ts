import { fork } from 'node:child_process';
import { join } from 'node:path';

export type Load = {
  /** The URL that every client requests. */
  readonly url: string;
  /** `press`: one request after another; `listen`: one event stream. */
  readonly kind: 'press' | 'listen';
  /** Distributed among the clients. */
  readonly cookies: readonly string[];
  readonly clients: number;
};

export type Counts = {
  /** The number of answers of each status. */
  readonly answers: Record<string, number>;
  /** Streams that are open now. */
  open: number;
  /** Requests that got no answer. */
  failed: number;
  events: number;
};

/** Many clients in a process of their own; gone when `leave` is called. */
export const gather = (load: Load) => {
  const child = fork(join(import.meta.dirname, 'load-program.ts'), [JSON.stringify(load)], {
    execArgv: ['--import', 'tsx'],
  });
  let counts: Counts = { answers: {}, open: 0, failed: 0, events: 0 };
  child.on('message', (message) => (counts = message as Counts));
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  return {
    counts: () => counts,
    leave: async (): Promise<void> => {
      child.kill('SIGKILL');
      await gone;
    },
  };
};
