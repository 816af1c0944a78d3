import { approvePayouts, exportPayouts, listPayouts, markPaid } from '#contract/payout-run.ts';
import type { PayoutOfRun } from '#contract/payout-run.ts';
import { getPayouts, mailPayoutCode, setBankAccount, setUpi } from '#contract/payout.ts';
import { runDayOf } from '#domain/payout.ts';
import type { Database, Db } from '../db/db.ts';
import { tell } from '../payout/actions.ts';
import { makeRun } from '../payout/run-actions.ts';
import type { TestApp } from './app.ts';
import { work } from './extras.ts';
import type { LoggedIn } from './operators.ts';
import type { Person } from './people.ts';

export const bankForm = { holder: 'Ravi Kale', number: '5010 0123 4417', ifsc: 'hdfc0001234' };
export const bankShown = 'HDFC ··4417';

/** Some days ago, so that it is paid to by now. */
export const giveBank = async (t: TestApp, ravi: Person, form = bankForm): Promise<void> => {
  await ravi.send(mailPayoutCode, {});
  await ravi.send(setBankAccount, { ...form, otp: t.lastCode() });
  await t.database.query(`update payout_accounts set given_at = given_at - interval '3 days'`);
};

export const giveUpi = async (t: TestApp, ravi: Person, upi = 'ravi.k@okaxis'): Promise<void> => {
  await ravi.send(mailPayoutCode, {});
  await ravi.send(setUpi, { holder: 'Ravi Kale', upi, otp: t.lastCode() });
};

/** A job of 300 rupees that was done and paid: 255 of them are the professional's. */
export const earn = async (t: TestApp, ravi?: Person) => {
  const job = await work(t, 200, ravi ? { ravi } : {});
  await job.pay('tok_visa');
  await job.finish();
  return job;
};

/** As if every run had been made a week earlier: first out of each other's way, since a day has one run. */
export const aWeekLater = (database: Database): Promise<void> =>
  database.transaction(async (db) => {
    await db.query('set local session_replication_role = replica');
    for (const weeks of [-1000, 999]) {
      await db.query('update payouts set run_day = run_day + 7 * $1::int', [weeks]);
      await db.query('update payout_runs set day = day + 7 * $1::int', [weeks]);
    }
  });

/** The run of this week, made anew; gives its Monday. */
export const run = async (t: TestApp): Promise<string> => {
  await aWeekLater(t.database);
  await makeRun(t.deps);
  return runDayOf(new Date());
};

export const linesOf = (admin: LoggedIn, day: string): Promise<PayoutOfRun[]> =>
  admin.send(listPayouts, undefined, { params: { day } });

export const fileOf = async (admin: LoggedIn, day: string, again = false): Promise<string> => {
  const { body } = await admin.raw('POST', exportPayouts.path, {
    payload: JSON.stringify({ day, again, reason: 'Payday.' }),
    headers: { 'content-type': 'application/json' },
  });
  return body;
};

/** Approved and in a bank file, which it gives. */
export const sendToBank = async (admin: LoggedIn, day: string): Promise<string> => {
  await admin.send(approvePayouts, {}, { params: { day } });
  return fileOf(admin, day);
};

export const pay = (admin: LoggedIn, day: string, ids: readonly string[]) =>
  admin.try(markPaid, { payouts: [...ids], reference: 'UTR 316 0418' }, { params: { day } });

/** What is to be told of payouts, as mails that have gone out. */
export const sendPayoutMails = async (t: TestApp): Promise<void> => {
  await tell(t.deps);
  await t.runJobs();
};

export const ownOf = (ravi: Person) => ravi.send(getPayouts);

/**
 * Every contradiction between payouts and the books: what is on its way is what waits, what the bank has paid is what is
 * marked as paid, and no payout has taken more from a professional than it has paid them.
 */
export const auditPayouts = (db: Db): Promise<object[]> =>
  db.query(`
    select p.id, p.state, p.amount_paise, m.on_the_way, m.bank, m.professional
    from payouts p cross join lateral (
      select coalesce(sum(case when 'paying_out' = l.credit then l.amount_paise when 'paying_out' = l.debit then -l.amount_paise end), 0) as on_the_way,
        coalesce(sum(case when 'bank' = l.credit then l.amount_paise when 'bank' = l.debit then -l.amount_paise end), 0) as bank,
        coalesce(sum(case when 'professional' = l.debit then l.amount_paise when 'professional' = l.credit then -l.amount_paise end), 0) as professional
      from ledger l where l.payout_id = p.id
    ) m
    where m.on_the_way <> case when p.state = 'waiting' then p.amount_paise else 0 end
      or m.bank <> case when p.state = 'paid' then p.amount_paise else 0 end
      or m.professional <> case when p.state in ('waiting', 'paid') then p.amount_paise else 0 end
    union all
    select l.handyman_id, 'less than nothing', sum(case when l.credit = 'professional' then l.amount_paise else -l.amount_paise end), 0, 0, 0
    from ledger l where l.handyman_id is not null
    group by l.handyman_id
    having sum(case when l.credit = 'professional' then l.amount_paise else -l.amount_paise end) < 0
      and not exists (select 1 from payments y join bookings b on b.id = y.booking_id
        where b.handyman_id = l.handyman_id and y.gateway = 'cash')
      and not exists (select 1 from payments y join refunds r on r.payment_id = y.id join bookings b on b.id = y.booking_id
        where b.handyman_id = l.handyman_id and r.state = 'succeeded')`);

export const mailed = (t: TestApp, subject: string) =>
  t.mails.find((mail) => mail.subject.includes(subject));

/** A professional with 255 rupees that wait for the bank. */
export const waiting = async (t: TestApp, admin: LoggedIn) => {
  const { ravi } = await earn(t);
  await giveBank(t, ravi);
  const day = await run(t);
  const [line] = await linesOf(admin, day);
  return { ravi, day, id: line?.payout_id ?? '' };
};
