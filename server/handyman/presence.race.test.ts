import { expect, test } from 'vitest';
import { createNotification } from '#contract/booking.ts';
import { getHandyman, setAvailability } from '#contract/handyman.ts';
import { presence } from '#domain/presence.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { askQuiet, setQuietOffline } from './presence-actions.ts';

const t = useApp();

/** Asked, and the time for the answer is over this very moment. */
const unanswered = async (count: number) => {
  const people: Person[] = [];
  for (let n = 0; n < count; n += 1) people.push(await t.handyman());
  await t.passMinutes(presence.askAfterMinutes);
  expect(await askQuiet(t.deps)).toBe(count);
  await t.passMinutes(presence.offlineAfterMinutes);
  return people;
};

const states = () =>
  t.database.query<{ id: string; online: boolean; left: boolean; asked: boolean }>(
    `select h.id, h.online, p.left_at is not null as left, p.asked_at is not null as asked
     from handymen h join presences p on p.handyman_id = h.id`,
  );

const toldOffline = async () => {
  const rows = await t.database.query<{ to_address: string }>(
    `select to_address from mails where subject = 'You are offline now'`,
  );
  return rows.length;
};

test('coming back against being set offline has one outcome, and whoever is offline was told', async () => {
  const people = await unanswered(12);
  const [, ...shown] = await Promise.all([
    Promise.all([setQuietOffline(t.deps), setQuietOffline(t.deps)]),
    ...people.map((one) => one.send(getHandyman, { handyman_id: one.id })),
  ]);
  const rows = await states();
  for (const { online, left, asked } of rows) {
    expect(left).toBe(!online);
    expect(asked).toBe(false);
  }
  expect(await toldOffline()).toBe(rows.filter(({ online }) => !online).length);
  // What they were shown after their request was noted does not change by itself.
  for (const { handyman_id, online } of shown) {
    expect(rows.find(({ id }) => id === handyman_id)?.online).toBe(online);
  }
});

test('two processes ask and set offline each person once', async () => {
  await unanswered(6);
  await Promise.all([1, 2, 3].map(() => setQuietOffline(t.deps)));
  expect(await toldOffline()).toBe(6);
  expect((await states()).map(({ online }) => online)).not.toContain(true);
});

test('going online by hand at that moment holds', async () => {
  const people = await unanswered(6);
  await Promise.all([
    setQuietOffline(t.deps),
    ...people.map((one) => one.send(setAvailability, { online: true })),
  ]);
  await setQuietOffline(t.deps);
  const rows = await states();
  expect(rows).toEqual(rows.map(({ id }) => ({ id, online: true, left: false, asked: false })));
});

test('a request that comes at that moment finds them offline, or keeps them online', async () => {
  const people = await unanswered(6);
  const asha: Person[] = [];
  while (asha.length < people.length) asha.push(await t.user());
  const [, ...answers] = await Promise.all([
    setQuietOffline(t.deps),
    ...people.map((one, n) =>
      asha[n]?.try(createNotification, { ...pune, user_id: asha[n].id, handyman_id: one.id }),
    ),
  ]);
  const rows = await states();
  for (const [n, { id }] of people.entries()) {
    const asked = answers[n]?.status === 200;
    expect(rows.find((row) => row.id === id)?.online).toBe(asked);
  }
});
