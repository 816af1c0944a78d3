import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailPayoutCode, setBankAccount, setUpi } from '#contract/payout.ts';
import { nextRunDay, runDayOf } from '#domain/payout.ts';
import { useApp } from '../testing/app.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import type { LoggedIn } from '../testing/operators.ts';
import {
  auditPayouts,
  aWeekLater,
  bankForm,
  bankShown,
  earn,
  giveBank,
  giveUpi,
  linesOf,
  mailed,
  ownOf,
  pay,
  run,
  sendPayoutMails,
  sendToBank,
  waiting,
} from '../testing/payouts.ts';
import { eraseOldAccounts } from './store.ts';
import { makeRun } from './run-actions.ts';

const t = useApp();

let admin: LoggedIn;

beforeEach(async () => {
  admin = await addLoggedInTo(t, 'admin');
  await makeRun(t.deps);
});

afterEach(async () => {
  expect(await auditPayouts(t.database)).toEqual([]);
});

describe('§29 where a professional is paid out to', () => {
  test('a bank account is given with a mailed code, shown masked, told by mail, and paid to after 48 hours', async () => {
    const ravi = await t.handyman();
    expect((await ownOf(ravi)).account).toBeNull();
    await ravi.send(mailPayoutCode, {});
    await ravi.send(setBankAccount, { ...bankForm, otp: t.lastCode() });
    const { account } = await ownOf(ravi);
    expect(account).toMatchObject({ kind: 'bank', shown: bankShown });
    const wait = Date.parse(account?.paidFrom ?? '') - Date.parse(account?.givenAt ?? '');
    expect(wait).toBe(48 * 60 * 60_000);
    await t.runJobs();
    expect(mailed(t, 'Your earnings go to another account')?.to.address).toBe(ravi.email);
  });

  test('a UPI id likewise; the one before is replaced', async () => {
    const ravi = await t.handyman();
    await giveBank(t, ravi);
    await giveUpi(t, ravi);
    expect((await ownOf(ravi)).account).toMatchObject({ kind: 'upi', shown: 'ra··@okaxis' });
  });

  test('without the code, with a wrong one, or with one that was used, nothing changes', async () => {
    const ravi = await t.handyman();
    const tryWith = (otp: string) => ravi.try(setBankAccount, { ...bankForm, otp });
    expect((await tryWith('123456')).status).toBe(410);
    await ravi.send(mailPayoutCode, {});
    const right = t.lastCode();
    const wrong = right === '000000' ? '000001' : '000000';
    expect(await tryWith(wrong)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect((await ownOf(ravi)).account).toBeNull();
    expect((await tryWith(right)).status).toBe(200);
    expect((await tryWith(right)).status).toBe(410);
  });

  test('the code of one professional is nothing to another', async () => {
    const [ravi, imran] = [await t.handyman(), await t.handyman()];
    await ravi.send(mailPayoutCode, {});
    const otp = t.lastCode();
    expect((await imran.try(setBankAccount, { ...bankForm, otp })).status).toBe(410);
    await imran.send(mailPayoutCode, {});
    if (t.lastCode() !== otp) {
      expect((await imran.try(setBankAccount, { ...bankForm, otp })).status).toBe(400);
    }
  });

  test('a code is mailed ten times a day at most', async () => {
    const ravi = await t.handyman();
    for (let n = 0; n < 10; n += 1) {
      await ravi.send(mailPayoutCode, {});
      await t.database.query(`update codes set sent_at = sent_at - interval '1 minute'`);
    }
    expect((await ravi.try(mailPayoutCode, {})).status).toBe(429);
  });

  test.each([
    ['number', { ...bankForm, number: '12345678' }],
    ['number', { ...bankForm, number: '50100O234417' }],
    ['ifsc', { ...bankForm, ifsc: 'HDFC1001234' }],
    ['ifsc', { ...bankForm, ifsc: 'HDFC000123' }],
    ['holder', { ...bankForm, holder: ' ' }],
  ])('a wrong %s is refused by its field', async (field, form) => {
    const ravi = await t.handyman();
    const refused = await ravi.try(setBankAccount, { ...form, otp: '123456' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields ?? {})).toEqual([field]);
  });

  test.each(['ravi', 'ravi@', 'ravi@ok axis', '@okaxis', 'ravi@okaxis@ybl'])(
    '%s is no UPI id',
    async (upi) => {
      const ravi = await t.handyman();
      const refused = await ravi.try(setUpi, { holder: 'Ravi Kale', upi, otp: '123456' });
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['upi']);
    },
  );

  test('the number is sealed in the database, and erased once nothing can be paid to it', async () => {
    const { ravi, day, id } = await waiting(t, admin);
    await giveUpi(t, ravi);
    const sealed = () =>
      t.database.query<{ sealed: Uint8Array | null; shown: string }>(
        'select sealed, shown from payout_accounts order by given_at',
      );
    expect(await eraseOldAccounts(t.database, 10)).toBe(0);
    for (const row of await sealed()) {
      expect(Buffer.from(row.sealed ?? []).includes('501001234417')).toBe(false);
    }
    await sendToBank(admin, day);
    await pay(admin, day, [id]);
    expect(await eraseOldAccounts(t.database, 10)).toBe(1);
    expect((await sealed()).map((row) => [row.sealed === null, row.shown])).toEqual([
      [true, bankShown],
      [false, 'ra··@okaxis'],
    ]);
  });
});

describe('§29 the run of a Monday', () => {
  test('pays each balance from 100 rupees once, however often and from however many processes it is made', async () => {
    const { ravi } = await earn(t);
    await giveBank(t, ravi);
    await aWeekLater(t.database);
    await Promise.all([makeRun(t.deps), makeRun(t.deps), makeRun(t.deps)]);
    await makeRun(t.deps);
    const day = runDayOf(new Date());
    expect(await linesOf(admin, day)).toMatchObject([
      { handyman_id: ravi.id, amount: 255, state: 'waiting', to: bankShown, inAFile: false },
    ]);
    expect(await ownOf(ravi)).toMatchObject({ balance: 0, onTheWay: 255, next: { amount: 0 } });
    await run(t);
    expect(await linesOf(admin, day)).toEqual([]);
  });

  test('a smaller balance waits', async () => {
    const { ravi } = await earn(t);
    await giveBank(t, ravi);
    await t.database.query(
      `insert into ledger (key, line, kind, booking_id, debit, credit, handyman_id, amount_paise)
       select 'test', 1, 'earning', booking_id, 'professional', 'held', handyman_id, 15501
       from ledger where credit = 'professional'`,
    );
    expect(await linesOf(admin, await run(t))).toEqual([]);
    expect((await ownOf(ravi)).next.amount).toBe(0);
    await earn(t, ravi);
    expect(await linesOf(admin, await run(t))).toMatchObject([{ amount: 354.99 }]);
  });

  test('holds what has no account, an account that is too new, and what is a suspended professional’s', async () => {
    const { ravi } = await earn(t);
    expect(await ownOf(ravi)).toMatchObject({
      next: { day: nextRunDay(new Date()), amount: 255, hold: 'no_account' },
    });
    const held = async () => (await linesOf(admin, await run(t))).map(({ hold }) => hold);
    expect(await held()).toEqual(['no_account']);
    await sendPayoutMails(t);
    expect(mailed(t, 'Where shall we pay ₹255 to?')?.to.address).toBe(ravi.email);
    await giveUpi(t, ravi);
    expect(await held()).toEqual(['changed']);
    await giveBank(t, ravi);
    await t.database.query(`update handymen set verification = 'suspended' where id = $1`, [
      ravi.id,
    ]);
    expect(await held()).toEqual(['suspended']);
    expect(await ownOf(ravi)).toMatchObject({ balance: 255, onTheWay: 0 });
    expect((await ownOf(ravi)).payouts.map(({ state }) => state)).toEqual(['held', 'held', 'held']);
  });

  test('goes to the account of that moment, whatever is given after', async () => {
    const { ravi, day } = await waiting(t, admin);
    await giveUpi(t, ravi);
    const file = await sendToBank(admin, day);
    expect(file).toContain('Ravi Kale,501001234417,HDFC0001234,255,');
    expect(file).not.toContain('okaxis');
  });
});
