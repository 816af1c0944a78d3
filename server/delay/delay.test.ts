import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getBooking,
  getNotification,
} from '#contract/booking.ts';
import { handOver, sayLate, waitForLate } from '#contract/delay.ts';
import { getDispatch } from '#contract/dispatch.ts';
import { config } from '#contract/payment.ts';
import { acceptTime, listFreeStarts, proposeTime } from '#contract/proposal.ts';
import { nobodyCame, setOut } from '#contract/tracking.ts';
import { remind } from '../booking/reminder-actions.ts';
import { useApp } from '../testing/app.ts';
import { laterForm, minute, soon, startIn } from '../testing/later.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const iso = (time: number) => new Date(time).toISOString();

const told = () => t.mails.map(({ to, subject }) => [to.address, subject]);

describe('§27 a professional says that they will be late', () => {
  test('by how much, and the customer reads it on the booking and by mail', async () => {
    const { asha, ravi, start, at: one } = await soon(t);
    const { delay } = await ravi.send(sayLate, { minutes: 30 }, one);
    const expected = { by: 'handyman', expectedAt: iso(start + 30 * minute), waits: false };
    expect(delay).toEqual(expected);
    const seen = await asha.send(getBooking, {}, one);
    expect(seen.delay).toEqual(expected);
    expect(seen.startsAt).toBe(iso(start));
    expect(seen.timeline.at(-1)).toMatchObject({
      move: 'late',
      by: 'handyman',
      startsFrom: iso(start),
      startsTo: iso(start + 30 * minute),
    });
    await t.runJobs();
    expect(told()).toContainEqual([asha.email, 'Your plumber will be late']);
    expect(t.mails.at(-1)?.text).toMatch(/Expected: \w+day.*\n.*Agreed: \w+day/);
  });

  test('the same press again tells nobody anything', async () => {
    const { ravi, at: one } = await soon(t);
    await ravi.send(sayLate, { minutes: 30 }, one);
    await ravi.send(sayLate, { minutes: 30 }, one);
    await t.runJobs();
    expect(told().filter(([, subject]) => subject === 'Your plumber will be late')).toHaveLength(1);
  });

  test('not earlier than two hours before, not of a time that has passed, not seven times', async () => {
    const far = await soon(t, 130);
    expect((await far.ravi.try(sayLate, { minutes: 30 }, far.at)).body.code).toBe('too_early');
    await t.passMinutes(150);
    expect((await far.ravi.try(sayLate, { minutes: 15 }, far.at)).body.code).toBe('past');
    for (const minutes of [30, 45, 60, 90, 120, 60] as const) {
      await far.ravi.send(sayLate, { minutes }, far.at);
    }
    expect((await far.ravi.try(sayLate, { minutes: 90 }, far.at)).body.code).toBe(
      'too_many_delays',
    );
  });

  test('by one of the steps that there are', async () => {
    const { ravi, at: one } = await soon(t);
    const { status, body } = await ravi.try(sayLate, { minutes: 20 as never }, one);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['minutes']]);
  });

  test('not once they have set out, and what was said shows no more then', async () => {
    const { asha, ravi, at: one } = await soon(t, 40);
    await ravi.send(sayLate, { minutes: 30 }, one);
    await ravi.send(setOut, {}, one);
    expect((await ravi.try(sayLate, { minutes: 45 }, one)).status).toBe(409);
    expect(await asha.send(getBooking, {}, one)).not.toHaveProperty('delay');
  });

  test('the reminder two hours before is sent all the same', async () => {
    const { ravi, at: one } = await soon(t, 118);
    await ravi.send(sayLate, { minutes: 30 }, one);
    expect(await remind(t.deps)).toBe(1);
  });
});

describe('§27 the customer of a late visit', () => {
  test('waits, and "nobody came" counts from then on', async () => {
    const { asha, ravi, start, at: one } = await soon(t, 10);
    await ravi.send(sayLate, { minutes: 60 }, one);
    const expectedAt = iso(start + 60 * minute);
    const { delay } = await asha.send(waitForLate, { expectedAt }, one);
    expect(delay.waits).toBe(true);
    expect((await ravi.send(getNotification, { handyman_id: ravi.id }))[0]?.delay?.waits).toBe(
      true,
    );
    await t.passMinutes(45);
    expect((await asha.try(nobodyCame, {}, one)).body).toMatchObject({ code: 'too_early' });
    await t.passMinutes(60);
    await asha.send(nobodyCame, {}, one);
  });

  test('who has not said so need not wait longer than half an hour after the agreed time', async () => {
    const { asha, ravi, at: one } = await soon(t, 10);
    await ravi.send(sayLate, { minutes: 60 }, one);
    await t.passMinutes(45);
    await asha.send(nobodyCame, {}, one);
  });

  test('answers what they were shown: a later word asks them again', async () => {
    const { asha, ravi, start, at: one } = await soon(t);
    await ravi.send(sayLate, { minutes: 30 }, one);
    const shown = { expectedAt: iso(start + 30 * minute) };
    await asha.send(waitForLate, shown, one);
    await ravi.send(sayLate, { minutes: 60 }, one);
    expect((await asha.send(getBooking, {}, one)).delay?.waits).toBe(false);
    expect((await asha.try(waitForLate, shown, one)).body.code).toBe('no_delay');
    expect((await asha.try(handOver, shown, one)).body.code).toBe('no_delay');
  });

  test('may move the visit even after the agreed time, until they are expected', async () => {
    const { asha, ravi, start, at: one } = await soon(t, 10);
    await t.passMinutes(20);
    const first = async () => {
      const { days } = await asha.send(listFreeStarts, {}, one);
      return days.flatMap(({ starts }) => starts)[0]?.at ?? '';
    };
    expect((await asha.try(listFreeStarts, {}, one)).body.code).toBe('begun');
    await ravi.send(sayLate, { minutes: 60 }, one);
    const next = await first();
    const { proposal } = await asha.send(proposeTime, { startsAt: next }, one);
    expect(Date.parse(proposal?.answerBy ?? '')).toBeLessThanOrEqual(start + 60 * minute);
    await ravi.send(acceptTime, { startsAt: next }, one);
    const moved = await asha.send(getBooking, {}, one);
    expect(moved.startsAt).toBe(next);
    expect(moved).not.toHaveProperty('delay');
  });
});

describe('§27 a late visit that is given to others', () => {
  const late = async () => {
    const visit = await soon(t, 60);
    const other = await t.handyman({ name: 'Sunil', lat: pune.lat + 0.01 });
    await visit.ravi.send(sayLate, { minutes: 60 }, visit.at);
    return { ...visit, other, shown: { expectedAt: iso(visit.start + 60 * minute) } };
  };

  test('ends free of charge, and the nearest others are asked now for the same price', async () => {
    const { asha, ravi, other, at: one, shown } = await late();
    const before = await asha.send(getBooking, {}, one);
    const { dispatch_id: id } = await asha.send(handOver, shown, one);
    const ended = await asha.send(getBooking, {}, one);
    expect(ended).toMatchObject({ state: 'cancelled', endedBy: 'user', reason: 'running_late' });
    const asking = await asha.send(getDispatch, undefined, { params: { id } });
    expect(asking).toMatchObject({ state: 'asking', startsAt: null, price: before.price });
    // Not the one who is late, though they are online and the nearest.
    expect(asking.people.map(({ handyman_id }) => handyman_id)).toEqual([other.id]);
    await other.send(acceptNotification, { handyman_id: other.id });
    await t.runJobs();
    expect(told()).toContainEqual([ravi.email, 'Your plumber visit went to somebody else']);
    const off = t.mails.filter(({ invite }) => invite?.file.includes('METHOD:CANCEL'));
    expect(off.map(({ to }) => to.address).toSorted()).toEqual([asha.email, ravi.email].toSorted());
  });

  test('at the price that was agreed, whatever the catalogue says by now', async () => {
    const { asha, at: one, shown } = await late();
    const { price } = await asha.send(getBooking, {}, one);
    await t.database.query('update services set service_charge = service_charge + 70');
    await t.deps.catalogue.refresh();
    const { dispatch_id: id } = await asha.send(handOver, shown, one);
    expect((await asha.send(getDispatch, undefined, { params: { id } })).price).toEqual(price);
  });

  test('what was paid for it is refunded', async () => {
    const { asha, at: one, id, shown } = await late();
    await asha.send(config, { token: { id: 'tok_visa' }, booking_id: id });
    await asha.send(handOver, shown, one);
    await t.runJobs();
    expect(await asha.send(getBooking, {}, one)).toMatchObject({ paymentState: 'refunded' });
  });

  test('stays with the professional while nobody else is free', async () => {
    const { asha, other, at: one, shown } = await late();
    await t.database.query('update handymen set online = false where id = $1', [other.id]);
    expect((await asha.try(handOver, shown, one)).body.code).toBe('nobody_free');
    expect((await asha.send(getBooking, {}, one)).state).toBe('accepted');
  });

  test('does not count against either of the two', async () => {
    const { asha, ravi, at: one, shown } = await late();
    await asha.send(handOver, shown, one);
    const again = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    expect((await asha.try(createNotification, again)).body.code).toBe('asking_around');
    const [row] = await t.database.query<{ paused_at: Date | null }>(
      'select paused_at from handymen where id = $1',
      [ravi.id],
    );
    expect(row?.paused_at).toBeNull();
  });

  test('is not possible without a delay, after setting out, and twice', async () => {
    const { asha, ravi, start, at: one } = await soon(t, 50);
    await t.handyman({ name: 'Sunil' });
    const shown = { expectedAt: iso(start + 30 * minute) };
    expect((await asha.try(handOver, shown, one)).body.code).toBe('no_delay');
    await ravi.send(sayLate, { minutes: 30 }, one);
    await asha.send(handOver, shown, one);
    expect((await asha.try(handOver, shown, one)).status).toBe(409);
  });
});

test('§27 only the two of a visit say anything of its delay', async () => {
  const { asha, ravi, start, at: one } = await soon(t);
  const [neha, sunil] = [await t.user(), await t.handyman({ name: 'Sunil' })];
  expect((await sunil.try(sayLate, { minutes: 30 }, one)).status).toBe(403);
  await ravi.send(sayLate, { minutes: 30 }, one);
  const shown = { expectedAt: iso(start + 30 * minute) };
  expect((await neha.try(waitForLate, shown, one)).status).toBe(403);
  expect((await neha.try(handOver, shown, one)).status).toBe(403);
  expect((await ravi.try(handOver, shown, one)).status).toBe(403);
  const now = await asha.send(createNotification, laterForm(asha, ravi, startIn(26)));
  const asked = { params: { id: now.notification_id } };
  expect((await ravi.try(sayLate, { minutes: 30 }, asked)).body.code).toBe('not_agreed');
});
