import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { events } from '#contract/events.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import type { BenchPostgres } from './setup/bench-postgres.ts';
import { load, write } from './setup/http-load.ts';
import { addHandymen, addPairs } from './setup/people.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { withProduct } from './setup/product.ts';
import { atMost, figure } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const howMany = 10_000;
/** The most streams that one account may have open. */
const perAccount = 20;

const memoryKb = (pid: number): number =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

const openOne = (url: string, cookie: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () =>
      socket.write(write({ method: 'GET', path: events.path, cookie })),
    );
    socket.once('error', reject);
    socket.once('data', (head) => {
      if (head.toString('latin1', 9, 12) === '200') resolve(socket);
      else reject(new Error(head.toString()));
    });
  });

const openAll = async (url: string, pairs: readonly Pair[]): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  const cookies = pairs.flatMap(({ user, handyman }) => [user.cookie, handyman.cookie]);
  for (let n = 0; n < howMany; n += 200) {
    const some = Array.from({ length: 200 }, (_, i) =>
      openOne(url, cookies[(n + i) % cookies.length] ?? ''),
    );
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
};

export const streams = async (postgres: BenchPostgres): Promise<Section> => {
  let pairs: Pair[] = [];
  const url = await postgres.prepare(async (database) => {
    await addHandymen(database, 10_000);
    pairs = await addPairs(database, howMany / perAccount / 2);
  });
  const searches = [write({ method: 'GET', path: `${getAllHandyman.path}?lat=18.5&long=73.8` })];
  return withProduct({ DATABASE_URL: url }, async (product) => {
    const pid = product.pid ?? 0;
    await load(product.url, 8, 3, searches);
    const before = await load(product.url, 8, 2, searches);
    await wait(1_000);
    const empty = memoryKb(pid);
    const sockets = await openAll(product.url, pairs);
    await wait(1_000);
    const each = (memoryKb(pid) - empty) / sockets.length;
    const during = await load(product.url, 8, 2, searches);
    for (const socket of sockets) socket.destroy();
    return {
      title: 'Idle streams',
      how: `${howMany.toLocaleString('en')} event streams open in one process, by ${pairs.length * 2} accounts; memory is what the process holds of the machine’s (RSS). Then searches on 8 connections beside them.`,
      table: {
        head: ['', 'without them', 'with them'],
        rows: [
          ['memory, MB', figure(empty / 1024), figure((empty + each * sockets.length) / 1024)],
          ['searches per second', figure(before.perSecond), figure(during.perSecond)],
          ['p99 of a search, ms', figure(before.p99), figure(during.p99)],
        ],
      },
      aims: [atMost('kB for each stream', 20, each * 1.024)],
    };
  });
};
