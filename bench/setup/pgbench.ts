import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../server/testing/product.ts';
import { quantile } from './http-load.ts';

export type Measured = { readonly perSecond: number; readonly p50: number; readonly p99: number };

/** Postgres' own load generator, in C, with nothing between it and the database: the limit. */
export const pgbench = async (
  url: string,
  clients: number,
  seconds: number,
  scripts: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Measured> => {
  const folder = makeFolder();
  try {
    const files = scripts.map((script, n) => {
      const file = join(folder.path, `${n}.sql`);
      writeFileSync(file, script);
      return ['-f', file];
    });
    const prefix = join(folder.path, 'log');
    const output = await run('pgbench', [
      '-n',
      '--protocol=prepared',
      `--client=${clients}`,
      '--jobs=2',
      `--time=${seconds}`,
      '--log',
      `--log-prefix=${prefix}`,
      ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
      ...files.flat(),
      url,
    ]);
    const tps = /tps = ([\d.]+)/.exec(output)?.[1];
    if (tps === undefined) throw new Error(output);
    const times = readdirSync(folder.path)
      .filter((name) => name.startsWith('log'))
      .flatMap((name) => readFileSync(join(folder.path, name), 'utf8').split('\n'))
      .filter((line) => line !== '')
      .map((line) => Number(line.split(' ')[2]) / 1000);
    return { perSecond: Number(tps), p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
  } finally {
    folder.remove();
  }
};

const run = (command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });

export const pgbenchVersion = (): string | undefined => {
  const { status, stdout } = spawnSync('pgbench', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};
