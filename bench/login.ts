import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { getAllHandyman } from '#contract/handyman.ts';
import { loginUser } from '#contract/user.ts';
import type { BenchPostgres } from './setup/bench-postgres.ts';
import { load, openLine, write } from './setup/http-load.ts';
import { addCustomers, addHandymen, emailOf } from './setup/people.ts';
import { withProduct } from './setup/product.ts';
import { figure } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const seconds = 4;
const accounts = 5000;
const password = 'a password worth guessing';
/** The cost parameters of the product's own hashes. */
const cost = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The most password checks a second that this idle machine can do. */
const limit = async (stored: string): Promise<number> => {
  let done = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (performance.now() < begin + seconds * 1000) {
        await verify(stored, password);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - begin) / 1000);
};

type Flood = { taken: number; shed: number };

/** Fifty at a time, from as many addresses and to as many accounts as there are: no limit stops them. */
const flood = async (url: string, until: () => boolean): Promise<Flood> => {
  const counted = { taken: 0, shed: 0 };
  let n = 0;
  await Promise.all(
    Array.from({ length: 300 }, async () => {
      const line = await openLine(url);
      while (!until()) {
        n += 1;
        const body = { email: emailOf(n % accounts), password };
        const answer = await line.ask({
          method: 'POST',
          path: loginUser.path,
          body,
          address: `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`,
        });
        if (answer.status === 200) counted.taken += 1;
        else if (answer.status === 503) counted.shed += 1;
        else throw new Error(`${answer.status}: ${answer.text()}`);
      }
      line.close();
    }),
  );
  return counted;
};

export const login = async (postgres: BenchPostgres): Promise<Section> => {
  const stored = await hash(password, cost);
  const url = await postgres.prepare(async (database) => {
    await addHandymen(database, 10_000);
    await addCustomers(database, accounts, stored);
  });
  const most = await limit(stored);
  const searches = [write({ method: 'GET', path: `${getAllHandyman.path}?lat=18.5&long=73.8` })];
  return withProduct({ DATABASE_URL: url, TRUST_PROXY: '1' }, async (product) => {
    const before = await load(product.url, 4, seconds, searches);
    let over = false;
    const begin = performance.now();
    const flooding = flood(product.url, () => over);
    const during = await load(product.url, 4, seconds, searches);
    const took = (performance.now() - begin) / 1000;
    over = true;
    const { taken, shed } = await flooding;
    return {
      title: 'Logins',
      how: `300 connections log in without pause while 4 others search. Passwords are checked one or a few at a time, at most 200 wait, the rest get 503.`,
      table: {
        head: ['', 'quiet', 'during the flood'],
        rows: [
          ['logins per second', '', figure(taken / took)],
          [
            'of what the machine could check with nothing else to do',
            '',
            figure(taken / took / most),
          ],
          ['503 per second', '', figure(shed / took)],
          ['searches per second', figure(before.perSecond), figure(during.perSecond)],
          ['p50 of a search, ms', figure(before.p50), figure(during.p50)],
          ['p99 of a search, ms', figure(before.p99), figure(during.p99)],
        ],
      },
      aims: [],
    };
  });
};
