import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  getNotification,
  listBookings,
} from '#contract/booking.ts';
import {
  acceptTime,
  declineTime,
  listFreeStarts,
  proposeTime,
  withdrawTime,
} from '#contract/proposal.ts';
import { setOut } from '#contract/tracking.ts';
import { remind } from '../booking/reminder-actions.ts';
import { useApp } from '../testing/app.ts';
import { agreedVisit, at, laterForm, minute } from '../testing/later.ts';
import { expire } from './actions.ts';

const t = useApp();

const hour = 60 * minute;

const moving = async (hours = 30) => {
  const visit = await agreedVisit(t, hours);
  return { ...visit, next: visit.start + 4 * hour };
};

const told = () => t.mails.map(({ to, subject }) => [to.address, subject]);

describe('§27 another time', () => {
  test('is proposed by one side, seen by both, and mailed to the other; the agreed time holds', async () => {
    const { asha, ravi, start, next, at: one } = await moving();
    const { proposal } = await asha.send(proposeTime, at(next), one);
    const shown = { ...at(start), proposal: { by: 'user', ...at(next) } };
    expect(Date.parse(proposal?.answerBy ?? '')).toBeLessThanOrEqual(Date.now() + 12 * hour);
    expect(await asha.send(getBooking, {}, one)).toMatchObject(shown);
    expect(await ravi.send(getNotification, { handyman_id: ravi.id })).toMatchObject([shown]);
    expect(await asha.send(listBookings)).toMatchObject([shown]);
    await t.runJobs();
    expect(told().slice(1)).toEqual([
      [ravi.email, 'Another time for your plumber visit: yes or no?'],
    ]);
    expect(t.mails.at(-1)?.text).toMatch(/Answer by: \w+day/);
  });

  test('with the yes is the time of the visit, for both, and who moved it is written down', async () => {
    const { asha, ravi, start, next, at: one } = await moving();
    await ravi.send(proposeTime, at(next), one);
    expect(await asha.send(acceptTime, at(next), one)).toMatchObject({
      ...at(next),
      proposal: null,
    });
    const { timeline, ...seen } = await ravi.send(getBooking, {}, one);
    expect(seen).toMatchObject({ state: 'accepted', ...at(next) });
    expect(seen).not.toHaveProperty('proposal');
    expect(timeline.at(-1)).toMatchObject({
      move: 'reschedule',
      by: 'handyman',
      startsFrom: new Date(start).toISOString(),
      startsTo: new Date(next).toISOString(),
    });
    await t.runJobs();
    const moved = told().filter(([, subject]) => subject === 'Your plumber visit is moved');
    expect(moved.map(([address]) => address)).toEqual([asha.email, ravi.email]);
    expect(t.mails.at(-1)?.invite?.file).toContain('SEQUENCE:1');
    // The time before is free for others, the new one is not.
    const neha = await t.user();
    const asked = (when: number) => neha.try(createNotification, laterForm(neha, ravi, when));
    expect((await asked(next)).body.code).toBe('slot_taken');
    expect((await asked(start)).status).toBe(200);
  });

  test('that is declined or taken back leaves the agreed one, and another can be proposed', async () => {
    const { asha, ravi, start, next, at: one } = await moving();
    await asha.send(proposeTime, at(next), one);
    expect(await ravi.send(declineTime, {}, one)).toMatchObject({ ...at(start), proposal: null });
    await t.runJobs();
    expect(told().at(-1)).toEqual([asha.email, 'Your plumber visit stays at its time']);
    await asha.send(proposeTime, at(next + hour), one);
    await asha.send(withdrawTime, {}, one);
    await ravi.send(proposeTime, at(next), one);
    expect((await asha.send(getBooking, {}, one)).startsAt).toBe(new Date(start).toISOString());
  });

  test('is one at once; the same press again is the same one', async () => {
    const { asha, ravi, next, at: one } = await moving();
    await asha.send(proposeTime, at(next), one);
    await asha.send(proposeTime, at(next), one);
    for (const who of [asha, ravi]) {
      const { status, body } = await who.try(proposeTime, at(next + hour), one);
      expect([status, body.code]).toEqual([409, 'already_proposed']);
    }
    const [row] = await t.database.query('select count(*)::int as count from proposals');
    expect(row).toEqual({ count: 1 });
  });

  test('is the other side’s to answer and its author’s to take back, and nobody else’s', async () => {
    const { asha, ravi, next, at: one } = await moving();
    const [neha, kiran] = [await t.user(), await t.handyman()];
    await asha.send(proposeTime, at(next), one);
    expect((await asha.try(acceptTime, at(next), one)).body.code).toBe('no_proposal');
    expect((await asha.try(declineTime, {}, one)).body.code).toBe('no_proposal');
    expect((await ravi.try(withdrawTime, {}, one)).body.code).toBe('no_proposal');
    for (const who of [neha, kiran]) {
      for (const answer of [
        await who.try(proposeTime, at(next), one),
        await who.try(acceptTime, at(next), one),
        await who.try(declineTime, {}, one),
        await who.try(withdrawTime, {}, one),
        await who.try(listFreeStarts, {}, one),
      ]) {
        expect(answer.status).toBe(403);
      }
    }
    await ravi.send(acceptTime, at(next), one);
  });

  test('is agreed to as it was shown, or not at all', async () => {
    const { asha, ravi, next, at: one } = await moving();
    await asha.send(proposeTime, at(next), one);
    await asha.send(withdrawTime, {}, one);
    await asha.send(proposeTime, at(next + hour), one);
    expect((await ravi.try(acceptTime, at(next), one)).body.code).toBe('no_proposal');
    await ravi.send(acceptTime, at(next + hour), one);
    expect((await ravi.try(acceptTime, at(next + hour), one)).body.code).toBe('no_proposal');
  });

  test('waits for twelve hours; then it is gone at once, and a job tells its author', async () => {
    const { asha, ravi, next, at: one } = await moving();
    await asha.send(proposeTime, at(next), one);
    await t.passMinutes(12 * 60);
    expect(await ravi.send(getBooking, {}, one)).not.toHaveProperty('proposal');
    expect((await ravi.try(acceptTime, at(next - 12 * hour), one)).body.code).toBe('no_proposal');
    expect(await expire(t.deps)).toBe(1);
    expect(await expire(t.deps)).toBe(0);
    await t.runJobs();
    expect(told().at(-1)).toEqual([asha.email, 'No answer: your plumber visit stays at its time']);
  });

  test('past its time makes room for another, even before the job has run', async () => {
    const { asha, ravi, next, at: one } = await moving();
    await asha.send(proposeTime, at(next), one);
    await t.passMinutes(12 * 60);
    await ravi.send(proposeTime, at(next), one);
  });

  test('waits until the earlier of the two times at most', async () => {
    const near = await moving(4);
    const { proposal } = await near.asha.send(proposeTime, at(near.start - hour), near.at);
    expect(proposal?.answerBy).toBe(new Date(near.start - hour).toISOString());
  });

  test('goes with a visit that is cancelled, or set out for', async () => {
    const one = await moving();
    await one.asha.send(proposeTime, at(one.next), one.at);
    await one.ravi.send(cancelBooking, {}, one.at);
    expect((await one.ravi.try(acceptTime, at(one.next), one.at)).body.code).toBe('too_late');
    const two = await moving(2);
    await two.ravi.send(proposeTime, at(two.next), two.at);
    await t.passMinutes(Math.ceil((two.start - Date.now()) / minute) - 30);
    await two.ravi.send(setOut, {}, two.at);
    expect((await two.asha.try(declineTime, {}, two.at)).body.code).toBe('no_proposal');
    const states = await t.database.query('select state from proposals');
    expect(states).toEqual([{ state: 'ended' }, { state: 'ended' }]);
  });

  test('is refused where it cannot be: not free, off the grid, the same time, for now, not agreed', async () => {
    const { asha, ravi, start, next, at: one } = await moving();
    const refused = async (when: number) => {
      const { status, body } = await asha.try(proposeTime, at(when), one);
      return [status, body.code];
    };
    expect(await refused(start)).toEqual([400, 'bad_input']);
    expect(await refused(next + 7 * minute)).toEqual([400, 'bad_input']);
    expect(await refused(Math.ceil(Date.now() / hour) * hour)).toEqual([400, 'bad_input']);
    await t.database.query(
      `insert into time_off (handyman_id, starts_at, ends_at) values ($1, $2, $3)`,
      [ravi.id, new Date(next), new Date(next + hour)],
    );
    expect(await refused(next)).toEqual([409, 'time_taken']);
    // Overlapping only with itself it is free.
    expect((await asha.try(proposeTime, at(start + hour), one)).status).toBe(200);
    const neha = await t.user();
    const { notification_id: id } = await neha.send(
      createNotification,
      laterForm(neha, ravi, next + 8 * hour),
    );
    const asked = await neha.try(proposeTime, at(next + 12 * hour), { params: { id } });
    expect(asked.body.code).toBe('not_agreed');
  });

  test('is refused once the agreed time has come', async () => {
    const { asha, start, next, at: one } = await moving(3);
    await t.passMinutes(Math.ceil((start - Date.now()) / minute));
    expect((await asha.try(proposeTime, at(next), one)).body.code).toBe('begun');
    expect((await asha.try(listFreeStarts, {}, one)).body.code).toBe('begun');
  });

  test('is not a customer’s to propose further away than the professional goes by now', async () => {
    const { asha, ravi, next, at: one } = await moving();
    await t.database.query('update handymen set radius_km = 1, lat = lat + 0.1');
    expect((await asha.try(proposeTime, at(next), one)).body.code).toBe('too_far');
    expect((await asha.send(listFreeStarts, {}, one)).earliest).toBeNull();
    await ravi.send(proposeTime, at(next), one);
  });

  test('that was taken meanwhile is refused in words, and stays to be answered', async () => {
    const { asha, ravi, start, next, at: one } = await moving();
    await ravi.send(proposeTime, at(next), one);
    const neha = await t.user();
    await neha.send(createNotification, laterForm(neha, ravi, next));
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const { status, body } = await asha.try(acceptTime, at(next), one);
    expect([status, body.code]).toEqual([409, 'time_taken']);
    expect(await asha.send(declineTime, {}, one)).toMatchObject(at(start));
  });

  test('is proposed six times at most', async () => {
    const { asha, next, at: one } = await moving();
    for (let n = 0; n < 6; n += 1) {
      await asha.send(proposeTime, at(next + n * hour), one);
      await asha.send(withdrawTime, {}, one);
    }
    expect((await asha.try(proposeTime, at(next), one)).body.code).toBe('too_many_proposals');
  });
});

describe('§27 the starts to choose from', () => {
  test('are when the professional is free, the visit itself out of the way, and nothing else', async () => {
    const { asha, ravi, start, at: one } = await moving();
    const neha = await t.user();
    await neha.send(createNotification, laterForm(neha, ravi, start + 6 * hour));
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    for (const who of [asha, ravi]) {
      const { days } = await who.send(listFreeStarts, {}, one);
      const starts = days.flatMap(({ starts: all }) => all);
      const has = (when: number) => starts.some((s) => Date.parse(s.at) === when);
      expect([has(start), has(start + hour), has(start + 6 * hour)]).toEqual([false, true, false]);
      expect(Object.keys(starts[0] ?? {})).toEqual(['at']);
    }
  });
});

describe('§27 reminders of a visit that was moved', () => {
  test('are of its new time, and none is sent for the old one', async () => {
    const { asha, ravi, start, next, at: one } = await moving(30);
    await asha.send(proposeTime, at(next), one);
    await ravi.send(acceptTime, at(next), one);
    const hoursBefore = (when: number) => Math.ceil((when - Date.now()) / minute);
    const toStart = hoursBefore(start);
    await t.passMinutes(toStart - 23 * 60);
    expect(await remind(t.deps)).toBe(0);
    await t.passMinutes(4 * 60);
    expect(await remind(t.deps)).toBe(1);
    expect(await remind(t.deps)).toBe(0);
  });

  test('are only those that are still ahead when it is moved to today', async () => {
    const { asha, ravi, start, at: one } = await moving(60);
    const soon = start - 50 * hour;
    await asha.send(proposeTime, at(soon), one);
    await ravi.send(acceptTime, at(soon), one);
    expect(await remind(t.deps)).toBe(0);
    await t.passMinutes(Math.ceil((soon - Date.now()) / minute) - 100);
    expect(await remind(t.deps)).toBe(1);
  });
});
