import { fork } from 'node:child_process';
import { join } from 'node:path';

export type Load = {
  /** What they all want. */
  readonly url: string;
  /** Again and again, or once and then listening. */
  readonly kind: 'press' | 'listen';
  /** Shared out among them. */
  readonly cookies: readonly string[];
  readonly clients: number;
};

export type Counts = {
  /** How many there were of each status. */
  readonly answers: Record<string, number>;
  /** Streams that are open now. */
  open: number;
  /** Those who got no answer at all. */
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
