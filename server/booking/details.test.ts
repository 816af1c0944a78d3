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
  workDoneCheck,
} from '#contract/booking.ts';
import { useApp } from '../testing/app.ts';
import { establishedHandyman } from '../testing/established.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const given = { address: 'Flat 12, Sai Heights, behind the temple', note: 'The kitchen tap drips' };

const meet = async () => ({ asha: await t.user(), ravi: await t.handyman() });

const tryAsking = (asha: Person, ravi: Person, details: object = given) =>
  asha.try(createNotification, {
    ...pune,
    user_id: asha.id,
    handyman_id: ravi.id,
    ...details,
  });

const ask = async (asha: Person, ravi: Person, details: object = given): Promise<string> => {
  const { status, body } = await tryAsking(asha, ravi, details);
  expect(status).toBe(200);
  return String(body['notification_id']);
};

/** What this reader gets from each call that shows a booking. */
const seenBy = async (reader: Person, ravi: Person, id: string, as: 'user' | 'handyman') => {
  const [listed] = await reader.send(listBookings, undefined, { query: { as } });
  const [wired] = await reader.send(getNotification, { handyman_id: ravi.id });
  const read = await reader.send(getBooking, undefined, { params: { id } });
  return [listed, wired, read].map((one) => ({ address: one?.address, note: one?.note }));
};

const times = <T>(seen: T): T[] => [seen, seen, seen];
const nothing = { address: undefined, note: undefined };

describe('§17 the address and the note of a booking', () => {
  test('go to the handyman step by step, and to the customer always', async () => {
    const [asha, ravi] = [await t.user(), await establishedHandyman(t)];
    const id = await ask(asha, ravi);
    const noteOnly = { address: undefined, note: given.note };
    expect(await seenBy(ravi, ravi, id, 'handyman')).toEqual(times(noteOnly));
    expect(await seenBy(asha, ravi, id, 'user')).toEqual(times(given));

    const accepted = await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect(accepted).toMatchObject(given);
    expect(await seenBy(ravi, ravi, id, 'handyman')).toEqual(times(given));

    await ravi.send(jobStartOtp, { otp: t.lastCode(), email: asha.email });
    expect(await seenBy(ravi, ravi, id, 'handyman')).toEqual(times(given));

    await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
    expect(await seenBy(ravi, ravi, id, 'handyman')).toEqual(times(noteOnly));
    expect(await seenBy(asha, ravi, id, 'user')).toEqual(times(given));
  });

  test('are both gone for a handyman who said no, and for one whose job was called off', async () => {
    const { asha, ravi } = await meet();
    const refused = await ask(asha, ravi);
    const declined = await ravi.send(rejectNotification, { handyman_id: ravi.id });
    expect(declined).not.toHaveProperty('note');
    expect(await seenBy(ravi, ravi, refused, 'handyman')).toEqual(times(nothing));

    const mohan = await t.handyman();
    const id = await ask(asha, mohan);
    await mohan.send(acceptNotification, { handyman_id: mohan.id });
    await asha.send(cancelBooking, undefined, { params: { id } });
    expect(await seenBy(mohan, mohan, id, 'handyman')).toEqual(times(nothing));
    expect(await seenBy(asha, mohan, id, 'user')).toEqual(times(given));
  });

  test('may both be missing: then nothing is kept and nothing is said', async () => {
    const { asha, ravi } = await meet();
    const id = await ask(asha, ravi, {});
    expect(await t.database.query('select 1 from visit_details')).toEqual([]);
    expect(await seenBy(asha, ravi, id, 'user')).toEqual(times(nothing));
  });

  test('are kept as one line each, and blank ones not at all', async () => {
    const { asha, ravi } = await meet();
    const id = await ask(asha, ravi, {
      address: '  ',
      note: ' Ring twice.\r\n\tCall 98123 45678 ',
    });
    expect(await seenBy(asha, ravi, id, 'user')).toEqual(
      times({ address: undefined, note: 'Ring twice. Call 98123 45678' }),
    );
  });

  test.each([
    ['address', 'x'.repeat(161), /at most 160 characters/],
    ['note', 'x'.repeat(301), /at most 300 characters/],
    ['address', 'Flat 12\u202E', /cannot be seen/],
    ['note', 'tap\u0007', /cannot be seen/],
    ['note', 'tap\0', /cannot be kept/],
    ['address', 7, /must be text/],
  ])('a bad %s is refused with a sentence', async (field, value, sentence) => {
    const { asha, ravi } = await meet();
    const { status, body } = await tryAsking(asha, ravi, { [field]: value });
    expect(status).toBe(400);
    expect(body.fields?.[field]).toMatch(sentence);
    expect(await t.database.query('select 1 from bookings')).toEqual([]);
  });

  test('the mail of the yes has the address, for the customer, as text', async () => {
    const { asha, ravi } = await meet();
    await ask(asha, ravi, { address: 'Flat <b>12</b>, Sai Heights', note: 'tap' });
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await t.runJobs();
    const [mail, ...others] = t.mails.filter(({ text }) => text.includes('Sai Heights'));
    expect(mail?.to.address).toBe(asha.email);
    expect(mail?.text).toContain('Address: Flat <b>12</b>, Sai Heights');
    expect(mail?.html).toContain('Flat &lt;b&gt;12&lt;/b&gt;, Sai Heights');
    expect(others).toEqual([]);
  });
});
