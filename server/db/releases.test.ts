import { describe, expect, inject, test } from 'vitest';
import {
  acceptNotification,
  getBooking,
  jobStartOtp,
  listBookings,
  workDoneCheck,
} from '#contract/booking.ts';
import { getAllHandyman, getHandyman, signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { answerChallenge, config, getReceipt } from '#contract/payment.ts';
import { getUser, signupUser, verifyUser } from '#contract/user.ts';
import { withCheckDigit } from '#domain/aadhaar.ts';
import type { Client } from '../testing/client.ts';
import { borrowCopy, giveBack } from '../testing/reused-databases.ts';
import { audit } from '../testing/paying.ts';
import { handymanForm, pune } from '../testing/people.ts';
import { useRelease } from '../testing/releases.ts';
import { letTestsChangeRows } from '../testing/own-changes.ts';
import { readSchema } from '../testing/schema.ts';

const { t, rows, notes, customer, professional } = useRelease(1);

const idOf = (booking: string): string => notes.bookings[booking] ?? 'unknown';
const read = (who: Client, booking: string) =>
  who.send(getBooking, undefined, { params: { id: idOf(booking) } });
const receipt = (who: Client, booking: string) =>
  who.send(getReceipt, undefined, { params: { id: idOf(booking) } });
const pay = (who: Client, booking: string, token: string) =>
  who.send(config, { booking_id: idOf(booking), token: { id: token } });
/** The number of jobs that customers are shown of a handyman. */
const jobsDone = async (who: Client, handyman_id: string): Promise<number> =>
  (await who.send(getHandyman, { handyman_id })).jobsDone;

describe('a database of release 1, migrated', () => {
  test('has the tables, columns, constraints and indexes of a new one', async () => {
    const copy = await borrowCopy(inject('template'));
    await letTestsChangeRows(t.database);
    expect(await readSchema(t.database)).toEqual(await readSchema(copy.database));
    await giveBack(copy);
  });

  test('has every row that it had', async () => {
    const { migrations: were = 0, ...before } = rows.before;
    const { migrations: are = 0, ...after } = rows.after;
    expect(after).toMatchObject(before);
    expect(are).toBeGreaterThan(were);
    expect(Object.values(before)).not.toContain(0);
    const named = async (column: 'state' | 'payment_state') =>
      (await t.database.query<{ name: string }>(`select distinct ${column} as name from bookings`))
        .map(({ name }) => name)
        .toSorted()
        .join(' ');
    expect(await named('state')).toBe('accepted cancelled declined done expired requested started');
    expect(await named('payment_state')).toBe('paid processing refunded unpaid');
  });

  test('lets everybody in with the password they had, also where several share a mailbox', async () => {
    const emails = async (table: 'users' | 'handymen') =>
      t.database.query<{ email: string }>(`select email from ${table}`);
    for (const { email } of await emails('users')) await customer(email);
    for (const { email } of await emails('handymen')) await professional(email);
    for (const [call, email] of [
      [signupUser, 'a.b+more@gmail.com'],
      [signupUser, 'omar@example.com'],
      [signupHandyman, 'a.b@googlemail.com'],
    ] as const) {
      expect((await t.client().try(call, { email })).body.code).toBe('email_taken');
    }
  });

  test('knows the sessions that were open, the bookings of their owners and names in every script', async () => {
    const [asha, ravi] = [t.client(), t.client()];
    asha.cookies.set('lh_user', notes.sessions.asha);
    ravi.cookies.set('lh_handyman', notes.sessions.ravi);
    const states = (await asha.send(listBookings)).map(({ state }) => state);
    expect(states).toEqual(['requested', 'done', 'cancelled', 'declined', 'expired']);
    const customers = (await ravi.send(listBookings)).map((one) => one.customer.username);
    const zainab = `ज़ैनब "Zee" D'Souza \\ 🙂`;
    expect(customers).toEqual([zainab, 'Asha Kulkarni', 'Asha Kulkarni']);
    const own = await customer('zainab@example.com');
    expect((await own.send(getUser, { user_id: own.id })).username).toBe(zainab);
  });

  test('opens the images, shows no house number and lists who can be asked', async () => {
    const ravi = await professional('ravi@example.com');
    for (const side of ['aadharFront', 'aadharBack']) {
      const { status, headers } = await ravi.raw('GET', `/api/handyman/aadhar/${side}`, {});
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    }
    const query = { ...pune, limit: 100 };
    const listed = await t.client().send(getAllHandyman, undefined, { query });
    // Suresh and Tara are on a job, Vani is offline.
    expect(listed.map(({ name }) => name).toSorted()).toEqual([
      'Ravi Patil',
      'Uday Shah',
      'Wasim Akhtar',
      'Xavier Dias',
    ]);
    expect(new Set(listed.map(({ address }) => address))).toEqual(new Set(['Near Pune']));
    const tara = await professional('tara@example.com');
    const own = await tara.send(getHandyman, { handyman_id: tara.id });
    expect(own).toMatchObject({ name: `तारा “Tee” O'Neill \\ 🛠`, lat: 34.1526 });
    const leela = await customer('leela@example.com');
    expect((await leela.send(getHandyman, { handyman_id: tara.id })).address).toBe('');
  });

  test('lets a professional join with the code they were sent, but nobody with the Aadhar number of another', async () => {
    const email = 'newcomer@example.com';
    const form = { ...handymanForm({ email }), aadharNumber: withCheckDigit('29999999999') };
    await t.client().send(verifyHandyman, { ...form, otp: notes.signupCode });
    const other = { ...handymanForm(), aadharNumber: withCheckDigit('21000000003') };
    await t.client().send(signupHandyman, { email: other.email });
    const refused = await t.client().try(verifyHandyman, { ...other, otp: t.lastCode() });
    expect(refused.body.code).toBe('details_refused');
  });
});

describe('the bookings of release 1', () => {
  test('one that was asked for is accepted, and the other request ends with a reason', async () => {
    const ravi = await professional('ravi@example.com');
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const asha = await customer('asha@example.com');
    expect(await read(asha, 'requested')).toMatchObject({ state: 'accepted', moves: ['cancel'] });
    const zainab = await customer('zainab@example.com');
    expect(await read(zainab, 'rival')).toMatchObject({ reason: 'took_another_job' });
  });

  test('one that was accepted is started with the code it had', async () => {
    const [kiran, suresh] = [
      await customer('kiran@example.com'),
      await professional('suresh@example.com'),
    ];
    expect((await read(kiran, 'accepted')).startCode).toBe(notes.startCode);
    await suresh.send(jobStartOtp, { email: 'kiran@example.com', otp: notes.startCode });
    expect((await read(kiran, 'accepted')).state).toBe('started');
  });

  test('one that was started and paid is finished and counts', async () => {
    const [leela, tara] = [
      await customer('leela@example.com'),
      await professional('tara@example.com'),
    ];
    expect(await jobsDone(leela, tara.id)).toBe(0);
    await tara.send(workDoneCheck, { handyman_id: tara.id, user_id: leela.id });
    expect(await jobsDone(leela, tara.id)).toBe(1);
    expect((await receipt(leela, 'started')).number).toBe('LH-000002');
  });

  test('one that was done is paid, and does not count twice', async () => {
    const [mohan, uday] = [
      await customer('mohan@example.com'),
      await professional('uday@example.com'),
    ];
    expect(await jobsDone(mohan, uday.id)).toBe(2);
    await pay(mohan, 'unpaid', 'tok_visa');
    expect(await read(mohan, 'unpaid')).toMatchObject({ paymentState: 'paid' });
    expect((await receipt(mohan, 'unpaid')).number).toMatch(/^LH-\d{4}[A-H]-000001$/);
    expect(await jobsDone(mohan, uday.id)).toBe(2);
    expect(await jobsDone(uday, uday.id)).toBe(2);
  });

  test('one whose bank asked first is paid once the customer has answered', async () => {
    const anil = await customer('a.b@gmail.com');
    const asked = await pay(anil, 'challenged', 'tok_threeDSecure2Required');
    expect(asked.status).toBe('requires_action');
    const params = { id: asked.payment_id ?? '' };
    await anil.send(answerChallenge, { passed: true }, { params });
    expect((await read(anil, 'challenged')).paymentState).toBe('paid');
  });

  test('one that was paid keeps its receipt, its number and its history', async () => {
    const asha = await customer('asha@example.com');
    expect(await receipt(asha, 'paid')).toMatchObject({
      number: 'LH-000001',
      price: { serviceCharge: 100, cost: 200, total: 300 },
      handyman: { name: 'Ravi Patil' },
      refunds: [],
    });
    const { timeline } = await read(asha, 'paid');
    expect(timeline.map(({ move }) => move)).toEqual(['request', 'accept', 'start', 'finish']);
  });

  test('what was due when the machine failed is done by the jobs, and the books are right', async () => {
    const [nisha, omar, office] = [
      await customer('nisha@example.com'),
      await customer('omar+home@example.com'),
      await customer('a.b+office@gmail.com'),
    ];
    expect((await read(nisha, 'processing')).paymentState).toBe('processing');
    await t.runJobs();
    expect((await read(nisha, 'processing')).paymentState).toBe('paid');
    expect((await read(office, 'overdue')).state).toBe('expired');
    const refunds: string[] = [];
    for (const booking of ['refunded', 'refunding', 'refundFailed']) {
      refunds.push(...(await receipt(omar, booking)).refunds.map(({ status }) => status));
    }
    expect(refunds).toEqual(['succeeded', 'succeeded', 'failed']);
    expect(await audit(t.database)).toEqual([]);
    const subjects = t.mails.map(({ subject }) => subject);
    expect(subjects).toContain('Receipt LH-000005 from LocalHands');
    const late = t.mails.find(({ to }) => to.address === 'late@example.com');
    const otp = /^\d{6}$/m.exec(late?.text ?? '')?.[0] ?? '';
    await t.client().send(verifyUser, {
      email: 'late@example.com',
      otp,
      username: 'Late',
      password: notes.password,
      contactNumber: '9812345678',
      ...pune,
    });
  });
});
