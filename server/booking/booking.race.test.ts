import { beforeEach, describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  finishBooking,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { signupUser, verifyUser } from '#contract/user.ts';
import { openPostgres } from '../db/postgres.ts';
import { useApp } from '../testing/app.ts';
import { goodPassword, pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { countDone } from './end-actions.ts';

const t = useApp();

const form = (customer: Person, handyman: Person) => ({
  ...pune,
  user_id: customer.id,
  handyman_id: handyman.id,
});

const ask = async (customer: Person, handyman: Person) =>
  (await customer.send(createNotification, form(customer, handyman))).notification_id;

/** Ends all bookings, two days ago, so that no limit refuses the same people again. */
const forget = () =>
  t.database.query(
    `update bookings set state = 'cancelled', done_at = null, ended_by = 'time',
       ended_at = now() - interval '2 days', created_at = created_at - interval '2 days'`,
  );

const deadlocks = async (): Promise<number> => {
  const [row] = await t.database.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks ?? 0;
};

let before = 0;
beforeEach(async () => {
  before = await deadlocks();
});

/** Two who want the same booking, and fifty clicks: see faults/, where several processes take part. */
describe('races', () => {
  test('a hundred guesses at once get five tries', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await ask(asha, ravi);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const wrong = String((Number(t.lastCode()) + 1) % 1_000_000).padStart(6, '0');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ravi.try(jobStartOtp, { otp: wrong, email: asha.email })),
    );
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 410)).toHaveLength(25);
  });

  test('one code makes one account', async () => {
    const email = 'twice@example.com';
    await t.client().send(signupUser, { email });
    const account = {
      email,
      otp: t.lastCode(),
      username: 'Twice',
      password: goodPassword,
      contactNumber: '9812345678',
      ...pune,
    };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => t.client().try(verifyUser, account)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await t.database.query('select 1 from users')).toHaveLength(1);
  });

  test('twelve requests at once leave ten open', async () => {
    const asha = await t.user();
    const handymen: Person[] = [];
    for (let n = 0; n < 12; n += 1) handymen.push(await t.handyman());
    const answers = await Promise.all(
      handymen.map((one) => asha.try(createNotification, form(asha, one))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      409,
      409,
    ]);
  });

  test('two handymen and two customers, all asked and all accepting at once, end without a deadlock', async () => {
    const customers = [await t.user(), await t.user()];
    const handymen = [await t.handyman(), await t.handyman()];
    for (let round = 0; round < 10; round += 1) {
      const tries: { handyman: Person; id: string }[] = [];
      for (const customer of customers) {
        for (const handyman of handymen)
          tries.push({ handyman, id: await ask(customer, handyman) });
      }
      const answers = await Promise.all(
        tries.map(({ handyman, id }) =>
          handyman.try(acceptNotification, { handyman_id: handyman.id, notification_id: id }),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      const rows = await t.database.query<{ state: string; count: number }>(
        `select state, count(*)::int as count from bookings
         where created_at > now() - interval '1 day' group by state order by state`,
      );
      // A party of an accepted job has no open request any more, because each accept ends those that cross it.
      const accepted = rows.find(({ state }) => state === 'accepted')?.count;
      expect(accepted).toBe(statuses.filter((status) => status === 200).length);
      expect(accepted).toBe(2);
      expect(rows.some(({ state }) => state === 'requested')).toBe(false);
      await forget();
    }
    expect(await deadlocks()).toBe(before);
  }, 120_000);

  test('a request that comes while its handyman accepts another does not stay open', async () => {
    const [asha, neha, ravi] = [await t.user(), await t.user(), await t.handyman()];
    for (let round = 0; round < 10; round += 1) {
      const id = await ask(asha, ravi);
      const [asked] = await Promise.all([
        neha.try(createNotification, form(neha, ravi)),
        ravi.send(acceptNotification, { handyman_id: ravi.id, notification_id: id }),
      ]);
      expect([200, 409]).toContain(asked.status);
      expect(await t.database.query(`select 1 from bookings where state = 'requested'`)).toEqual(
        [],
      );
      await forget();
    }
  }, 120_000);
});

describe('the end of a job', () => {
  const started = async (asha: Person, ravi: Person) => {
    const id = await ask(asha, ravi);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await ravi.send(jobStartOtp, { otp: t.lastCode(), email: asha.email });
    return { params: { id } };
  };

  test('called done by both sides at once is counted once', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    for (let round = 1; round <= 10; round += 1) {
      const at = await started(asha, ravi);
      const answers = await Promise.all([
        asha.try(finishBooking, {}, at),
        ravi.try(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      // Unpaid, it counts in public a day later.
      await t.database.query(`update bookings set done_at = done_at - interval '2 days'`);
      await Promise.all([countDone(t.deps), countDone(t.deps)]);
      expect(await t.database.query('select jobs_done from handymen')).toEqual([
        { jobs_done: round },
      ]);
      await forget();
    }
  }, 120_000);

  test('called off by one and done by the other at once has one outcome', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    for (let round = 0; round < 10; round += 1) {
      const at = await started(asha, ravi);
      const [off, done] = await Promise.all([
        ravi.try(cancelBooking, {}, at),
        asha.try(finishBooking, {}, at),
      ]);
      expect([off.status, done.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(
        await t.database.query('select state from bookings where id = $1', [at.params.id]),
      ).toEqual([{ state: off.status === 200 ? 'cancelled' : 'done' }]);
      await forget();
    }
  }, 120_000);

  test('started and cancelled at once never deadlock', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    for (let round = 0; round < 20; round += 1) {
      const id = await ask(asha, ravi);
      await ravi.send(acceptNotification, { handyman_id: ravi.id });
      const [begun, off] = await Promise.all([
        ravi.try(jobStartOtp, { otp: t.lastCode(), email: asha.email }),
        asha.try(cancelBooking, {}, { params: { id } }),
      ]);
      expect([200, 400, 409, 410]).toContain(begun.status);
      expect(off.status).toBe(begun.status === 200 ? 409 : 200);
      await t.database.query('delete from limits');
      await forget();
    }
    expect(await deadlocks()).toBe(before);
  }, 120_000);

  test('a start that waits for the booking holds no lock on its code', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const id = await ask(asha, ravi);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const other = openPostgres({
      url: t.databaseUrl ?? '',
      connections: 1,
      onError: () => undefined,
    });
    const begun = await other.transaction(async (db) => {
      await db.query('select 1 from bookings where id = $1 for update', [id]);
      const starting = ravi.try(jobStartOtp, { otp: t.lastCode(), email: asha.email });
      const waiting = () =>
        t.database.query(
          `select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
      await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toHaveLength(1);
      await db.query('select 1 from codes where subject = $1 for update nowait', [id]);
      return { starting };
    });
    expect((await begun.starting).status).toBe(200);
    await other.close();
  }, 60_000);
});
