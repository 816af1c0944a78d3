import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  getNotification,
  jobStartOtp,
  listBookings,
  rejectNotification,
  renewStartCode,
  workDoneCheck,
} from '#contract/booking.ts';
import { getHandyman, setAvailability } from '#contract/handyman.ts';
import { useApp } from '../testing/app.ts';
import type { Person } from '../testing/people.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const ask = (customer: Person, handyman: Person) => ({
  ...pune,
  user_id: customer.id,
  handyman_id: handyman.id,
});

const accepted = async () => {
  const asha = await t.user();
  const ravi = await t.handyman();
  const { notification_id: id } = await asha.send(createNotification, ask(asha, ravi));
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  return { asha, ravi, id, code: t.lastCode(), at: { params: { id } } };
};

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('asking', () => {
  test.each([[50], [120], [200]] as const)('the pack of %i rupees is kept', async (cost) => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    expect(await asha.send(createNotification, { ...ask(asha, ravi), cost })).toMatchObject({
      cost,
    });
  });

  test('without a pack it is the smallest', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    expect(await asha.send(createNotification, ask(asha, ravi))).toMatchObject({ cost: 50 });
  });

  test.each([[0], [100], [-50], [50.5], ['50'], [null]])(
    'a cost of %j is refused',
    async (cost) => {
      const [asha, ravi] = [await t.user(), await t.handyman()];
      const { status, body } = await asha.try(createNotification, { ...ask(asha, ravi), cost });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['cost']]);
    },
  );

  test('one open request per handyman; after the answer one may ask again', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await asha.send(createNotification, ask(asha, ravi));
    expect(await asha.try(createNotification, ask(asha, ravi))).toMatchObject({
      status: 409,
      body: { code: 'already_asked' },
    });
    await ravi.send(rejectNotification, { handyman_id: ravi.id });
    await t.passMinutes(10);
    await asha.send(createNotification, ask(asha, ravi));
  });

  test('who is offline, busy or unknown cannot be asked', async () => {
    const { asha, ravi } = await accepted();
    const refusal = async (handymanId: string) => {
      const form = { ...ask(asha, ravi), handyman_id: handymanId };
      const { status, body } = await asha.try(createNotification, form);
      return [status, body.code];
    };
    expect(await refusal(ravi.id)).toEqual([409, 'busy']);
    const away = await t.handyman();
    await away.send(setAvailability, { online: false });
    expect(await refusal(away.id)).toEqual([409, 'offline']);
    expect(await refusal('00000000-0000-4000-8000-000000000000')).toEqual([404, 'not_found']);
  });

  test('ten open requests are enough', async () => {
    const asha = await t.user();
    for (let i = 0; i < 10; i += 1) {
      await asha.send(createNotification, ask(asha, await t.handyman()));
    }
    expect(await asha.try(createNotification, ask(asha, await t.handyman()))).toMatchObject({
      status: 409,
      body: { code: 'too_many_open' },
    });
  });
});

describe('answering', () => {
  test('goes to the oldest open request, which is the first of the list', async () => {
    const ravi = await t.handyman();
    const people = [await t.user(), await t.user(), await t.user()];
    for (const person of people) await person.send(createNotification, ask(person, ravi));
    const order = people.map((person) => person.id);
    const list = async () =>
      (await ravi.send(getNotification, { handyman_id: ravi.id })).map((one) => [
        one.user_id,
        one.status,
      ]);
    expect(await list()).toEqual(order.map((id) => [id, 'pending']));
    await ravi.send(rejectNotification, { handyman_id: ravi.id });
    expect((await list())[0]).toEqual([order[1], 'pending']);
    const yes = await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect(yes.user_id).toBe(order[1]);
    expect(await list()).toEqual([
      [order[2], 'rejected'],
      [order[1], 'accepted'],
      [order[0], 'rejected'],
    ]);
  });

  test('can name the request', async () => {
    const ravi = await t.handyman();
    const [asha, neha] = [await t.user(), await t.user()];
    await asha.send(createNotification, ask(asha, ravi));
    const { notification_id } = await neha.send(createNotification, ask(neha, ravi));
    const yes = await ravi.send(acceptNotification, { handyman_id: ravi.id, notification_id });
    expect(yes.user_id).toBe(neha.id);
  });

  test('one job at a time', async () => {
    const { ravi, asha, code } = await accepted();
    const neha = await t.user();
    // A request from before the handyman was busy.
    await t.database.query(
      `insert into bookings (user_id, handyman_id, service, cost, lat, long, expires_at)
       values ($1, $2, 6, 50, 18, 73, now() + interval '5 minutes')`,
      [neha.id, ravi.id],
    );
    expect(await ravi.try(acceptNotification, { handyman_id: ravi.id })).toMatchObject({
      status: 409,
      body: { code: 'busy' },
    });
    await ravi.send(jobStartOtp, { otp: code, email: asha.email });
    await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
  });

  test('a job named by its id is started and finished; the id of another is refused', async () => {
    const { ravi, asha, code, id } = await accepted();
    const other = await accepted();
    const startWith = { otp: code, email: asha.email };
    const elsewhere = { ...startWith, notification_id: other.id };
    expect((await ravi.try(jobStartOtp, elsewhere)).status).toBe(400);
    await ravi.send(jobStartOtp, { ...startWith, notification_id: id });
    const done = { handyman_id: ravi.id, user_id: asha.id };
    const notOurs = { ...done, notification_id: other.id };
    expect((await ravi.try(workDoneCheck, notOurs)).status).toBe(403);
    await ravi.send(workDoneCheck, { ...done, notification_id: id });
  });

  test('a yes withdraws the customer’s other requests for that service, and no others', async () => {
    const asha = await t.user();
    const [ravi, mohan] = [await t.handyman(), await t.handyman()];
    const maid = await t.handyman({ services: 'Maid' });
    for (const one of [ravi, mohan, maid]) await asha.send(createNotification, ask(asha, one));
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const state = async (one: Person) =>
      (await asha.send(getNotification, { handyman_id: one.id }))[0]?.state;
    expect([await state(ravi), await state(mohan), await state(maid)]).toEqual([
      'accepted',
      'cancelled',
      'requested',
    ]);
    expect((await mohan.try(acceptNotification, { handyman_id: mohan.id })).status).toBe(409);
  });

  test('going offline leaves the running job alone', async () => {
    const { ravi, asha, code } = await accepted();
    await ravi.send(setAvailability, { online: false });
    await ravi.send(jobStartOtp, { otp: code, email: asha.email });
    await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
  });
});

describe('the start code', () => {
  test('is shown to the customer alone, until the job starts', async () => {
    const { asha, ravi, code, at } = await accepted();
    expect((await asha.send(getBooking, undefined, at)).startCode).toBe(code);
    expect((await asha.send(listBookings))[0]?.startCode).toBe(code);
    expect(await ravi.send(getBooking, undefined, at)).not.toHaveProperty('startCode');
    await ravi.send(jobStartOtp, { otp: code, email: asha.email });
    expect(await asha.send(getBooking, undefined, at)).not.toHaveProperty('startCode');
  });

  test('answers alike for a wrong code and an unknown email', async () => {
    const { asha, ravi, code } = await accepted();
    const guess = await ravi.try(jobStartOtp, { otp: wrong(code), email: asha.email });
    const unknown = await ravi.try(jobStartOtp, { otp: code, email: 'no@body.in' });
    expect(guess.status).toBe(400);
    expect(unknown).toMatchObject({ status: guess.status, body: guess.body });
  });

  test('is gone after five wrong tries, and the customer can get a new one', async () => {
    const { asha, ravi, code, at } = await accepted();
    for (let i = 0; i < 5; i += 1) {
      expect((await ravi.try(jobStartOtp, { otp: wrong(code), email: asha.email })).status).toBe(
        400,
      );
    }
    expect((await ravi.try(jobStartOtp, { otp: code, email: asha.email })).status).toBe(410);
    const { startCode } = await asha.send(renewStartCode, undefined, at);
    await t.runJobs();
    const mail = t.mails.find(({ subject }) => subject === 'Your new start code');
    expect(mail?.text).toContain(startCode);
    await ravi.send(jobStartOtp, { otp: startCode, email: asha.email });
  });

  test('stays good for as long as the job waits', async () => {
    const { asha, ravi, code } = await accepted();
    await t.passMinutes(23 * 60);
    await ravi.send(jobStartOtp, { otp: code, email: asha.email });
  });

  test('of a cancelled job starts nothing', async () => {
    const { asha, ravi, code, at } = await accepted();
    await asha.send(cancelBooking, undefined, at);
    expect((await ravi.try(jobStartOtp, { otp: code, email: asha.email })).status).toBe(400);
    expect((await asha.try(renewStartCode, undefined, at)).status).toBe(409);
  });
});

describe('the end', () => {
  test('work that was not started is not done', async () => {
    const { asha, ravi } = await accepted();
    expect(await ravi.try(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id })).toMatchObject(
      {
        status: 409,
        body: { code: 'not_started' },
      },
    );
  });

  test('a handyman cannot cancel a request, only decline it', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const { notification_id: id } = await asha.send(createNotification, ask(asha, ravi));
    expect((await ravi.try(cancelBooking, undefined, { params: { id } })).status).toBe(409);
    await asha.send(cancelBooking, undefined, { params: { id } });
  });

  test('the same customer twice is two rows of history', async () => {
    const { asha, ravi, code } = await accepted();
    await ravi.send(jobStartOtp, { otp: code, email: asha.email });
    await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
    await asha.send(createNotification, ask(asha, ravi));
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await ravi.send(jobStartOtp, { otp: t.lastCode(), email: asha.email });
    await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
    const { usersSelected } = await ravi.send(getHandyman, { handyman_id: ravi.id });
    expect(usersSelected.map((served) => served._id)).toEqual([asha.id, asha.id]);
  });
});

test('my bookings come newest first and page without a gap', async () => {
  const asha = await t.user();
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    const handyman = await t.handyman();
    ids.unshift((await asha.send(createNotification, ask(asha, handyman))).notification_id);
  }
  const seen: string[] = [];
  let url: string | undefined = `${listBookings.path}?limit=2`;
  while (url) {
    const { headers, body } = await asha.raw('GET', url, {});
    seen.push(
      ...(JSON.parse(body) as { notification_id: string }[]).map((one) => one.notification_id),
    );
    url = /<(.*)>/.exec(String(headers['link'] ?? ''))?.[1];
  }
  expect(seen).toEqual(ids);
});

test('a browser with both sessions sees each list apart', async () => {
  const { asha, ravi } = await accepted();
  const both = t.client();
  for (const [name, value] of [...asha.cookies, ...ravi.cookies]) both.cookies.set(name, value);
  const [asUser] = await both.send(listBookings, undefined, { query: { as: 'user' } });
  const [asHandyman] = await both.send(listBookings, undefined, { query: { as: 'handyman' } });
  expect(asUser?.moves).toEqual(['cancel']);
  expect(asHandyman?.moves).toEqual(['set_out', 'arrive', 'start', 'cancel']);
});

test('what happened cannot be rewritten', async () => {
  await accepted();
  const rewriting = ["update booking_events set move = 'x'", 'delete from booking_events'];
  for (const statement of [...rewriting, 'delete from bookings']) {
    await expect(t.database.query(statement)).rejects.toThrow(/never changed or deleted/);
  }
});
