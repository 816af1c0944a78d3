import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClient } from './client.ts';
import type { Client } from './client.ts';
import { overNetwork } from './transport.ts';

export type Product = {
  readonly url: string;
  readonly pid: number | undefined;
  /** Everything it has printed. */
  output(): string;
  /** Sends the signal and waits for the end: the exit code, or nothing if it was killed. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

export type Ended = { readonly code: number | null; readonly output: string };

const built = join(import.meta.dirname, '../../dist/server/main.js');

type Settings = Readonly<Record<string, string>>;

const running = new Set<ChildProcess>();

/** Workers go with the process that watches over them. */
export const killProducts = (): void => {
  for (const child of running) child.kill('SIGKILL');
};

process.on('exit', killProducts);

const launch = (settings: Settings, words: readonly string[] = []) => {
  const child = spawn(process.execPath, [built, ...words], {
    env: {
      PATH: process.env['PATH'] ?? '',
      // The run's own folder is in the environment, so that the end of the run finds processes that are left.
      TMPDIR: tmpdir(),
      PORT: '0',
      REQUESTS_PER_MINUTE: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
  return { child, ended, output: () => output };
};

/** The built product as its own process, ready to be asked. */
export const startProduct = (settings: Settings): Promise<Product> =>
  new Promise((resolve, reject) => {
    const { child, ended, output } = launch(settings);
    const look = () => {
      const url = /is ready: (\S+)/.exec(output())?.[1];
      if (url === undefined) return;
      child.stdout.off('data', look);
      resolve({
        url: url.replace('localhost', '127.0.0.1'),
        pid: child.pid,
        output,
        stop: async (signal) => {
          child.kill(signal);
          return (await ended).code;
        },
      });
    };
    child.stdout.on('data', look);
    void ended.then(() => reject(new Error(`It did not start: ${output()}`)));
  });

/** One command of the product, run to its end. */
export const runProduct = (settings: Settings, words: readonly string[]): Promise<Ended> =>
  launch(settings, words).ended;

/** A start that is expected to fail. */
export const failToStart = (settings: Settings): Promise<Ended> => launch(settings).ended;

export const makeFolder = (): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'localhands-product-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** A browser that talks to a running product over the network. */
export const openBrowser = (product: () => Product): Client =>
  makeClient(overNetwork(() => product().url));
