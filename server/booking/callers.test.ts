import { beforeEach, describe, expect, test } from 'vitest';
import { addAddress, listAddresses } from '#contract/address.ts';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { bookForCaller } from '#contract/caller.ts';
import { readBooking } from '#contract/console.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { setAvailability } from '#contract/handyman.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { listAudit } from '#contract/operator.ts';
import { blockHandyman } from '#contract/own-block.ts';
import { alwaysAtWork, at, startIn } from '../testing/later.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { goodPassword, pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { withPushes } from '../testing/pushing.ts';

const { t, add, browser } = withPushes();

let support: Operator;
let asha: Person;
let ravi: Person;
beforeEach(async () => {
  support = await addOperatorTo(t, 'support');
  asha = await t.user({ username: 'Asha' });
  ravi = await t.handyman({ name: 'Ravi' });
});

const unknown = '00000000-0000-4000-8000-000000000000';
const of = ({ id }: { id: string }) => ({ params: { id } });
const form = (more: object = {}) => ({
  handyman_id: ravi.id,
  ...pune,
  cost: 120,
  total: 220,
  ...more,
});
const book = (more: object = {}) => support.send(bookForCaller, form(more), of(asha));
const tryToBook = async (more: object = {}) => {
  const { status, body } = await support.try(bookForCaller, form(more), of(asha));
  return { status, code: body.code, msg: body.msg };
};

describe('§14 an operator asks a professional for a caller', () => {
  test('with the request that the customer would have made, and who has asked in its history', async () => {
    const home = { kind: 'home', address: 'Flat 12, Sai Heights', ...pune } as const;
    await asha.send(addAddress, { ...home, kind: 'work', address: 'Tower B' });
    await asha.send(addAddress, home);
    const {
      booking_id: id,
      number,
      msg,
    } = await book({
      service: 'Plumber',
      address: 'Tower B',
      note: 'The tap drips.',
    });
    expect(msg).toContain('Ravi');
    const seen = await asha.send(getBooking, undefined, of({ id }));
    expect(seen).toMatchObject({
      number,
      state: 'requested',
      price: { total: 220 },
      address: 'Tower B',
      note: 'The tap drips.',
      timeline: [{ move: 'request', by: 'operator' }],
    });
    expect((await asha.send(listAddresses))[0]?.address).toBe('Tower B');
    const { timeline } = await support.send(readBooking, undefined, of({ id }));
    expect(timeline).toMatchObject([{ move: 'request', by: 'operator' }]);

    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect(await asha.send(getBooking, undefined, of({ id }))).toMatchObject({
      state: 'accepted',
      moves: ['cancel'],
    });
  });

  test('for later', async () => {
    await alwaysAtWork(t.database);
    const start = at(startIn(30));
    const { booking_id: id } = await book(start);
    expect(await asha.send(getBooking, undefined, of({ id }))).toMatchObject(start);
    await t.runJobs();
    const mail = t.mails.find(({ subject }) => subject.includes('on the phone'));
    expect(mail?.text).toContain('When: ');
  });

  test('and tells the customer by mail and push, with the way to withdraw it', async () => {
    await add(asha, browser());
    const { booking_id: id, number } = await book({ address: 'Flat 12' });
    await t.runJobs();
    const [mail, ...others] = t.mails.filter(({ to }) => to.address === asha.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('As you wished on the phone: a plumber');
    for (const part of ['Ravi', 'withdraw', String(number), 'Flat 12', `/user/bookings/${id}`]) {
      expect(mail?.text).toContain(part);
    }
    const pushes = await t.database.query(
      `select news, account_id from push_messages where booking_id = $1 order by news`,
      [id],
    );
    expect(pushes).toEqual([
      { news: 'asked_for_you', account_id: asha.id },
      { news: 'request', account_id: ravi.id },
    ]);
    await asha.send(cancelBooking, undefined, of({ id }));
  });

  test('with a row of the log that names the operator, the customer and the booking', async () => {
    const { booking_id: booked, number } = await book();
    const query = { action: 'book_for_customer', operator: support.id };
    expect(await support.send(listAudit, undefined, { query })).toMatchObject([
      { subjectKind: 'customer', subjectId: asha.id, details: { booked, number } },
    ]);
  });

  test('and the network of the operators counts neither for limits nor for ratings', async () => {
    const others: Person[] = [];
    for (let n = 0; n < 11; n += 1) others.push(await t.user());
    for (const one of others) {
      const { booking_id: id } = await support.send(bookForCaller, form(), of(one));
      await one.send(cancelBooking, undefined, of({ id }));
    }
    await book();
    const networks = await t.database.query<{ count: number }>(
      'select count(distinct asked_from)::int as count from bookings',
    );
    expect(networks).toEqual([{ count: 12 }]);
  });

  test('eighty times an hour', async () => {
    const handyman_id = unknown;
    for (let n = 0; n < 80; n += 1) expect((await tryToBook({ handyman_id })).status).toBe(404);
    expect((await tryToBook({ handyman_id })).status).toBe(429);
  });
});

describe('§14 an operator is refused, in words about the customer,', () => {
  const finish = async () => {
    const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    await asha.send(createNotification, ask);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await ravi.send(jobStartOtp, { otp: t.lastCode(), email: asha.email });
    await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
  };

  test('while a job is unpaid', async () => {
    await finish();
    await t.passMinutes(25 * 60);
    // The session of the one before has ended meanwhile.
    const other = await addOperatorTo(t, 'support');
    const refused = await other.try(bookForCaller, form(), of(asha));
    expect(refused).toMatchObject({ status: 409, body: { code: 'unpaid_job' } });
    expect(refused.body['booking_id']).toBeTypeOf('string');
    expect(refused.body.msg).toMatch(/^They have a job/);
  });

  test('where the customer has asked already, also around', async () => {
    await book();
    expect(await tryToBook()).toMatchObject({
      status: 409,
      code: 'already_asked',
      msg: expect.stringMatching(/^They/) as string,
    });
    const zara = await t.handyman();
    await asha.send(startDispatch, { ...pune, service: 'Plumber' });
    expect(await tryToBook({ handyman_id: zara.id })).toMatchObject({
      code: 'asking_around',
      msg: expect.stringMatching(/^They are asking around/) as string,
    });
  });

  test('where the customer has blocked the professional', async () => {
    await asha.send(blockHandyman, { handyman_id: ravi.id });
    expect(await tryToBook()).toMatchObject({
      code: 'blocked',
      msg: expect.stringMatching(/^The customer has blocked/) as string,
    });
  });

  test('just after a request was withdrawn', async () => {
    const { booking_id: id } = await book();
    await asha.send(cancelBooking, undefined, of({ id }));
    expect(await tryToBook()).toMatchObject({
      status: 429,
      msg: expect.stringMatching(/^This customer/) as string,
    });
  });

  test('with three jobs under way', async () => {
    for (let n = 0; n < 3; n += 1) {
      const one = await t.handyman();
      await book({ handyman_id: one.id });
      await one.send(acceptNotification, { handyman_id: one.id });
    }
    expect(await tryToBook()).toMatchObject({
      code: 'too_many_running',
      msg: expect.stringMatching(/^They have 3 jobs/) as string,
    });
  });

  test('for a professional who is offline, on a job, far away, or gone', async () => {
    await ravi.send(setAvailability, { online: false });
    expect(await tryToBook()).toMatchObject({ code: 'offline' });
    await ravi.send(setAvailability, { online: true });
    const omar = await t.user();
    await omar.send(createNotification, { ...pune, user_id: omar.id, handyman_id: ravi.id });
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect(await tryToBook()).toMatchObject({ code: 'busy' });
    expect(await tryToBook({ lat: 28.6 })).toMatchObject({ code: 'too_far' });
    expect(await tryToBook({ handyman_id: unknown })).toMatchObject({ status: 404 });
  });

  test('with another price, a service they do not offer, or a start that is none', async () => {
    expect(await tryToBook({ total: 200 })).toMatchObject({ code: 'price_changed' });
    expect(await tryToBook({ cost: 121 })).toMatchObject({ status: 400 });
    expect(await tryToBook({ service: 'Maid' })).toMatchObject({ code: 'not_their_service' });
    expect(await tryToBook({ startsAt: new Date().toISOString() })).toMatchObject({ status: 400 });
  });

  test('for a deleted account, for nobody, for themselves, and to themselves', async () => {
    const answers: unknown[] = [];
    const answer = async (customer: { id: string }, handyman: { id: string }) => {
      const body = { ...form(), handyman_id: handyman.id };
      const refused = await support.try(bookForCaller, body, of(customer));
      answers.push([refused.status, refused.body.code]);
    };
    const [own, ownTrade, omar] = [
      await t.user({ email: support.email }),
      await t.handyman({ email: support.email.replace('@', '+work@') }),
      await t.user(),
    ];
    await omar.send(deleteAccount, { currentPassword: goodPassword });
    await answer(omar, ravi);
    await answer({ id: unknown }, ravi);
    await answer(own, ravi);
    await answer(asha, ownTrade);
    expect(answers).toEqual([
      [409, 'account_deleted'],
      [404, 'not_found'],
      [409, 'own_account'],
      [409, 'own_account'],
    ]);
    expect(await t.database.query('select 1 from bookings')).toEqual([]);
  });
});
