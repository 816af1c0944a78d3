import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  approvePayouts,
  exportPayouts,
  holdPayout,
  releasePayout,
  returnPayout,
} from '#contract/payout-run.ts';
import { mailPayoutCode, setBankAccount, setUpi } from '#contract/payout.ts';
import { runDayOf } from '#domain/payout.ts';
import { useApp } from '../testing/app.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import {
  aWeekLater,
  auditPayouts,
  bankForm,
  earn,
  giveBank,
  linesOf,
  pay,
} from '../testing/payouts.ts';
import type { Person } from '../testing/people.ts';
import { rounds } from '../testing/rounds.ts';
import { makeRun } from './run-actions.ts';

const t = useApp();

const day = runDayOf(new Date());
const reason = 'It is looked into.';

/** Another 255 rupees for each, as a job that was done and paid brings them. */
const earnAgain = (key: string, handymanId: string) =>
  t.database.query(
    `insert into ledger (key, line, kind, booking_id, debit, credit, handyman_id, amount_paise)
     select $1, 1, 'earning', l.booking_id, 'held', 'professional', l.handyman_id, 25500
     from ledger l where l.handyman_id = $2 and l.kind = 'earning' limit 1`,
    [key, handymanId],
  );

type Purse = { handyman_id: string; earned: number; balance: number; sent: number };

/** What each has earned, and where it is. */
const purses = (): Promise<Purse[]> =>
  t.database.query<Purse>(
    `select l.handyman_id, sum(case when l.kind = 'earning' then l.amount_paise else 0 end)::int as earned,
       sum(case when l.credit = 'professional' then l.amount_paise else -l.amount_paise end)::int as balance,
       (select coalesce(sum(p.amount_paise), 0)::int from payouts p
         where p.handyman_id = l.handyman_id and p.state in ('waiting', 'paid')) as sent
     from ledger l where l.handyman_id is not null group by l.handyman_id`,
  );

const expectNoneLostOrTwice = async () => {
  expect(await auditPayouts(t.database)).toEqual([]);
  for (const { earned, balance, sent } of await purses()) {
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(balance + sent).toBe(earned);
  }
};

const workers = async (): Promise<Person[]> => {
  const people: Person[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { ravi } = await earn(t);
    await giveBank(t, ravi);
    people.push(ravi);
  }
  await makeRun(t.deps);
  return people;
};

describe('§29 payouts under races: nothing is paid twice, and nothing is lost', () => {
  beforeAll(() => expect(t.databaseUrl).toBeDefined());

  test('runs made at once, while more is earned', async () => {
    const people = await workers();
    for (let round = 0; round < rounds(10, 500); round += 1) {
      await aWeekLater(t.database);
      await Promise.all([
        ...[1, 2, 3].map(() => makeRun(t.deps)),
        ...people.map(({ id }) => earnAgain(`round ${round} ${id}`, id)),
      ]);
      const sent = await t.database.query('select 1 from payouts where run_day = $1::date', [day]);
      expect(sent.length).toBeLessThanOrEqual(people.length);
      // Whatever went wrong in a round stays wrong: looking at all of them each time would take far longer.
      if (round % 50 === 9) await expectNoneLostOrTwice();
    }
    await expectNoneLostOrTwice();
  });

  test('a run, while what the run before held is released: one of the two takes the balance', async () => {
    const [ravi] = await workers();
    const neela = await addLoggedInTo(t, 'admin');
    const other = new pg.Client({ connectionString: t.databaseUrl });
    await other.connect();
    for (let round = 0; round < rounds(5, 100); round += 1) {
      await earnAgain(`round ${round}`, ravi?.id ?? '');
      await t.database.query(`update handymen set verification = 'suspended'`);
      await aWeekLater(t.database);
      await makeRun(t.deps);
      await t.database.query(`update handymen set verification = 'verified'`);
      const held = (await linesOf(neela, day)).find((line) => line.handyman_id === ravi?.id);
      await aWeekLater(t.database);
      // Both come as far as writing what they have read, and no further.
      await other.query('begin');
      await other.query('lock table ledger in share mode');
      const both = [
        neela.try(releasePayout, { reason }, { params: { id: held?.payout_id ?? '' } }),
        makeRun(t.deps),
      ];
      const waiting = () =>
        other.query('select 1 from pg_locks where not granted and pid <> pg_backend_pid()');
      await expect
        .poll(async () => (await waiting()).rowCount, { timeout: 20_000, interval: 5 })
        .toBe(2);
      await other.query('commit');
      await Promise.all(both);
      await expectNoneLostOrTwice();
    }
    await other.end();
  });

  test('everything that operators can do, at once', async () => {
    const people = await workers();
    const [neela, meera] = [await addLoggedInTo(t, 'admin'), await addLoggedInTo(t, 'admin')];
    for (let round = 0; round < rounds(10, 100); round += 1) {
      for (const { id } of people) await earnAgain(`round ${round} ${id}`, id);
      await t.database.query('delete from limits');
      await aWeekLater(t.database);
      await makeRun(t.deps);
      const ids = (await linesOf(neela, day)).map(({ payout_id }) => payout_id);
      const change = (by: typeof neela, call: typeof holdPayout, n: number) =>
        by.try(call, { reason }, { params: { id: ids[n % ids.length] ?? '' } });
      const approve = () => meera.try(approvePayouts, {}, { params: { day } });
      const file = async () => {
        const { status } = await meera.raw('POST', exportPayouts.path, {
          payload: JSON.stringify({ day, reason }),
          headers: { 'content-type': 'application/json' },
        });
        return { status };
      };
      const steps = [
        [change(neela, holdPayout, round), change(meera, holdPayout, round), approve()],
        [
          file(),
          change(neela, holdPayout, round + 1),
          change(neela, releasePayout, round),
          change(meera, releasePayout, round),
          makeRun(t.deps).then(() => ({ status: 200 })),
        ],
        [file(), pay(neela, day, ids), pay(meera, day, ids.slice(0, 1))],
        [
          pay(neela, day, ids.slice(1)),
          change(meera, returnPayout, round + 2),
          change(neela, returnPayout, round + 2),
          change(meera, releasePayout, round + 1),
        ],
      ];
      for (const step of steps) {
        for (const { status } of await Promise.all(step)) expect([200, 409]).toContain(status);
        await expectNoneLostOrTwice();
      }
    }
  });

  test('a code that was mailed once changes the account once', async () => {
    const ravi = await t.handyman();
    for (let round = 0; round < rounds(5, 100); round += 1) {
      await t.database.query(`delete from limits`);
      await t.database.query(`update codes set sent_at = sent_at - interval '1 minute'`);
      await ravi.send(mailPayoutCode, {});
      const otp = t.lastCode();
      const statuses = await Promise.all([
        ravi.try(setBankAccount, { ...bankForm, otp }).then(({ status }) => status),
        ravi
          .try(setUpi, { holder: 'Ravi Kale', upi: 'ravi@okaxis', otp })
          .then(({ status }) => status),
      ]);
      expect(statuses.toSorted()).toEqual([200, 410]);
      const now = await t.database.query('select 1 from payout_accounts where replaced_at is null');
      expect(now).toHaveLength(1);
    }
  });
});
