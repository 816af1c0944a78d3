import { beforeEach, describe, expect, test } from 'vitest';
import { acceptNotification, createNotification } from '#contract/booking.ts';
import { gridStarts } from '#domain/slots.ts';
import { useApp } from '../testing/app.ts';
import type { Person } from '../testing/people.ts';
import { pune } from '../testing/people.ts';
import { overlaps } from '../testing/later.ts';
import { rounds } from '../testing/rounds.ts';
import { remind } from './reminder-actions.ts';

const t = useApp();

let asha: Person;
let neha: Person;
let ravi: Person;
beforeEach(async () => {
  [asha, neha, ravi] = [await t.user(), await t.user(), await t.handyman()];
  await t.database.query(`update handymen set week = '${'1'.repeat(336)}'::bit(336)`);
});

const ask = async (customer: Person, start?: number) => {
  const startsAt = start === undefined ? {} : { startsAt: new Date(start).toISOString() };
  const form = { ...pune, user_id: customer.id, handyman_id: ravi.id, ...startsAt };
  return (await customer.send(createNotification, form)).notification_id;
};

const accept = async (id: string) =>
  (await ravi.try(acceptNotification, { handyman_id: ravi.id, notification_id: id })).status;

/** Ends all bookings, two days ago, so that no limit refuses the same people again. */
const forget = () =>
  t.database.query(
    `update bookings set state = 'cancelled', done_at = null, ended_by = 'time',
       ended_at = now() - interval '2 days', created_at = created_at - interval '2 days'`,
  );

/** By statements alone, as a process would that knows nothing of the others: the constraint decides. */
const acceptByStatement = (id: string) =>
  t.database.query(`update bookings set state = 'accepted' where id = $1`, [id]).then(
    () => 200,
    () => 409,
  );

describe('§27 a professional is never in two places', () => {
  test('two customers want one time: one of two answers at once has it', async () => {
    const start = gridStarts(Date.now())[50] ?? 0;
    for (let round = 0; round < rounds(10, 40); round += 1) {
      const ids = [await ask(asha, start), await ask(neha, start + 60 * 60_000)];
      const said = await Promise.all(ids.map((id) => accept(id)));
      expect(said.toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await overlaps(t.database)).toBe(0);
      await forget();
    }
  });

  test('a job for now and a visit soon: one of two answers at once has it', async () => {
    const start = gridStarts(Date.now())[1] ?? 0;
    for (let round = 0; round < rounds(10, 40); round += 1) {
      const later = await ask(asha, start);
      const ids = [later, await ask(neha)];
      // Longer than the notice, so that both would be at work at once.
      await t.database.query(
        `update bookings set planned = tstzrange(lower(planned), lower(planned) + interval '5 hours')
         where starts_at is null`,
      );
      const said = await Promise.all(ids.map((id) => accept(id)));
      expect(said.toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await overlaps(t.database)).toBe(0);
      await forget();
    }
  });

  test('without any lock the database refuses the second', async () => {
    const start = gridStarts(Date.now())[50] ?? 0;
    for (let round = 0; round < rounds(10, 40); round += 1) {
      const ids = [await ask(asha, start), await ask(neha, start)];
      const said = await Promise.all(ids.map(acceptByStatement));
      expect(said.toSorted((a, b) => a - b)).toEqual([200, 409]);
      await forget();
    }
  });
});

test('§27 four processes that remind at once send each reminder once', async () => {
  const start = gridStarts(Date.now())[60] ?? 0;
  await accept(await ask(asha, start));
  await t.passMinutes(Math.ceil((start - Date.now()) / 60_000) - 23 * 60);
  const sent = await Promise.all(Array.from({ length: 4 }, () => remind(t.deps)));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
});
