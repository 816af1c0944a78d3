import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  getNotification,
  jobStartOtp,
  rejectNotification,
} from '#contract/booking.ts';
import { getAllHandyman, setAvailability } from '#contract/handyman.ts';
import { arrive, nobodyCame, setOut } from '#contract/tracking.ts';
import { remind } from './reminder-actions.ts';
import { useApp } from '../testing/app.ts';
import type { Person } from '../testing/people.ts';
import { agreedVisit, alwaysAtWork, at, laterForm, minute, startIn } from '../testing/later.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const agreed = (hours?: number) => agreedVisit(t, hours);

describe('§27 a visit for later', () => {
  test('is asked for, agreed and read with its time by both', async () => {
    const { asha, ravi, start, at: one } = await agreed();
    const time = { state: 'accepted', status: 'accepted', ...at(start) };
    expect(await asha.send(getBooking, {}, one)).toMatchObject(time);
    expect(await ravi.send(getNotification, { handyman_id: ravi.id })).toMatchObject([time]);
    await t.runJobs();
    const mail = t.mails.at(-1);
    expect(mail?.subject).toBe('Your plumber is booked');
    expect(mail?.text).toMatch(/When: \w+day, \d+ \w+ at \d+:\d0 [ap]m/);
  });

  test('waits an hour for its answer', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await alwaysAtWork(t.database);
    const { createdAt, expiresAt } = await asha.send(
      createNotification,
      laterForm(asha, ravi, startIn(30)),
    );
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(60 * minute);
  });

  test('can be asked of a professional who is offline, or on a job', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await alwaysAtWork(t.database);
    await ravi.send(setAvailability, { online: false });
    await asha.send(createNotification, laterForm(asha, ravi, startIn(30)));
  });

  test('takes nothing of the time until it is near: the professional is listed and asked for now', async () => {
    const { ravi } = await agreed(30);
    const neha = await t.user();
    expect(await neha.send(getAllHandyman)).toHaveLength(1);
    await neha.send(createNotification, { ...pune, user_id: neha.id, handyman_id: ravi.id });
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
  });

  test('leaves no room for a job for now when it begins too soon', async () => {
    const { ravi, start } = await agreed(2);
    const neha = await t.user();
    await t.passMinutes(Math.ceil((start - Date.now()) / minute) - 80);
    expect(await neha.send(getAllHandyman)).toEqual([]);
    expect(
      await neha.try(createNotification, { ...pune, user_id: neha.id, handyman_id: ravi.id }),
    ).toMatchObject({ status: 409, body: { code: 'busy' } });
  });

  test.each([
    ['less than two hours ahead', () => startIn(0.5) - 60 * minute],
    ['beside the half hours', () => startIn(30) + 7 * minute],
    ['more than fourteen days ahead', () => startIn(30) + 15 * 24 * 60 * minute],
  ])('is refused %s', async (_, start) => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await alwaysAtWork(t.database);
    const { status, body } = await asha.try(createNotification, laterForm(asha, ravi, start()));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['startsAt']]);
  });

  test('is refused outside their hours, in their time off, and at the time of an agreed visit', async () => {
    const { ravi, start } = await agreed(48);
    const neha = await t.user();
    const refused = async (when: number) =>
      (await neha.try(createNotification, laterForm(neha, ravi, when))).body.code;
    expect(await refused(start)).toBe('slot_taken');
    expect(await refused(start + 60 * minute)).toBe('slot_taken');
    expect(await refused(start - 60 * minute)).toBe('slot_taken');
    await t.database.query(
      `insert into time_off (handyman_id, starts_at, ends_at) values ($1, $2, $3)`,
      [ravi.id, new Date(start + 120 * minute), new Date(start + 240 * minute)],
    );
    expect(await refused(start + 150 * minute)).toBe('slot_taken');
    // An hour of work and half an hour to travel fit exactly.
    await neha.send(createNotification, laterForm(neha, ravi, start + 240 * minute));
    await t.database.query(`update handymen set week = '${'0'.repeat(336)}'::bit(336)`);
    const kiran = await t.user();
    expect(
      (await kiran.try(createNotification, laterForm(kiran, ravi, start + 600 * minute))).body.code,
    ).toBe('slot_taken');
  });

  test('that is declined leads its customer to those who can come at its time, unless that is too near', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await alwaysAtWork(t.database);
    const start = startIn(30);
    const linked = async () => {
      await ravi.send(rejectNotification, { handyman_id: ravi.id });
      await t.runJobs();
      return t.mails.at(-1)?.text;
    };
    await asha.send(createNotification, laterForm(asha, ravi, start));
    expect(await linked()).toContain(`&at=${encodeURIComponent(new Date(start).toISOString())}`);
    await t.passMinutes(30);
    await asha.send(createNotification, laterForm(asha, ravi, startIn(2)));
    await t.passMinutes(31);
    expect(await linked()).not.toContain('&at=');
  });

  test('is refused further away than they go', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await alwaysAtWork(t.database);
    const far = { ...laterForm(asha, ravi, startIn(30)), lat: pune.lat + 0.3 };
    expect((await asha.try(createNotification, far)).body.code).toBe('too_far');
    await t.database.query('update handymen set radius_km = 50');
    await asha.send(createNotification, far);
  });

  test('of two requests for one time the yes to one declines the other; another time stays open', async () => {
    const [asha, neha, kiran] = [await t.user(), await t.user(), await t.user()];
    const ravi = await t.handyman();
    await alwaysAtWork(t.database);
    const start = startIn(30);
    const first = await asha.send(createNotification, laterForm(asha, ravi, start));
    const same = await neha.send(createNotification, laterForm(neha, ravi, start + 30 * minute));
    const other = await kiran.send(
      createNotification,
      laterForm(kiran, ravi, start + 240 * minute),
    );
    await ravi.send(acceptNotification, {
      handyman_id: ravi.id,
      notification_id: first.notification_id,
    });
    const stateOf = async (who: Person, id: string) =>
      (await who.send(getBooking, {}, { params: { id } })).state;
    expect(await stateOf(neha, same.notification_id)).toBe('declined');
    expect(await stateOf(kiran, other.notification_id)).toBe('requested');
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect(await stateOf(kiran, other.notification_id)).toBe('accepted');
  });

  test('cannot be accepted in time that the professional has taken off meanwhile', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await alwaysAtWork(t.database);
    const start = startIn(30);
    await asha.send(createNotification, laterForm(asha, ravi, start));
    await t.database.query(
      `insert into time_off (handyman_id, starts_at, ends_at) values ($1, $2, $3)`,
      [ravi.id, new Date(start), new Date(start + 60 * minute)],
    );
    expect(await ravi.try(acceptNotification, { handyman_id: ravi.id })).toMatchObject({
      status: 409,
      body: { code: 'time_off' },
    });
  });

  test('is set out for, and started, from an hour before', async () => {
    const { asha, ravi, start, at: one } = await agreed(3);
    const code = t.lastCode();
    const begin = { email: asha.email, otp: code };
    for (const early of [
      await ravi.try(setOut, {}, one),
      await ravi.try(arrive, pune, one),
      await ravi.try(jobStartOtp, begin),
    ]) {
      expect(early).toMatchObject({ status: 409, body: { code: 'too_early' } });
    }
    expect((await ravi.send(getBooking, {}, one)).moves).toEqual(['cancel']);
    await t.passMinutes(Math.ceil((start - Date.now()) / minute) - 59);
    expect((await ravi.send(getBooking, {}, one)).moves).toContain('set_out');
    await ravi.send(setOut, {}, one);
    await ravi.send(jobStartOtp, begin);
  });

  test('of two that are agreed only one is under way', async () => {
    const { ravi, start, at: one } = await agreed(3);
    const neha = await t.user();
    const { notification_id: id } = await neha.send(
      createNotification,
      laterForm(neha, ravi, start + 90 * minute),
    );
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await t.passMinutes(Math.ceil((start - Date.now()) / minute) + 60);
    await ravi.send(setOut, {}, one);
    expect(await ravi.try(setOut, {}, { params: { id } })).toMatchObject({
      status: 409,
      body: { code: 'busy' },
    });
  });

  test('may be closed as “nobody came” from half an hour after its start, not after the yes', async () => {
    const { asha, start, at: one } = await agreed(4);
    await t.passMinutes(Math.ceil((start - Date.now()) / minute) + 20);
    expect(await asha.try(nobodyCame, {}, one)).toMatchObject({ body: { code: 'too_early' } });
    await t.passMinutes(11);
    expect(await asha.send(nobodyCame, {}, one)).toMatchObject({ reason: 'nobody_came' });
  });

  test('a customer has four ahead at first', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await alwaysAtWork(t.database);
    const start = startIn(30);
    for (const n of [0, 1, 2, 3]) {
      await asha.send(createNotification, laterForm(asha, ravi, start + n * 120 * minute));
      await ravi.send(acceptNotification, { handyman_id: ravi.id });
    }
    expect(
      await asha.try(createNotification, laterForm(asha, ravi, start + 600 * minute)),
    ).toMatchObject({ status: 409, body: { code: 'too_many_ahead' } });
  });
});

describe('§27 reminders', () => {
  const subjects = () => t.mails.map(({ subject }) => subject);

  test('a day and two hours before, once each, to both', async () => {
    const { start } = await agreed(30);
    expect(await remind(t.deps)).toBe(0);
    await t.passMinutes(Math.ceil((start - Date.now()) / minute) - 23 * 60);
    expect(await remind(t.deps)).toBe(1);
    expect(await remind(t.deps)).toBe(0);
    await t.runJobs();
    await t.passMinutes(22 * 60);
    expect(await remind(t.deps)).toBe(1);
    expect(await remind(t.deps)).toBe(0);
    await t.runJobs();
    const told = subjects();
    expect(told.filter((subject) => subject.startsWith('Tomorrow'))).toHaveLength(2);
    expect(told.filter((subject) => subject.startsWith('Soon'))).toHaveLength(2);
  });

  test('none for what was cancelled, nor a day before what was agreed later than that', async () => {
    const { asha, at: one } = await agreed(30);
    await asha.send(cancelBooking, {}, one);
    await t.passMinutes(8 * 60);
    expect(await remind(t.deps)).toBe(0);
    await agreed(10);
    expect(await remind(t.deps)).toBe(0);
  });
});
