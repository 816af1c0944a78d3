import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { enterDiscount } from '#contract/discount.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { useApp } from '../testing/app.ts';
import { changeCode, dayFrom, enter, listedCode, makeCode, takeOff } from '../testing/discounts.ts';
import { work } from '../testing/extras.ts';
import { cancelFor, owing, seen, underWay } from '../testing/fees.ts';
import { download } from '../testing/my-data.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { goodPassword } from '../testing/people.ts';
import { unzip } from '../testing/unzip.ts';
import { forgetCodeUsers, deleteOldPayers } from './memory-store.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const withCode = async (more: Parameters<typeof makeCode>[1] = {}) => {
  const neela = await addOperatorTo(t);
  return { neela, code: await makeCode(neela, more) };
};

const notValid = {
  code: 'code_not_valid',
  msg: 'This code cannot be used here. Look at how it is spelled; it may also have ended, be used up, or not be meant for this booking.',
};

describe('§38 one answer for every code that cannot be used', () => {
  test('unknown, not yet, over, ended, used up, and somebody else’s', async () => {
    const { neela } = await withCode({ uses: 1 });
    await enter(await agree(t));
    await makeCode(neela, { code: 'COMING', validFrom: dayFrom(1), validTo: dayFrom(5) });
    await makeCode(neela, { code: 'OVER', validFrom: dayFrom(-5), validTo: dayFrom(-1) });
    const ended = await makeCode(neela, { code: 'ENDED' });
    await changeCode(neela, ended, { active: false });
    await makeCode(neela, { code: 'FIRST', firstOnly: true });
    const job = await agree(t);
    await job.pay('tok_visa');
    const next = await agree(t, 200, { asha: job.asha });
    for (const code of ['NOTHING', 'MONSOON50', 'COMING', 'OVER', 'ENDED', 'FIRST']) {
      expect((await enter(next, code)).body, code).toMatchObject(notValid);
    }
  });

  test('what is no code is said at the field', async () => {
    const job = await agree(t);
    for (const code of ['abc', 'MON SOON', '', 'x'.repeat(21), 'मानसून', 5, null]) {
      expect(await enter(job, code), String(code)).toMatchObject({
        status: 400,
        body: { fields: { code: 'A code has 4 to 20 letters and digits, without spaces.' } },
      });
    }
  });

  test('not of another customer, and not of nobody', async () => {
    await withCode();
    const job = await agree(t);
    const stranger = await t.user();
    const of = { params: { id: job.id } };
    expect((await stranger.try(enterDiscount, { code: 'MONSOON50' }, of)).status).toBe(403);
    expect(
      (await stranger.try(enterDiscount, { code: 'MONSOON50' }, { params: { id: randomUUID() } }))
        .status,
    ).toBe(404);
    expect((await takeOff({ asha: stranger, id: job.id })).status).toBe(403);
    expect((await t.client().try(enterDiscount, { code: 'MONSOON50' }, of)).status).toBe(401);
    expect((await job.ravi.try(enterDiscount, { code: 'MONSOON50' }, of)).status).toBe(403);
  });

  test('only while the bill is open', async () => {
    await withCode();
    const paid = await agree(t);
    await paid.pay('tok_visa');
    expect((await enter(paid)).body.code).toBe('already_paid');
    const off = await agree(t);
    await off.cancel();
    expect((await enter(off)).body).toMatchObject({
      code: 'not_payable',
      msg: 'There is nothing to pay for this booking, so no code can be used with it.',
    });
    const waiting = await agree(t);
    await waiting.pay('tok_threeDSecureRequired');
    expect((await enter(waiting)).body.code).toBe('payment_under_way');
    expect((await takeOff(waiting)).body.code).toBe('payment_under_way');
    const inApp = await agree(t);
    await inApp.pay('tok_upi');
    expect((await enter(inApp)).body.code).toBe('payment_under_way');
  });

  test('a refused card takes nothing of it', async () => {
    await withCode();
    const job = await agree(t);
    await enter(job);
    expect((await job.pay('tok_chargeDeclined')).status).toBe(402);
    expect(await job.read()).toMatchObject({ due: 250 });
    expect((await takeOff(job)).status).toBe(200);
    expect(await job.read()).toMatchObject({ due: 300 });
  });
});

describe('§38 once for each person', () => {
  test('not twice by one customer, who is told', async () => {
    await withCode();
    const job = await agree(t);
    await enter(job);
    await job.pay('tok_visa');
    const next = await agree(t, 200, { asha: job.asha });
    expect((await enter(next)).body).toMatchObject({
      code: 'code_used',
      msg: 'You have used this code already.',
    });
  });

  test('not by another account with the same phone, nor one made anew with the same mailbox', async () => {
    await withCode();
    const phone = '9812340001';
    const first = await t.user({ contactNumber: phone, email: 'asha.one@gmail.com' });
    const job = await work(t, 200, { asha: first });
    await enter(job);
    await job.pay('tok_visa');
    await job.finish();
    const samePhone = await agree(t, 200, { asha: await t.user({ contactNumber: phone }) });
    expect((await enter(samePhone)).body).toMatchObject(notValid);
    expect(await first.try(deleteAccount, { currentPassword: goodPassword })).toMatchObject({
      status: 200,
    });
    const again = await t.user({ contactNumber: '9812340002', email: 'ashaone+2@gmail.com' });
    expect((await enter(await agree(t, 200, { asha: again }))).body).toMatchObject(notValid);
    expect((await enter(samePhone)).body).toMatchObject(notValid);
  });

  test('not between two accounts of one person', async () => {
    await withCode();
    const phone = '9812340003';
    const [asha, ravi] = [await t.user({ contactNumber: phone }), await t.handyman({ phone })];
    expect((await enter(await agree(t, 200, { asha, ravi }))).body).toMatchObject(notValid);
    const [one, two] = [
      await t.user({ email: 'meera.k@gmail.com' }),
      await t.handyman({ email: 'meerak+work@gmail.com' }),
    ];
    expect((await enter(await agree(t, 200, { asha: one, ravi: two }))).body).toMatchObject(
      notValid,
    );
  });

  test('a code for a first booking: not after another was paid, by whichever account of the person', async () => {
    const { neela } = await withCode({ code: 'FIRST', firstOnly: true });
    await makeCode(neela, { code: 'FIRST2', firstOnly: true });
    const phone = '9812340004';
    const asha = await t.user({ contactNumber: phone, email: 'first@example.com' });
    const job = await work(t, 200, { asha });
    expect((await enter(job, 'FIRST')).status).toBe(200);
    // Its own booking does not stand in its way, and one such code is one.
    const beside = await agree(t, 200, { asha: await t.user({ contactNumber: phone }) });
    expect((await enter(beside, 'FIRST2')).body).toMatchObject(notValid);
    await takeOff(job);
    await job.pay('tok_visa');
    await job.finish();
    expect((await enter(beside, 'FIRST2')).body).toMatchObject(notValid);
    await asha.send(deleteAccount, { currentPassword: goodPassword });
    const again = await t.user({ email: 'first@example.com' });
    expect((await enter(await agree(t, 200, { asha: again }), 'FIRST')).body).toMatchObject(
      notValid,
    );
    const [kept] = await t.database.query<{ left: number }>(
      'select count(*)::int as left from former_payers',
    );
    expect(kept).toEqual({ left: 1 });
    await t.database.query(`update former_payers set forget_at = now() - interval '1 minute'`);
    expect(await deleteOldPayers(t.database, 10)).toBe(1);
    expect((await enter(await agree(t, 200, { asha: again }), 'FIRST')).status).toBe(200);
  });

  test('the last use has one customer; what is taken off is there again', async () => {
    const { neela, code } = await withCode({ uses: 1 });
    const [first, second] = [await agree(t), await agree(t)];
    await enter(first);
    expect((await enter(second)).body).toMatchObject(notValid);
    expect(await listedCode(neela, code)).toMatchObject({ standing: 'used_up', used: 1 });
    await takeOff(first);
    expect((await enter(second)).status).toBe(200);
  });

  test('who used a code is forgotten a while after its last day', async () => {
    await withCode();
    await enter(await agree(t));
    expect(await forgetCodeUsers(t.database, 10)).toBe(0);
    await t.database.query(
      `update discount_codes set valid_from = valid_from - 40, valid_to = valid_to - 40`,
    );
    expect(await forgetCodeUsers(t.database, 10)).toBe(1);
    expect(await t.database.query('select mailbox_hash, phone_hash from discount_uses')).toEqual([
      { mailbox_hash: null, phone_hash: null },
    ]);
  });
});

describe('§38 guesses', () => {
  test('twenty an hour for a customer, also those that are right', async () => {
    await withCode();
    const job = await agree(t);
    for (let n = 0; n < 20; n += 1) {
      expect((await enter(job, n === 0 ? 'MONSOON50' : `GUESS${n}`)).status).not.toBe(429);
      if (n === 0) await takeOff(job);
    }
    expect((await enter(job)).status).toBe(429);
  });

  test('sixty an hour from a network; those that were right are given back', async () => {
    await withCode();
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const jobs = [];
    for (let n = 0; n < 4; n += 1) jobs.push(await agree(t));
    for (const [place, job] of jobs.entries()) {
      for (let n = 0; n < (place === 3 ? 3 : 19); n += 1) {
        const params = { id: job.id };
        await job.asha.try(enterDiscount, { code: `GUESS${n}` }, { params, headers: from });
      }
      if (place === 0) {
        const right = await job.asha.try(
          enterDiscount,
          { code: 'MONSOON50' },
          { params: { id: job.id }, headers: from },
        );
        expect(right.status).toBe(200);
      }
    }
    const last = await agree(t);
    const answer = await last.asha.try(
      enterDiscount,
      { code: 'MONSOON50' },
      { params: { id: last.id }, headers: from },
    );
    expect(answer.status).toBe(429);
    expect((await enter(last)).status).toBe(200);
  });
});

describe('§38 with fees and with one’s data', () => {
  test('a fee that is owed is not paid by a code, and the next card takes it along', async () => {
    await withCode({ amount: 300 });
    const { asha } = await owing(t);
    const job = await agree(t, 200, { asha });
    expect((await enter(job)).body).toMatchObject({ amount: 300, due: 0 });
    expect(await seen(asha, job.id)).toMatchObject({ paymentState: 'paid' });
    const next = await agree(t, 200, { asha });
    expect(await seen(asha, next.id)).toMatchObject({ due: 300, owed: 50 });
  });

  test('the fee of a late cancellation is kept of the customer’s money, never of the code’s', async () => {
    const { neela, code } = await withCode({ amount: 280 });
    const job = await underWay(t);
    await enter(job);
    await job.pay('tok_visa');
    expect((await cancelFor(job, 50)).status).toBe(200);
    await t.runJobs();
    expect(await seen(job.asha, job.id)).toMatchObject({
      paymentState: 'paid',
      paid: 20,
      refunded: 0,
      fee: { amount: 50, state: 'owed' },
    });
    expect((await listedCode(neela, code)).used).toBe(0);
  });

  test('my data has my codes', async () => {
    await withCode();
    const job = await agree(t);
    await enter(job);
    const { file } = await download(t, job.asha);
    const data = JSON.parse(unzip(file).get('data.json')?.toString() ?? '') as object;
    expect(data).toMatchObject({
      discountCodes: [{ code: 'MONSOON50', rupees: 50, inEffect: true }],
      bookings: [{ payments: [{ way: 'code', rupees: 50 }] }],
    });
  });
});
