import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, Replied, Sent } from '#contract/call.ts';

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

const launch = (settings: Settings) => {
  const child = spawn(process.execPath, [built], {
    env: {
      PATH: process.env['PATH'] ?? '',
      // The run's own folder, by which its end finds what was left running.
      TMPDIR: tmpdir(),
      PORT: '0',
      REQUESTS_PER_MINUTE: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const hear = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
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

/** A start that is expected to fail. */
export const failToStart = (settings: Settings): Promise<Ended> => launch(settings).ended;

export const makeFolder = (): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'localhands-product-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

export type Browser = {
  readonly cookies: Map<string, string>;
  readonly setCookies: string[];
  send<C extends Call>(
    call: C,
    body?: Sent<C>,
    more?: { params?: Record<string, string>; query?: string },
  ): Promise<Replied<C>>;
  status(call: Call, body?: unknown): Promise<number>;
};

/** A browser that talks to a running product over the network. */
export const openBrowser = (product: () => Product): Browser => {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];
  const ask = async (
    call: Call,
    body: unknown,
    { params = {}, query = '' }: { params?: Record<string, string>; query?: string },
  ) => {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const response = await fetch(`${product().url}${path}${query}`, {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(call.method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line);
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    }
    return { status: response.status, reply: await response.json() };
  };
  return {
    cookies,
    setCookies,
    status: async (call, body) => (await ask(call, body, {})).status,
    send: async <C extends Call>(call: C, body?: Sent<C>, more = {}) => {
      const { status, reply } = await ask(call, body, more);
      if (status !== 200)
        throw new Error(`${call.path} answered ${status}: ${JSON.stringify(reply)}`);
      return reply as Replied<C>;
    },
  };
};
