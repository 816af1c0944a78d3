import {
  acceptNotification,
  createNotification,
  getBooking,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import type { BenchPostgres } from './setup/bench-postgres.ts';
import { openLine, quantile } from './setup/http-load.ts';
import type { Line } from './setup/http-load.ts';
import { addPairs, emailForPgbench, idForPgbench } from './setup/people.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { forPgbench, recordBooking } from '../server/testing/statements.ts';
import type { Statement } from '../server/testing/statements.ts';
import { pgbench } from './setup/pgbench.ts';
import type { Measured } from './setup/pgbench.ts';
import { onAllCores, secret, withProduct } from './setup/product.ts';
import { atLeast, figure, median } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const rounds = 7;
const seconds = 3;
const lines = 16;
/** More than connections: a handyman may start at most thirty jobs in a quarter of an hour. */
const howManyPairs = 320;

const pune = { lat: 18.52, long: 73.85 };

const asked = async <T>(line: Line, ...given: Parameters<Line['ask']>): Promise<T> => {
  const answer = await line.ask(...given);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text()}`);
  return JSON.parse(answer.text()) as T;
};

/** From the request to the last handshake, as two browsers ask for it. */
const live = async (line: Line, { user, handyman }: Pair): Promise<void> => {
  const post = <T>(path: string, cookie: string, body: unknown) =>
    asked<T>(line, { method: 'POST', path, cookie, body });
  const people = { user_id: user.id, handyman_id: handyman.id };
  const { notification_id: id } = await post<{ notification_id: string }>(
    createNotification.path,
    user.cookie,
    { ...pune, ...people },
  );
  const yes = { handyman_id: handyman.id, notification_id: id };
  await post(acceptNotification.path, handyman.cookie, yes);
  const path = getBooking.path.replace(':id', id);
  const seen = await asked<{ startCode: string }>(line, {
    method: 'GET',
    path,
    cookie: user.cookie,
  });
  await post(jobStartOtp.path, handyman.cookie, { otp: seen.startCode, email: user.email });
  await post(workDoneCheck.path, handyman.cookie, people);
};

/** As many bookings, from request to payment, as fit into the time on this many connections. */
export const liveAll = async (
  url: string,
  pairs: readonly Pair[],
  connections: number,
  forSeconds: number,
): Promise<Measured> => {
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + forSeconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, n) => {
      const line = await openLine(url);
      const own = pairs.filter((_pair, i) => i % connections === n);
      for (let i = 0; performance.now() < end; i += 1) {
        const pair = own[i % own.length];
        if (!pair) throw new Error('There are too few pairs');
        const born = performance.now();
        await live(line, pair);
        times.push(performance.now() - born);
      }
      line.close();
    }),
  );
  const took = (performance.now() - begin) / 1000;
  return {
    perSecond: times.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
};

/** The same booking for pgbench: each client has a pair of its own and works on the booking it has just made. */
const asScript = (
  statements: readonly Statement[],
  { user, handyman }: Pair,
): { script: string; variables: Record<string, string> } => {
  const variables: Record<string, string> = {};
  const made = statements.find(({ text }) => text.includes('insert into bookings'));
  const bookings = statements.flatMap(({ values }) => values).filter((value) => isId(value));
  const booking = bookings.find((value) => value !== user.id && value !== handyman.id);
  const place = (value: unknown, text: string): string => {
    // A row of one's own in the counters, as every handyman has.
    if (text.includes('into limits') && value instanceof Uint8Array) {
      return 'sha256((:client_id)::text::bytea)';
    }
    if (value === user.id) return idForPgbench(1);
    if (value === handyman.id) return idForPgbench(2);
    if (value === user.email) return emailForPgbench;
    if (value === booking) return ':made_id';
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (value === null || value === undefined) return 'null';
    if (Array.isArray(value)) return `array[${value.map((one) => place(one, text)).join(', ')}]`;
    if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'::bytea`;
    const name = `text${Object.keys(variables).length}`;
    if (typeof value !== 'string') throw new Error(`What is this: ${typeof value}`);
    variables[name] = value;
    return `:${name}`;
  };
  const script = statements
    .map((statement) => forPgbench(statement, place) + (statement === made ? ' \\gset made_' : ';'))
    .join('\n');
  return { script: `${script}\n`, variables };
};

const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value);

export const booking = async (postgres: BenchPostgres): Promise<Section> => {
  let pairs: Pair[] = [];
  const url = await postgres.prepare(async (database) => {
    pairs = await addPairs(database, howManyPairs);
    await database.exec(database, 'vacuum analyze');
  });
  const [first] = pairs;
  if (!first) throw new Error('There are no pairs');
  const statements = await recordBooking(url, secret, first);
  const { script, variables } = asScript(statements, first);
  const found = await withProduct(onAllCores(url, lines), async (product) => {
    await liveAll(product.url, pairs, lines, 4);
    const turns: { http: Measured; limit: Measured; ratio: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const http = await liveAll(product.url, pairs, lines, seconds);
      const limit = await pgbench(url, lines, seconds, [script], variables);
      turns.push({ http, limit, ratio: http.perSecond / limit.perSecond });
    }
    const ratio = median(turns.map((turn) => turn.ratio));
    return turns.find((turn) => turn.ratio === ratio);
  });
  if (!found) throw new Error('There were no rounds');
  const row = (name: string, { perSecond, p50, p99 }: Measured, ratio: number) => [
    name,
    figure(perSecond),
    figure(p50),
    figure(p99),
    figure(ratio),
  ];
  return {
    title: 'A booking’s life',
    how: `Ask, accept, read the code, start, done: five calls with real sessions, ${lines} lives at once, and pgbench with the ${statements.length} statements that they come to. Commits wait for the disk in both. Turn by turn, ${rounds} times ${seconds} s each; the round with the middle ratio.`,
    table: {
      head: ['How', 'lives per second', 'p50 ms', 'p99 ms', 'of the limit'],
      rows: [row('HTTP', found.http, found.ratio), row('pgbench, same statements', found.limit, 1)],
    },
    aims: [atLeast('HTTP of pgbench', 0.4, found.ratio)],
  };
};
