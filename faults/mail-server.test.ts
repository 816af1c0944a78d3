import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getBooking,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { signupUser } from '#contract/user.ts';
import { freePort } from '../server/testing/free-port.ts';
import { usePlaces } from '../server/testing/places.ts';
import { startProduct } from '../server/testing/product.ts';
import type { Product } from '../server/testing/product.ts';
import { codeIn, startSmtp } from '../server/testing/smtp.ts';
import type { TestSmtp } from '../server/testing/smtp.ts';
import { figure } from './figures.ts';
import { expectAtMost } from './figure-limits.ts';
import { openLine } from './connection.ts';
import type { Line } from './connection.ts';
import { join, send } from './people.ts';
import type { Member } from './people.ts';
import { rounds } from './rounds.ts';

const { newFolder, newDatabase } = usePlaces(afterAll);

let smtp: TestSmtp;
let product: Product;
let line: Line;
let db: pg.Client;
let settings: Record<string, string>;
let asha: Member;
let ravi: Member;
/** Mails of the tests before. */
let before: string[] = [];

beforeAll(async () => {
  smtp = await startSmtp(await freePort());
  settings = {
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    SMTP_URL: smtp.url,
    DEMO: 'false',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
  };
  product = await startProduct(settings);
  line = openLine(product.url);
  db = new pg.Client({ connectionString: settings['DATABASE_URL'] });
  await db.connect();
  [asha, ravi] = await Promise.all([join(line, smtp, 'user'), join(line, smtp, 'handyman')]);
});

beforeEach(async () => {
  before = (await db.query<{ id: string }>('select id from mails')).rows.map(({ id }) => id);
  smtp.behaviour = 'takes';
});

afterAll(async () => {
  line.close();
  await db.end();
  await product.stop('SIGKILL');
  await smtp.stop();
});

const soon = { timeout: 60_000, interval: 50 };

type Row = { id: string; state: string; attempts: number; to_address: string };

const mails = async (): Promise<Row[]> => {
  const { rows } = await db.query<Row>(
    'select id, state, attempts, to_address from mails where id <> all($1) order by created_at',
    [before],
  );
  return rows;
};

const attemptsTo = async (email: string): Promise<number> =>
  (await mails()).find(({ to_address }) => to_address === email)?.attempts ?? 0;

/** How often the mail of this row has arrived. */
const arrivals = ({ id }: Row): number =>
  smtp.caught.filter(({ content }) => content.includes(`<${id}@localhands>`)).length;

/** The next try at once instead of after its wait; that the waits grow is tested beside the outbox. */
const makeDue = () => db.query(`update mails set next_try_at = now() where state = 'due'`);

const signUp = async (email: string): Promise<void> =>
  expect((await send(line, signupUser, { email })).status).toBe(200);

/** A whole job, without a mail: the customer reads the start code off their booking. */
const bookAndWork = async (): Promise<void> => {
  const [user_id, handyman_id] = [asha.id, ravi.id];
  const ask = { lat: asha.lat, long: asha.long, user_id, handyman_id };
  const { status, body } = await send(line, createNotification, ask, asha.cookies);
  expect([status, body['code']]).toEqual([200, undefined]);
  const accepted = await send(line, acceptNotification, { handyman_id }, ravi.cookies);
  expect([accepted.status, accepted.body['code']]).toEqual([200, undefined]);
  const params = { id: String(body['notification_id']) };
  const page = await send(line, getBooking, undefined, asha.cookies, params);
  const otp = page.body['startCode'];
  expect(otp).toMatch(/^\d{6}$/);
  const started = await send(line, jobStartOtp, { otp, email: asha.email }, ravi.cookies);
  expect(started.status).toBe(200);
  const done = await send(line, workDoneCheck, { handyman_id, user_id }, ravi.cookies);
  expect(done.status).toBe(200);
};

const expectSilentLog = () => {
  const output = product.output();
  for (const { content, to } of smtp.caught) {
    expect(output).not.toMatch(new RegExp(`(?<!\\d)${codeIn(content) ?? '\\d{6}'}(?!\\d)`));
    for (const address of to) expect(output).not.toContain(address);
  }
};

/** Until every mail has left or has been given up for good, so that nothing more will be sent. */
const settled = async (): Promise<Row[]> => {
  const due = async () => {
    await makeDue();
    return (await mails()).filter(({ state }) => state === 'due').length;
  };
  await expect.poll(due, { ...soon, interval: 250 }).toBe(0);
  return mails();
};

const whatHolds = {
  down: 'nothing is listening',
  silent: 'the line is taken and nothing is said',
  hangs: 'it goes quiet in the middle',
  busy: 'it says 451',
  'hangs up': 'it hangs up in the middle',
} as const;

describe.each(Object.keys(whatHolds) as (keyof typeof whatHolds)[])(
  'mail server: %s',
  (behaviour) => {
    test('signing up and booking go on, and every mail arrives by itself, once', async () => {
      const port = Number(new URL(smtp.url).port);
      const [first, second] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
      if (behaviour === 'down') await smtp.stop();
      else smtp.behaviour = behaviour;
      // A line that is open already has been greeted.
      if (behaviour === 'silent') smtp.dropLines();
      const met = smtp.met();

      await signUp(first);
      await expect.poll(() => attemptsTo(first), soon).toBe(1);
      if (behaviour !== 'down') await expect.poll(() => smtp.met(), soon).toBeGreaterThan(met);
      const keepsWaiting = behaviour === 'silent' || behaviour === 'hangs';
      if (keepsWaiting) expect(smtp.held()).toBeGreaterThan(0);
      // The connection of the first mail still hangs; requests do not wait for it.
      await signUp(second);
      await bookAndWork();
      if (keepsWaiting) expect(smtp.held()).toBeGreaterThan(0);
      expect(smtp.caught.flatMap(({ to }) => to)).not.toContain(first);

      if (behaviour === 'down') {
        const { caught } = smtp;
        smtp = await startSmtp(port);
        smtp.caught.push(...caught);
      } else smtp.behaviour = 'takes';
      // A restart of the mail server cuts the lines; without one the product gives up waiting, which takes longer.
      if (keepsWaiting && rounds(1, 0) === 1) smtp.dropLines();
      const rows = await settled();
      expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'sent'));
      expect(rows.map(arrivals)).toEqual(rows.map(() => 1));
      expectSilentLog();
      figure(
        `mail server: ${whatHolds[behaviour]}`,
        '2 signups and a whole job meanwhile',
        `all answered at once; ${rows.length} mails arrived later, each once; no code in the log`,
      );
    });
  },
);

test('what the mail server refuses for good is not tried again', async () => {
  smtp.behaviour = 'refuses';
  await signUp('nobody@example.com');
  await bookAndWork();
  const rows = await settled();
  expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(
    rows.map(() => ['failed', 1]),
  );
  smtp.behaviour = 'takes';
  await signUp('somebody@example.com');
  const arrived = () => smtp.caught.flatMap(({ to }) => to);
  await expect.poll(arrived, soon).toContain('somebody@example.com');
  expect(rows.map(arrivals)).toEqual(rows.map(() => 0));
  expectSilentLog();
  figure('mail server: it says 550', 'a signup and a whole job meanwhile', 'failed, not retried');
});

test('a mail that was taken without a word comes again, and both say that they are the same', async () => {
  smtp.behaviour = 'forgets';
  await signUp('twice@example.com');
  await expect
    .poll(() => smtp.caught.some(({ to }) => to.includes('twice@example.com')))
    .toBe(true);
  smtp.behaviour = 'takes';
  const rows = await settled();
  const twice = rows.filter(({ to_address }) => to_address === 'twice@example.com');
  expect(twice.map((row) => [row.state, row.attempts, arrivals(row)])).toEqual([['sent', 2, 2]]);
  figure(
    'mail server: it takes a mail and the line is cut before it says so',
    '1 signup',
    'arrived twice under one Message-ID: at least once is what can be promised',
  );
});

test('asked to stop while the mail server keeps it waiting, it goes within 10 s, and the mail is not lost', async () => {
  smtp.behaviour = 'hangs';
  await signUp('later@example.com');
  await expect.poll(() => smtp.held(), soon).toBe(1);
  const asked = performance.now();
  expect(await product.stop('SIGTERM')).toBe(0);
  const seconds = (performance.now() - asked) / 1000;
  expectAtMost(seconds, 10, 'seconds');
  const [row] = await mails();
  expect([row?.state, row?.attempts]).toEqual(['due', 1]);
  smtp.behaviour = 'takes';
  product = await startProduct(settings);
  // The stopping process has put the mail back for a few seconds, so it is due again by itself.
  await expect.poll(() => smtp.caught.at(-1)?.to, soon).toEqual(['later@example.com']);
  figure(
    'SIGTERM while the mail server hangs',
    '1 mail in the middle of being sent',
    `exit 0 after ${seconds.toFixed(1)} s; the mail arrived after the restart`,
  );
});
