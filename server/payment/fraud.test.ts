import { afterEach, expect, test } from 'vitest';
import { deleteAccount } from '#contract/my-data.ts';
import { releasePayout, returnPayout } from '#contract/payout-run.ts';
import { useApp } from '../testing/app.ts';
import { seen } from '../testing/applications.ts';
import { cashOf } from '../testing/cash.ts';
import { give } from '../testing/credit.ts';
import { enter, makeCode } from '../testing/discounts.ts';
import { disputedToken, findAll, accept, only, takeShare } from '../testing/disputes.ts';
import { work } from '../testing/extras.ts';
import { cancelFor, feesOf, forgive, seen as read, underWay } from '../testing/fees.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { handymanForm, goodPassword, signUpHandyman } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { pay, sendToBank, waiting } from '../testing/payouts.ts';
import { done, doneUnpaid } from '../testing/rating.ts';
import { ask, refundBy } from '../testing/tickets.ts';

const t = useApp();

afterEach(async () => {
  await t.runJobs();
  expect(await audit(t.database)).toEqual([]);
});

/** An operator with the mailbox of this customer or professional. */
const sameAs = async (person: Person): Promise<Operator> => {
  const operator = await addOperatorTo(t);
  const [name, host] = person.email.split('@');
  const email = `${name}+work@${host}`;
  await t.database.query('update operators set email = $1 where id = $2', [email, operator.id]);
  return operator;
};

test('§36 a fee of a booking whose money has all gone back is paid with the next bill', async () => {
  const neela = await addOperatorTo(t);
  const job = await underWay(t);
  await job.pay('tok_visa');
  const ticket = await ask(job.asha, { bookingId: job.id, category: 'quality' });
  expect((await refundBy(neela, ticket, { amount: 300 })).status).toBe(200);
  await t.runJobs();
  expect((await cancelFor(job, 50)).status).toBe(200);
  expect((await feesOf(job.asha)).owed).toBe(50);
  await t.passMinutes(5);
  const next = await agree(t, 200, { asha: job.asha });
  expect((await next.pay('tok_visa')).status).toBe(200);
  expect((await read(job.asha, job.id)).fee).toMatchObject({ state: 'paid' });
  expect((await feesOf(job.asha)).owed).toBe(0);
});

test('§36 a fee is never more than the visit, and whole where the share is less', async () => {
  for (const rupees of [40, 55]) {
    const job = await underWay(t);
    await t.database.query(
      `update bills set service_charge_paise = 0, cost_paise = $2::int, gst_paise = 0, discount_paise = 0, total_paise = $2::int,
         handyman_share_paise = $2::int * 85 / 100 where booking_id = $1`,
      [job.id, rupees * 100],
    );
    await job.pay('tok_visa');
    const fee = Math.min(50, rupees);
    expect((await read(job.asha, job.id)).cancellation).toMatchObject({ fee });
    expect((await cancelFor(job, fee)).status).toBe(200);
    await t.runJobs();
    expect((await read(job.asha, job.id)).fee).toMatchObject({ amount: fee, state: 'paid' });
  }
});

test('§15 a refund of the part that was paid leaves the rest of a bill due', async () => {
  const neela = await addOperatorTo(t);
  const job = await work(t);
  await job.pay('tok_visa');
  await job.approve(await job.propose());
  const ticket = await ask(job.asha, { bookingId: job.id, category: 'quality' });
  expect((await refundBy(neela, ticket, { amount: 300 })).status).toBe(200);
  await t.runJobs();
  expect(await job.see()).toMatchObject({ paymentState: 'unpaid', due: 450 });
  expect((await job.pay('tok_visa')).status).toBe(200);
  await job.finish();
  expect(await job.see()).toMatchObject({ paymentState: 'paid' });
});

test('§29 an operator does not decide about a payout of their own', async () => {
  const neela = await addOperatorTo(t);
  const { ravi, day, id } = await waiting(t, neela);
  await sendToBank(neela, day);
  const own = await sameAs(ravi);
  const own_account = { status: 409, body: { code: 'own_account' } };
  const change = { reason: 'It came back.' };
  expect(await pay(own, day, [id])).toMatchObject(own_account);
  expect(await own.try(returnPayout, change, { params: { id } })).toMatchObject(own_account);
  expect(await own.try(releasePayout, change, { params: { id } })).toMatchObject(own_account);
  expect((await pay(neela, day, [id])).status).toBe(200);
});

test('§38 nobody makes a code for themselves, on either side of the bill', async () => {
  const job = await agree(t);
  for (const [n, person] of [job.asha, job.ravi].entries()) {
    await makeCode(await sameAs(person), { code: `MINE${n}` });
    expect(await enter(job, `MINE${n}`)).toMatchObject({
      status: 409,
      body: { code: 'code_not_valid' },
    });
  }
});

test('§32 an operator gives no credit that would pay them as the professional of an open bill', async () => {
  const job = await doneUnpaid(t);
  const own = await sameAs(job.ravi);
  expect(await give(own, job.asha, 300)).toMatchObject({
    status: 409,
    body: { code: 'own_booking' },
  });
  expect((await give(await addOperatorTo(t), job.asha, 300)).status).toBe(200);
});

test('§39 a code on the bill does not protect the share of a disputed job', async () => {
  const neela = await addOperatorTo(t);
  const job = await doneUnpaid(t);
  await makeCode(neela);
  await enter(job);
  await job.pay(disputedToken);
  await findAll(t);
  const dispute = await only(neela);
  await accept(neela, dispute);
  await t.runJobs();
  expect((await takeShare(neela, dispute)).status).toBe(200);
});

test('§37 who leaves with an account below zero is looked at when they come back', async () => {
  const neela = await addOperatorTo(t);
  const { email, phone, aadharNumber } = handymanForm();
  const ravi = await signUpHandyman(t, { email, phone, aadharNumber });
  const job = await work(t, 200, { ravi });
  await cashOf(job).pay(300);
  await job.stop();
  await t.runJobs();
  await ravi.send(deleteAccount, { currentPassword: goodPassword });
  const again = await signUpHandyman(t, { email, phone, aadharNumber });
  const { matches, held } = await seen(neela, again.id);
  expect(held).toBe(true);
  expect(matches).toMatchObject([{ reason: 'Left while owing ₹300.' }]);
});

test('§36 a fee that was forgiven is not owed again by a later refund', async () => {
  const neela = await addOperatorTo(t);
  const job = await underWay(t, { ravi: (await done(t)).ravi });
  await job.pay('tok_visa');
  await cancelFor(job, 50);
  await t.runJobs();
  expect((await forgive(neela, job.id)).status).toBe(200);
  await t.runJobs();
  expect((await feesOf(job.asha)).owed).toBe(0);
});
