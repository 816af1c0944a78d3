import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
} from '#contract/booking.ts';
import { cancelAnyBooking } from '#contract/booking-ending.ts';
import { getVisitFile } from '#contract/calendar.ts';
import { nobodyCame } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import { importAll, readCalendar, readInvite } from '../testing/calendar.ts';
import { alwaysAtWork, laterForm, minute, startIn } from '../testing/later.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { HandymanDraft, UserDraft } from '../testing/people.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const address = 'Flat 5, Rose Villa; second floor';

const agreed = async (
  more: {
    readonly user?: UserDraft;
    readonly handyman?: HandymanDraft;
    readonly hours?: number;
  } = {},
) => {
  const asha = await t.user({ username: 'Asha Rao', ...more.user });
  const ravi = await t.handyman({ name: 'Ravi Kale', ...more.handyman });
  await alwaysAtWork(t.database);
  const start = startIn(more.hours ?? 30);
  const form = { ...laterForm(asha, ravi, start), address };
  const { notification_id: id } = await asha.send(createNotification, form);
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  await t.runJobs();
  const fileOf = async (who: typeof asha) =>
    (await who.raw('GET', `/api/bookings/${id}/calendar.ics`, {})).body;
  return { asha, ravi, start, id, fileOf, at: { params: { id } } };
};

const filesTo = (email: string) =>
  t.mails.flatMap(({ to, invite }) => (to.address === email && invite ? [invite.file] : []));

describe('§27 the visit in a calendar', () => {
  test('comes with the yes, in the words of the customer’s language', async () => {
    const { asha, start, id } = await agreed();
    const mail = t.mails.at(-1);
    expect(mail?.invite?.method).toBe('REQUEST');
    const { number } = await asha.send(getBooking, {}, { params: { id } });
    expect(readInvite(mail)).toMatchObject({
      method: 'REQUEST',
      uid: `${id}@localhands`,
      sequence: 0,
      start,
      end: start + 60 * minute,
      summary: 'Plumber: Ravi Kale',
      location: address,
      status: 'CONFIRMED',
      attendees: [`mailto:${asha.email}`],
    });
    const { description = '' } = readInvite(mail) ?? {};
    expect(description).toMatch(/ at \d+:\d0 [ap]m \(India time, IST\)\n/);
    expect(description).toContain(`Booking: ${number}\nhttp://localhost:3000/user/bookings/${id}`);
    expect(mail?.invite?.file).not.toContain(t.lastCode());
    const [{ phone } = { phone: '' }] = await t.database.query<{ phone: string }>(
      'select phone from handymen',
    );
    expect(mail?.invite?.file).not.toContain(phone);
  });

  test('is in Hindi for who reads Hindi, and no line is too long', async () => {
    await agreed({ user: { language: 'hi' } });
    const { invite } = t.mails.at(-1) ?? {};
    expect(readInvite({ invite })?.summary).toBe('प्लंबर: Ravi Kale');
    const lines = (invite?.file ?? '').split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lines)).toBeLessThanOrEqual(75);
  });

  test('moved and cancelled it stays one entry: the same UID, a rising SEQUENCE', async () => {
    const { asha, ravi, start, fileOf, at: one, id } = await agreed();
    const before = await fileOf(ravi);
    await t.database.query(
      `update bookings set starts_at = starts_at + interval '1 hour',
         planned = tstzrange(lower(planned) + interval '1 hour', upper(planned) + interval '1 hour')`,
    );
    const moved = await fileOf(ravi);
    expect(importAll([before, moved, before])).toMatchObject([
      { uid: `${id}@localhands`, sequence: 1, start: start + 60 * minute },
    ]);
    await asha.send(cancelBooking, {}, one);
    await t.runJobs();
    for (const [email, files] of [
      [asha.email, filesTo(asha.email)],
      [ravi.email, [before, moved, ...filesTo(ravi.email)]],
    ] as const) {
      const newest = readCalendar(files.at(-1) ?? '')[0];
      expect(newest, email).toMatchObject({ method: 'CANCEL', sequence: 2, status: 'CANCELLED' });
      expect(importAll(files), email).toEqual([]);
    }
    expect(await asha.try(getVisitFile, {}, one)).toMatchObject({
      status: 409,
      body: { code: 'no_visit' },
    });
  });

  test('leaves the calendar of the customer when the professional, or LocalHands, ends it', async () => {
    const { asha, ravi, at: one } = await agreed();
    await ravi.send(cancelBooking, {}, one);
    await t.runJobs();
    expect(t.mails.at(-1)?.invite?.method).toBe('CANCEL');
    expect(importAll(filesTo(asha.email))).toEqual([]);
    t.mails.length = 0;
    const next = await agreed();
    const meera = await addOperatorTo(t);
    await meera.send(cancelAnyBooking, { reason: 'Both have asked for it.' }, next.at);
    await t.runJobs();
    expect(t.mails.map(({ invite }) => invite?.method)).toEqual(['REQUEST', 'CANCEL', 'CANCEL']);
  });

  test('leaves the professional’s when nobody came', async () => {
    const { asha, ravi, start, at: one } = await agreed({ hours: 4 });
    await t.passMinutes(Math.ceil((start - Date.now()) / minute) + 31);
    await asha.send(nobodyCame, {}, one);
    await t.runJobs();
    const told = t.mails.filter(({ to }) => to.address === ravi.email);
    expect(readInvite(told.at(-1))).toMatchObject({ method: 'CANCEL', sequence: 1 });
  });

  test('tells the professional nothing that they may not see yet', async () => {
    const { ravi, fileOf, start } = await agreed();
    const file = await fileOf(ravi);
    const [visit] = readCalendar(file);
    expect(visit).toMatchObject({
      method: 'PUBLISH',
      summary: 'Plumber visit: Asha Rao',
      location: null,
      start,
      attendees: [],
    });
    expect(visit?.description).toContain('The exact address is on the page of the job');
    expect(file).not.toContain('Rose Villa');
    await t.database.query('update bookings set door_shown_at = now()');
    expect(readCalendar(await fileOf(ravi))[0]?.location).toBe(address);
  });

  test('is not there before the yes, nor for now', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await alwaysAtWork(t.database);
    for (const form of [
      laterForm(asha, ravi, startIn(30)),
      { ...pune, user_id: asha.id, handyman_id: ravi.id },
    ]) {
      const { notification_id: id } = await asha.send(createNotification, form);
      const { status } = await asha.try(getVisitFile, {}, { params: { id } });
      expect(status).toBe(409);
      await asha.send(cancelBooking, {}, { params: { id } });
      await t.passMinutes(2);
    }
    await t.runJobs();
    expect(t.mails.filter(({ invite }) => invite)).toEqual([]);
  });

  test('is a file to keep', async () => {
    const { asha, id } = await agreed();
    const { headers } = await asha.raw('GET', `/api/bookings/${id}/calendar.ics`, {});
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="localhands-\d+\.ics"$/);
    expect(headers['cache-control']).toBe('no-store');
  });
});
