import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { usePlaces } from '../testing/places.ts';

const { newFolder, newDatabase } = usePlaces();

const groups: ChildProcess[] = [];

const signal = ({ pid = 0 }: ChildProcess, name: NodeJS.Signals | 0): boolean => {
  try {
    // All processes of the group that npm leads: its shell, the server, the workers.
    return process.kill(-pid, name);
  } catch {
    return false;
  }
};

afterEach(() => {
  for (const npm of groups.splice(0)) signal(npm, 'SIGKILL');
});

/** As people start it, in a process group of its own, so that a signal reaches this npm only. */
const npmStart = (settings: Readonly<Record<string, string>>) =>
  new Promise<{ npm: ChildProcess; url: string }>((resolve, reject) => {
    const cli = process.env['npm_execpath'];
    const [command, before] = cli === undefined ? ['npm', []] : [process.execPath, [cli]];
    const npm = spawn(command, [...before, 'start', '--', '--as-built'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', DEMO: 'false', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    groups.push(npm);
    let output = '';
    npm.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    npm.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /is ready: (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve({ npm, url: url.replace('localhost', '127.0.0.1') });
    });
    npm.on('exit', () => reject(new Error(`It did not start: ${output}`)));
  });

const answers = (url: string) =>
  fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  );

test.each([
  ['SIGTERM', '1'],
  ['SIGTERM', '2'],
  ['SIGKILL', '1'],
  ['SIGKILL', '2'],
] as const)('%s to npm alone ends the server, with %s workers', async (name, WORKERS) => {
  const { npm, url } = await npmStart({
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    WORKERS,
  });
  expect(await answers(url)).toBe(true);
  npm.kill(name);
  await expect.poll(() => signal(npm, 0), { timeout: 30_000 }).toBe(false);
  expect(await answers(url)).toBe(false);
});
