import { beforeEach, describe, expect, test } from 'vitest';
import { acceptNotification, cancelBooking, createNotification } from '#contract/booking.ts';
import { addTimeOff } from '#contract/hours.ts';
import { acceptTime, declineTime, proposeTime, withdrawTime } from '#contract/proposal.ts';
import { setOut } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import { alwaysAtWork, at, laterForm, minute, overlaps, startIn } from '../testing/later.ts';
import type { Person } from '../testing/people.ts';
import { rounds } from '../testing/rounds.ts';

const t = useApp();

const upwards = (a: number, b: number) => a - b;
const hour = 60 * minute;

let asha: Person;
let neha: Person;
let ravi: Person;
beforeEach(async () => {
  [asha, neha, ravi] = [await t.user(), await t.user(), await t.handyman()];
  await alwaysAtWork(t.database);
});

const agreed = async (customer: Person, start: number) => {
  const { notification_id: id } = await customer.send(
    createNotification,
    laterForm(customer, ravi, start),
  );
  await ravi.send(acceptNotification, { handyman_id: ravi.id, notification_id: id });
  return { params: { id } };
};

/** Whatever there was has ended, two days ago: the same people can begin again. */
const forget = async () => {
  await t.database.query(
    `update bookings set state = 'cancelled', done_at = null, ended_by = 'time',
       ended_at = now() - interval '2 days', created_at = created_at - interval '2 days'`,
  );
  await t.database.query('delete from limits');
  await t.database.query('delete from time_off');
};

type Answer = Promise<{ readonly status: number; readonly body: { readonly code?: unknown } }>;

const winners = async (...tries: readonly Answer[]) => {
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status).toSorted(upwards)).toEqual([
    200,
    ...answers.slice(1).map(() => 409),
  ]);
  expect(await overlaps(t.database)).toBe(0);
  return answers;
};

describe('§27 at the same moment', { timeout: 120_000 }, () => {
  test('two visits are moved to one time: one of them is', async () => {
    for (let round = 0; round < rounds(10, 40); round += 1) {
      const start = startIn(30);
      const [one, two] = [await agreed(asha, start), await agreed(neha, start + 3 * hour)];
      const time = start + 6 * hour;
      await asha.send(proposeTime, at(time), one);
      await neha.send(proposeTime, at(time + hour), two);
      const answers = await winners(
        ravi.try(acceptTime, at(time), one),
        ravi.try(acceptTime, at(time + hour), two),
      );
      expect(answers.map(({ body }) => body.code)).toContain('time_taken');
      await forget();
    }
  });

  test('a visit is moved to the time of another yes: one of them has it', async () => {
    for (let round = 0; round < rounds(10, 40); round += 1) {
      const start = startIn(30);
      const one = await agreed(asha, start);
      const time = start + 6 * hour;
      await ravi.send(proposeTime, at(time), one);
      const { notification_id } = await neha.send(createNotification, laterForm(neha, ravi, time));
      await winners(
        asha.try(acceptTime, at(time), one),
        ravi.try(acceptNotification, { handyman_id: ravi.id, notification_id }),
      );
      await forget();
    }
  });

  test('a visit is moved and cancelled: cancelled, and moved before that or not at all', async () => {
    for (let round = 0; round < rounds(10, 40); round += 1) {
      const start = startIn(30);
      const one = await agreed(asha, start);
      const time = start + 6 * hour;
      await ravi.send(proposeTime, at(time), one);
      const [yes, off] = await Promise.all([
        asha.try(acceptTime, at(time), one),
        ravi.try(cancelBooking, {}, one),
      ]);
      expect([off.status, [200, 409].includes(yes.status)]).toEqual([200, true]);
      const [row] = await t.database.query(
        `select b.state, q.state as proposal,
           (select count(*)::int from booking_events e where e.booking_id = b.id and e.move = 'reschedule') as moves
         from bookings b join proposals q on q.booking_id = b.id where b.id = $1`,
        [one.params.id],
      );
      expect(row).toEqual(
        yes.status === 200
          ? { state: 'cancelled', proposal: 'accepted', moves: 1 }
          : { state: 'cancelled', proposal: 'ended', moves: 0 },
      );
      await forget();
      // Three of these a day are as many as a professional may cancel.
      await t.database.query(`update bookings set ended_by = 'user' where ended_by = 'handyman'`);
    }
  });

  test('the time is agreed to and taken off: one of the two', async () => {
    for (let round = 0; round < rounds(10, 40); round += 1) {
      const start = startIn(30);
      const one = await agreed(asha, start);
      const time = start + 6 * hour;
      await ravi.send(proposeTime, at(time), one);
      const off = { startsAt: at(time).startsAt, endsAt: at(time + hour).startsAt };
      await winners(asha.try(acceptTime, at(time), one), ravi.try(addTimeOff, off));
      await forget();
    }
  });

  test('accepted, declined and taken back, in several tabs: one of them', async () => {
    for (let round = 0; round < rounds(10, 40); round += 1) {
      const start = startIn(30);
      const one = await agreed(asha, start);
      const time = start + 6 * hour;
      await ravi.send(proposeTime, at(time), one);
      await winners(
        asha.try(acceptTime, at(time), one),
        asha.try(acceptTime, at(time), one),
        asha.try(declineTime, {}, one),
        ravi.try(withdrawTime, {}, one),
      );
      await forget();
    }
  });

  test('both sides propose: one proposal is open', async () => {
    for (let round = 0; round < rounds(10, 40); round += 1) {
      const start = startIn(30);
      const one = await agreed(asha, start);
      await winners(
        asha.try(proposeTime, at(start + 6 * hour), one),
        ravi.try(proposeTime, at(start + 8 * hour), one),
      );
      await forget();
    }
  });

  test('a visit is moved and set out for: not both', async () => {
    // Each round takes nearly two hours of the day that a session lasts.
    for (let round = 0; round < 10; round += 1) {
      const start = startIn(2);
      const one = await agreed(asha, start);
      const time = start + 6 * hour;
      await ravi.send(proposeTime, at(time), one);
      const minutes = Math.ceil((start - Date.now()) / minute) - 30;
      await t.passMinutes(minutes);
      const [yes, out] = await Promise.all([
        asha.try(acceptTime, at(time - minutes * minute), one),
        ravi.try(setOut, {}, one),
      ]);
      expect([yes.status, out.status].toSorted(upwards)).toEqual([200, 409]);
      await forget();
    }
  });
});
