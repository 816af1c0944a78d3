import { spawn, spawnSync } from 'node:child_process';
import { makeFolder } from '../server/testing/product.ts';
import { figure } from './setup/report.ts';
import type { Section } from './setup/report.ts';

/** `npm start` until it says that it is ready, then the end of it. */
const startOnce = (folder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const begin = performance.now();
    let output = '';
    let ready = Number.NaN;
    const child = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (!Number.isNaN(ready) || !output.includes('is ready')) return;
      ready = (performance.now() - begin) / 1000;
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', () => (Number.isNaN(ready) ? reject(new Error(output)) : resolve(ready)));
  });

export const start = async (): Promise<Section> => {
  const folder = makeFolder();
  try {
    const clone = `${folder.path}/clone`;
    const { status, stderr } = spawnSync('git', ['clone', '--quiet', '.', clone], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    const cold = await startOnce(clone);
    const warm = await startOnce(clone);
    return {
      title: 'Start',
      how: '`npm start` in a fresh clone of the last commit until it says that it is ready, and once more.',
      table: {
        head: ['', 'seconds'],
        rows: [
          ['a bare clone: packages, build, database, demo people', figure(cold)],
          ['again', figure(warm)],
        ],
      },
      aims: [],
    };
  } finally {
    folder.remove();
  }
};
