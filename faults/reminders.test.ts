import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
} from '#contract/booking.ts';
import { acceptTime, proposeTime } from '#contract/proposal.ts';
import { reminders } from '#domain/reminder.ts';
import { gridStarts } from '#domain/slots.ts';
import { addPairs } from '../server/testing/accounts.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { migrate } from '../server/testing/databases.ts';
import type { Database } from '../server/testing/databases.ts';
import { alwaysAtWork, minute, startIn } from '../server/testing/later.ts';
import { olderBy } from '../server/testing/passing-time.ts';
import { pune } from '../server/testing/people.ts';
import type { Product } from '../server/testing/product.ts';
import { startSmtp } from '../server/testing/smtp.ts';
import type { TestSmtp } from '../server/testing/smtp.ts';
import { figure } from './figures.ts';
import { useProducts } from './products.ts';
import { rounds } from './rounds.ts';
import { ask, must, times } from './send-call.ts';

const { newFolder, newDatabase, openTables, start, cleanUp } = useProducts(afterEach);

const patiently = { timeout: 90_000, interval: 100 };

/** What becomes of a visit, and which reminders of which of its times are then sent. */
const fates = {
  stays: ['day now', 'hours now'],
  'is called off before the day': [],
  'is moved before the day': ['day now', 'hours now'],
  'is called off after the day': ['day now'],
  'is moved after the day': ['day before', 'hours now'],
  'is agreed within the day': ['hours now'],
} as const;
type Fate = keyof typeof fates;

type Visit = { readonly pair: Pair; readonly fate: Fate; readonly id: string };

type Scene = {
  readonly db: Database;
  readonly smtp: TestSmtp;
  readonly settings: Record<string, string>;
  product: Product;
  kills: number;
};

const agree = async ({ product }: Scene, pair: Pair, fate: Fate, at: number): Promise<Visit> => {
  const { user, handyman } = pair;
  const startsAt = new Date(at).toISOString();
  const body = { ...pune, user_id: user.id, handyman_id: handyman.id, startsAt };
  const asked = must(ask(product.url, createNotification, { cookie: user.cookie, body }));
  const id = String((await asked)['notification_id']);
  const yes = { cookie: handyman.cookie, body: { handyman_id: handyman.id } };
  await must(ask(product.url, acceptNotification, yes));
  return { pair, fate, id };
};

const callOff = ({ product }: Scene, { pair, id }: Visit) =>
  must(ask(product.url, cancelBooking, { cookie: pair.user.cookie, params: { id } }));

/** To a start an hour later or a little more. */
const move = async ({ product: { url } }: Scene, { pair, id }: Visit): Promise<void> => {
  const [hers, his] = [pair.user, pair.handyman].map(({ cookie }) => ({ cookie, params: { id } }));
  const { startsAt } = await must(ask(url, getBooking, hers));
  const next = gridStarts(Date.now()).find(
    (at) => at >= Date.parse(String(startsAt)) + 60 * minute,
  );
  const body = { startsAt: new Date(next ?? 0).toISOString() };
  await must(ask(url, proposeTime, { ...hers, body }));
  await must(ask(url, acceptTime, { ...his, body }));
};

type Row = { id: string; state: string; left: number; now: string[]; before: string[] };

/** Each visit with the minutes until it begins, and the reminders of its time and of earlier ones. */
const look = ({ db }: Scene): Promise<Row[]> =>
  db.query<Row>(
    `select b.id, b.state, extract(epoch from b.starts_at - now())::float8 / 60 as left,
       array(select r.kind from reminders r where r.booking_id = b.id and r.starts_at = b.starts_at
         order by r.kind) as now,
       array(select r.kind from reminders r where r.booking_id = b.id and r.starts_at <> b.starts_at
         order by r.kind) as before
     from bookings b`,
  );

type Mailed = { id: string; to_address: string; subject: string; state: string; attempts: number };

const reminderMails = ({ db }: Scene): Promise<Mailed[]> =>
  db.query<Mailed>(
    `select id, to_address, subject, state, attempts from mails
     where subject like 'Tomorrow: %' or subject like 'Soon: %'`,
  );

/** Until every reminder whose time has come is there, and its mails have left. */
const settled = async (scene: Scene, visits: readonly Visit[]): Promise<void> => {
  const missing = async () => {
    const rows = new Map((await look(scene)).map((row) => [row.id, row]));
    return visits.flatMap(({ id, fate }) => {
      const row = rows.get(id);
      if (row?.state !== 'accepted' || row.left <= 0) return [];
      const wanted: readonly string[] = fates[fate];
      return (['day', 'hours'] as const)
        .filter((kind) => wanted.includes(`${kind} now`) && row.left <= reminders[kind])
        .filter((kind) => !row.now.includes(kind))
        .map((kind) => `${fate}: ${kind}`);
    });
  };
  const due = async () => (await reminderMails(scene)).filter(({ state }) => state === 'due');
  await expect.poll(missing, patiently).toEqual([]);
  await expect.poll(due, patiently).toEqual([]);
};

/** The process is killed, time passes, and another is started. Sessions outlast it. */
const killAndPass = async (scene: Scene, minutes: number): Promise<void> => {
  await scene.product.stop('SIGKILL');
  scene.kills += 1;
  await scene.db.exec(scene.db, olderBy(minutes, ['sessions']));
  scene.product = await start(scene.settings);
};

/** For so many minutes, a few at a time; of three processes two are killed in the middle of what they begin with. */
const killAgainAndAgain = async (scene: Scene, visits: readonly Visit[], minutes: number) => {
  let passed = 0;
  for (let n = 1; passed < minutes; n += 1) {
    // More than the lease of a mail that a killed process was sending.
    const step = randomInt(4, 31);
    const spared = n % 3 === 0;
    scene.smtp.behaviour = !spared && randomInt(3) === 0 ? 'forgets' : 'takes';
    await killAndPass(scene, step);
    passed += step;
    if (spared) await settled(scene, visits);
    else await wait(randomInt(900));
  }
  scene.smtp.behaviour = 'takes';
  await killAndPass(scene, 3);
  await settled(scene, visits);
};

/** So that kills fall into the transaction that sends reminders, and not only before and after it. */
const slowMails = `
  create function slowly() returns trigger language plpgsql as
    'begin perform pg_sleep(0.03); return new; end';
  create trigger slowly before insert on mails for each row execute function slowly()`;

const minutesToFirst = async (scene: Scene): Promise<number> => {
  const rows = await look(scene);
  return Math.min(...rows.filter(({ state }) => state === 'accepted').map(({ left }) => left));
};

/** A day and a half in the life of some visits. */
const remindThrough = async (scene: Scene): Promise<number> => {
  const { db } = scene;
  const before = new Set((await reminderMails(scene)).map(({ id }) => id));
  const names = [...times(7, () => 'stays' as const), ...(Object.keys(fates) as Fate[])] as const;
  const people = await addPairs(db, names.length);
  await alwaysAtWork(db);
  const first = startIn(26);
  const agreed = people.map((pair, n) => ({ pair, fate: names[n] ?? 'stays' }));
  const visits: Visit[] = [];
  for (const [n, { pair, fate }] of agreed.entries()) {
    if (fate === 'is agreed within the day') continue;
    visits.push(await agree(scene, pair, fate, first + (n % 3) * 30 * minute));
  }
  const each = async (wanted: Fate, change: (visit: Visit) => Promise<unknown>) => {
    for (const visit of visits) if (visit.fate === wanted) await change(visit);
  };
  await each('is called off before the day', (visit) => callOff(scene, visit));
  await each('is moved before the day', (visit) => move(scene, visit));

  await killAndPass(scene, Math.floor((await minutesToFirst(scene)) - reminders.day) - 5);
  await killAgainAndAgain(scene, visits, 3 * 60);
  await each('is called off after the day', (visit) => callOff(scene, visit));
  await each('is moved after the day', (visit) => move(scene, visit));
  for (const { pair, fate } of agreed) {
    if (fate === 'is agreed within the day') {
      visits.push(await agree(scene, pair, fate, startIn(21)));
    }
  }
  await killAndPass(scene, Math.floor((await minutesToFirst(scene)) - reminders.hours) - 5);
  await killAgainAndAgain(scene, visits, 3 * 60);

  const rows = new Map((await look(scene)).map((row) => [row.id, row]));
  const told = visits.map(({ id, fate }) => {
    const { now = [], before: earlier = [] } = rows.get(id) ?? {};
    const found = [...earlier.map((kind) => `${kind} before`), ...now.map((kind) => `${kind} now`)];
    return [fate, found];
  });
  expect(told).toEqual(visits.map(({ fate }) => [fate, fates[fate]]));

  const mails = (await reminderMails(scene)).filter(({ id }) => !before.has(id));
  const byAddress = mails.map(
    ({ to_address, subject }) => `${to_address} ${subject.split(':')[0]}`,
  );
  const wanted = visits.flatMap(({ pair, fate }) =>
    fates[fate].flatMap((kind) => {
      const word = kind.startsWith('day') ? 'Tomorrow' : 'Soon';
      return [`${pair.user.email} ${word}`, `${pair.handyman.email} ${word}`];
    }),
  );
  expect(byAddress.toSorted()).toEqual(wanted.toSorted());
  // A mail that was handed over a moment before the kill comes again under its Message-ID, and never without a new try.
  const arrivals = mails.map(({ id, state, attempts }) => ({
    state,
    attempts,
    count: scene.smtp.caught.filter(({ content }) => content.includes(`<${id}@localhands>`)).length,
  }));
  const wrong = arrivals.filter(
    ({ state, attempts, count }) => state !== 'sent' || count < 1 || count > attempts,
  );
  expect(wrong).toEqual([]);
  return arrivals.filter(({ count }) => count > 1).length;
};

test('§27 killed again and again around its reminders: each is sent once, and none for a time that is off', async () => {
  const [smtp, url] = [await startSmtp(), await newDatabase()];
  cleanUp(() => smtp.stop());
  const db = openTables(url);
  await migrate(db);
  await db.exec(db, slowMails);
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: url, SMTP_URL: smtp.url };
  const scene: Scene = { db, smtp, settings, product: await start(settings), kills: 0 };
  const twice: number[] = [];
  for (const _ of times(rounds(1, 10), (n) => n)) twice.push(await remindThrough(scene));
  const sent = await reminderMails(scene);
  figure(
    'killed around reminders',
    `SIGKILL ${scene.kills} times while a day and a half passes over ${twice.length * 13} visits, some called off or moved`,
    `${sent.length} reminders, each there once, none lost and none for a time that is off; ${twice.reduce((sum, count) => sum + count, 0)} mails came again under their Message-ID`,
  );
});
