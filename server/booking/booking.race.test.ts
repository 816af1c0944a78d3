import { describe, expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  jobStartOtp,
  rejectNotification,
  workDoneCheck,
} from '#contract/booking.ts';
import { getHandyman } from '#contract/handyman.ts';
import { signupUser, verifyUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import type { Answer } from '../testing/client.ts';
import { goodPassword, pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { expire } from './actions.ts';

const t = useApp();

const rounds = 40;

const ask = (customer: Person, handyman: Person) => ({
  ...pune,
  user_id: customer.id,
  handyman_id: handyman.id,
});

const statuses = (answers: readonly Answer<unknown>[]) =>
  answers.map((answer) => answer.status).toSorted((a, b) => a - b);

const oneWinner = (count: number) => [200, ...Array.from({ length: count - 1 }, () => 409)];

/** Each booking has gone one way only, and its events say the same. */
const expectOneOutcomeEach = async () => {
  const crooked = await t.database.query(
    `select b.id from bookings b join booking_events e on e.booking_id = b.id
     group by b.id, b.state
     having count(*) filter (where e.from_state = 'requested') > 1
       or (array_agg(e.to_state order by e.id desc))[1] <> b.state`,
  );
  expect(crooked).toEqual([]);
};

describe('races', () => {
  test('accept twice', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    for (let round = 0; round < rounds; round += 1) {
      const { notification_id } = await asha.send(createNotification, ask(asha, ravi));
      const yes = { handyman_id: ravi.id, notification_id };
      const answers = await Promise.all([
        ravi.try(acceptNotification, yes),
        ravi.try(acceptNotification, yes),
      ]);
      expect(statuses(answers)).toEqual(oneWinner(2));
      await asha.send(cancelBooking, undefined, { params: { id: notification_id } });
    }
    await expectOneOutcomeEach();
  });

  test('accept against decline, withdrawal and time', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    for (let round = 0; round < rounds; round += 1) {
      const { notification_id } = await asha.send(createNotification, ask(asha, ravi));
      const answer = { handyman_id: ravi.id, notification_id };
      const params = { id: notification_id };
      if (round % 2 === 1) {
        await t.database.query(
          `update bookings set expires_at = clock_timestamp() + interval '2 milliseconds' where id = $1`,
          [notification_id],
        );
      }
      const [yes, no, off, expired] = await Promise.all([
        ravi.try(acceptNotification, answer),
        ravi.try(rejectNotification, answer),
        round % 3 === 0 ? asha.try(cancelBooking, undefined, { params }) : undefined,
        expire(t.deps),
      ]);
      const { state } = await asha.send(getBooking, undefined, { params });
      // A customer may cancel what was accepted a moment before; else exactly one has won.
      const wins =
        [yes.status, no.status, off?.status].filter((status) => status === 200).length + expired;
      if (state === 'requested') expect(wins).toBe(0);
      else expect(wins).toBe(yes.status === 200 && off?.status === 200 ? 2 : 1);
      await expire(t.deps);
      if (state === 'accepted') await asha.send(cancelBooking, undefined, { params });
      if (state === 'requested') await t.passMinutes(11);
      await expire(t.deps);
    }
    await expectOneOutcomeEach();
  });

  test('two handymen say yes to one customer', async () => {
    const [asha, ravi, mohan] = [await t.user(), await t.handyman(), await t.handyman()];
    for (let round = 0; round < rounds; round += 1) {
      await asha.send(createNotification, ask(asha, ravi));
      await asha.send(createNotification, ask(asha, mohan));
      const answers = await Promise.all([
        ravi.try(acceptNotification, { handyman_id: ravi.id }),
        mohan.try(acceptNotification, { handyman_id: mohan.id }),
      ]);
      expect(statuses(answers)).toEqual(oneWinner(2));
      const won = answers.find((answer) => answer.status === 200)?.body['notification_id'];
      await asha.send(cancelBooking, undefined, { params: { id: String(won) } });
    }
    await expectOneOutcomeEach();
  });

  test('a handyman says yes to two customers', async () => {
    const [asha, neha, ravi] = [await t.user(), await t.user(), await t.handyman()];
    for (let round = 0; round < rounds; round += 1) {
      const first = await asha.send(createNotification, ask(asha, ravi));
      const second = await neha.send(createNotification, ask(neha, ravi));
      const answers = await Promise.all(
        [first, second].map(({ notification_id }) =>
          ravi.try(acceptNotification, { handyman_id: ravi.id, notification_id }),
        ),
      );
      expect(statuses(answers)).toEqual(oneWinner(2));
      await asha.send(cancelBooking, undefined, { params: { id: first.notification_id } });
      await neha.send(cancelBooking, undefined, { params: { id: second.notification_id } });
    }
    await expectOneOutcomeEach();
  });

  test('fifty clicks ask once', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => asha.try(createNotification, ask(asha, ravi))),
    );
    expect(statuses(answers)).toEqual(oneWinner(50));
    expect(await t.database.query('select 1 from bookings')).toHaveLength(1);
  });

  test('fifty clicks finish once and write one row of history', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await asha.send(createNotification, ask(asha, ravi));
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await ravi.send(jobStartOtp, { otp: t.lastCode(), email: asha.email });
    const done = { handyman_id: ravi.id, user_id: asha.id };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ravi.try(workDoneCheck, done)),
    );
    expect(statuses(answers)).toEqual(oneWinner(50));
    expect((await ravi.send(getHandyman, { handyman_id: ravi.id })).usersSelected).toHaveLength(1);
  });

  test('a hundred guesses at once get five tries', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    await asha.send(createNotification, ask(asha, ravi));
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const wrong = String((Number(t.lastCode()) + 1) % 1_000_000).padStart(6, '0');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ravi.try(jobStartOtp, { otp: wrong, email: asha.email })),
    );
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 410)).toHaveLength(25);
  });

  test('one code makes one account', async () => {
    const email = 'twice@example.com';
    await t.client().send(signupUser, { email });
    const form = {
      email,
      otp: t.lastCode(),
      username: 'Twice',
      password: goodPassword,
      contactNumber: '9812345678',
      ...pune,
    };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => t.client().try(verifyUser, form)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await t.database.query('select 1 from users')).toHaveLength(1);
  });
});
