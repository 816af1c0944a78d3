import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { acceptNotification, createNotification } from '#contract/booking.ts';
import { listMessages, readMessages, sendMessage } from '#contract/chat.ts';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { getAllHandyman, loginHandyman } from '#contract/handyman.ts';
import { health } from '#contract/operations.ts';
import { getUser, loginUser, logoutUser, signupUser } from '#contract/user.ts';
import { pune } from '../testing/people.ts';
import { usePlaces } from '../testing/places.ts';
import { failToStart, openBrowser, startProduct } from '../testing/product.ts';
import type { Product } from '../testing/product.ts';
import { startSmtp } from '../testing/smtp.ts';
import { openStream } from '../testing/stream.ts';

const { newFolder, newDatabase } = usePlaces();

test('two processes on one Postgres are one product', async () => {
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() };
  // Started at the same moment, on an empty database: one of them makes the tables and the demo people.
  const [here, there] = await Promise.all([startProduct(settings), startProduct(settings)]);
  const [asha, ravi] = [openBrowser(() => here), openBrowser(() => there)];
  const { user_id } = await asha.send(loginUser, demoUser);
  const { handyman_id } = await ravi.send(loginHandyman, demoHandyman);
  const hers = await openStream(`${here.url}/api/events`, asha.cookies);
  const his = await openStream(`${there.url}/api/events`, ravi.cookies);
  await hers.next();
  await his.next();
  const asked = await asha.send(createNotification, { ...pune, user_id, handyman_id });
  expect(await his.next()).toMatchObject({ data: { state: 'requested' } });
  expect(await hers.next()).toMatchObject({ data: { state: 'requested' } });
  await ravi.send(acceptNotification, { handyman_id });
  expect(await hers.next()).toMatchObject({ data: { state: 'accepted' } });
  expect(await his.next()).toMatchObject({ data: { state: 'accepted' } });

  // What one writes here, the other reads there at once, and the mark comes back.
  const { notification_id } = asked;
  const at = { params: { id: notification_id } };
  await asha.send(sendMessage, { key: randomUUID(), text: 'Second gate, please.' }, at);
  const written = { name: 'message', data: { notification_id, message: 1 } };
  expect(await his.next()).toEqual(written);
  expect(await hers.next()).toEqual(written);
  expect(await ravi.send(listMessages, undefined, at)).toMatchObject({
    messages: [{ number: 1, from: 'user', text: 'Second gate, please.' }],
  });
  await ravi.send(readMessages, { upTo: 1 }, at);
  expect(await hers.next()).toEqual({ name: 'message', data: { notification_id } });
  expect(await asha.send(listMessages, undefined, at)).toMatchObject({ readByThem: 1 });

  // She takes her cookies to the other process, and logs out at this one.
  const elsewhere = openBrowser(() => there);
  for (const [name, value] of asha.cookies) elsewhere.cookies.set(name, value);
  await elsewhere.send(getUser, { user_id });
  await asha.send(logoutUser);
  const seen = async () => (await elsewhere.try(getUser, { user_id })).status;
  await expect.poll(seen, { timeout: 3_000 }).toBe(401);

  const guess = { email: demoUser.email, password: 'a wrong guess' };
  const tries = [];
  for (let i = 0; i < 12; i += 1) {
    tries.push(
      (await openBrowser(() => (i % 2 === 0 ? here : there)).try(loginUser, guess)).status,
    );
  }
  expect(tries.filter((status) => status === 401)).toHaveLength(10);
  expect(tries.slice(10)).toEqual([429, 429]);
  hers.close();
  his.close();
  await Promise.all([here.stop('SIGTERM'), there.stop('SIGTERM')]);
});

test('of several processes one sends each mail', async () => {
  const smtp = await startSmtp();
  const settings = {
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    SMTP_URL: smtp.url,
    DEMO: 'false',
  };
  const products = await Promise.all([startProduct(settings), startProduct(settings)]);
  const emails = Array.from({ length: 40 }, (_, n) => `person${n}@example.com`);
  await Promise.all(
    emails.map((email, n) =>
      openBrowser(() => products[n % 2] ?? products[0]).send(signupUser, { email }),
    ),
  );
  const recipients = () => smtp.caught.flatMap((mail) => mail.to);
  await expect.poll(() => recipients().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(40);
  await Promise.all(products.map((product) => product.stop('SIGTERM')));
  expect(recipients().toSorted()).toEqual(emails.toSorted());
  await smtp.stop();
});

const workersOf = ({ pid }: Product): number[] => {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
};

/** The processes whose log says that they listen. */
const listening = (log: string): number[] =>
  [...log.matchAll(/"pid":(\d+),.*"msg":"Server listening/g)].map(([, pid]) => Number(pid));

test('workers share the port that the system chose for the first of them', async () => {
  const product = await startProduct({
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    WORKERS: '2',
    LOG_LEVEL: 'info',
  });
  await expect.poll(() => listening(product.output()).length, { timeout: 60_000 }).toBe(2);
  expect(new Set(listening(product.output()))).toEqual(new Set(workersOf(product)));
  expect(await product.stop('SIGTERM')).toBe(0);
});

test('workers share one port, which outlives every one of them', async () => {
  const product = await startProduct({
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    WORKERS: '2',
  });
  const browser = openBrowser(() => product);
  const answers = () =>
    browser.try(health).then(
      ({ status }) => status,
      () => 0,
    );
  // Once as soon as the first of them listens, and once with both.
  for (const expected of [1, 2]) {
    const fallen = workersOf(product);
    expect(fallen.length).toBeGreaterThanOrEqual(expected);
    for (const worker of fallen) process.kill(worker, 'SIGKILL');
    const replaced = () => workersOf(product).filter((worker) => !fallen.includes(worker)).length;
    await expect.poll(replaced, { timeout: 60_000 }).toBe(2);
    await expect.poll(answers, { timeout: 60_000 }).toBe(200);
  }
  await browser.send(loginUser, demoUser);
  expect(await product.stop('SIGTERM')).toBe(0);
});

test('workers need a database that they can share', async () => {
  const { code, output } = await failToStart({ DATA_DIR: newFolder(), WORKERS: '2' });
  expect([code, output]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
});

test('a replica answers the searches and nothing else', async () => {
  const [main, replica] = [await newDatabase(), await newDatabase()];
  // A replica that has fallen behind: it has no accounts yet.
  const copy = await startProduct({ DATA_DIR: newFolder(), DATABASE_URL: replica, DEMO: 'false' });
  await copy.stop('SIGTERM');
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: main, DATABASE_REPLICA_URL: replica };
  const product = await startProduct(settings);
  const browser = openBrowser(() => product);
  expect(await browser.send(getAllHandyman)).toEqual([]);
  await browser.send(loginHandyman, demoHandyman);
  await product.stop('SIGTERM');
});
