import { acceptNotification, cancelBooking, createNotification } from '#contract/booking.ts';
import { events } from '#contract/events.ts';
import { openStream } from '../server/testing/stream.ts';
import type { BenchPostgres } from './setup/bench-postgres.ts';
import { openLine, quantile } from './setup/http-load.ts';
import { addPairs } from './setup/people.ts';
import { forgetAsking } from '../server/testing/accounts.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { openTables } from '../server/testing/databases.ts';
import type { Db } from '../server/testing/databases.ts';
import { withProduct } from './setup/product.ts';
import { atMost, figure } from './setup/report.ts';
import type { Section } from './setup/report.ts';

const accepts = 500;

/** §9: the screens ask every three seconds without a stream. */
const pollMs = 3_000;

const cookiesOf = (cookie: string) => new Map([cookie.split('=') as [string, string]]);

/** From the moment the handyman's browser has its 200 to the moment the customer's has the event. */
const measure = async (
  customerUrl: string,
  handymanUrl: string,
  pair: Pair,
  db: Db,
): Promise<number[]> => {
  const { user, handyman } = pair;
  const stream = await openStream(`${customerUrl}${events.path}`, cookiesOf(user.cookie));
  await stream.next();
  const [asking, answering] = [await openLine(customerUrl), await openLine(handymanUrl)];
  const people = { user_id: user.id, handyman_id: handyman.id };
  const times: number[] = [];
  for (let n = 0; n < accepts; n += 1) {
    // Clear the request counters: at this rate the limits of one customer would answer 429.
    await forgetAsking(db, pair);
    const body = { lat: 18.52, long: 73.85, ...people };
    const path = createNotification.path;
    const made = await asking.ask({ method: 'POST', path, cookie: user.cookie, body });
    const { notification_id: id } = JSON.parse(made.text()) as { notification_id: string };
    await stream.next();
    let arrivedAt = 0;
    const arrived = stream.next().then(() => (arrivedAt = performance.now()));
    await answering.ask({
      method: 'POST',
      path: acceptNotification.path,
      cookie: handyman.cookie,
      body: { handyman_id: handyman.id, notification_id: id },
    });
    const answeredAt = performance.now();
    await arrived;
    // The event may arrive before the answer.
    times.push(Math.max(0, arrivedAt - answeredAt));
    const cancel = cancelBooking.path.replace(':id', id);
    await asking.ask({ method: 'POST', path: cancel, cookie: user.cookie, body: {} });
    await stream.next();
  }
  stream.close();
  asking.close();
  answering.close();
  return times;
};

export const push = async (postgres: BenchPostgres): Promise<Section> => {
  let pairs: Pair[] = [];
  const url = await postgres.prepare(async (database) => {
    pairs = await addPairs(database, 1);
  });
  const [pair] = pairs;
  if (!pair) throw new Error('There is nobody');
  const settings = { DATABASE_URL: url };
  const db = openTables(url, 1);
  const [one, two] = await withProduct(settings, (here) =>
    withProduct(settings, async (there) => [
      await measure(here.url, here.url, pair, db),
      await measure(here.url, there.url, pair, db),
    ]),
  );
  await db.close();
  const row = (name: string, times: readonly number[] = []) => [
    name,
    figure(quantile(times, 0.5)),
    figure(quantile(times, 0.99)),
    figure(Math.max(...times)),
  ];
  return {
    title: 'Push',
    how: `From the 200 of an accept to the event on the customer’s open stream, ${accepts} times. Asking every three seconds instead is reckoned, not measured.`,
    table: {
      head: ['How', 'p50 ms', 'p99 ms', 'largest ms'],
      rows: [
        row('one process', one),
        row('across two processes', two),
        ['asking every 3 s', figure(pollMs / 2), figure(pollMs * 0.99), figure(pollMs)],
      ],
    },
    aims: [atMost('p99 across two processes, in ms', 100, quantile(two ?? [], 0.99))],
  };
};
