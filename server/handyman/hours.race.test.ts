import { expect, test } from 'vitest';
import { createNotification } from '#contract/booking.ts';
import { addTimeOff, getHours } from '#contract/hours.ts';
import { dayInIndia } from '#domain/day.ts';
import { timeOffLimits } from '#domain/hours.ts';
import { acceptBooking, lockParties } from '../booking/store.ts';
import { openPostgres } from '../db/postgres.ts';
import { useApp } from '../testing/app.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const dayIn = (days: number): string => dayInIndia(new Date(Date.now() + days * 86_400_000));

test('§27 time off that is asked for while a yes is under way waits for it, and is refused', async () => {
  const [asha, ravi] = [await t.user(), await t.handyman()];
  const asked = { ...pune, user_id: asha.id, handyman_id: ravi.id };
  const { notification_id: id } = await asha.send(createNotification, asked);
  const other = openPostgres({
    url: t.databaseUrl ?? '',
    connections: 1,
    onError: () => undefined,
  });
  const off = await other.transaction(async (db) => {
    await lockParties(db, asha.id, ravi.id);
    const answer = ravi.try(addTimeOff, { from: dayIn(0), to: dayIn(1) });
    const waits = expect
      .poll(() =>
        t.database.query(
          `select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1);
    // Without the lock it would be answered now.
    await Promise.race([waits, answer]);
    await acceptBooking(db, ravi.id, id, false);
    return { answer };
  });
  const { status, body } = await off.answer;
  await other.close();
  expect([status, body]).toMatchObject([409, { code: 'visit_then', booking_id: id }]);
  await expect(ravi.send(getHours)).resolves.toMatchObject({ timeOff: [] });
});

test('§27 time off that comes at once is a hundred times at most, and what overlaps is one', async () => {
  const ravi = await t.handyman();
  await t.database.query(
    `insert into time_off (handyman_id, starts_at, ends_at)
     select $1, now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 minute'
     from generate_series(200, 200 + $2::int) n`,
    [ravi.id, timeOffLimits.most - 4],
  );
  const days = [1, 3, 5, 7, 9, 11];
  const answers = await Promise.all(
    days.map((day) => ravi.try(addTimeOff, { from: dayIn(day), to: dayIn(day) })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  await t.database.query('delete from time_off');
  await Promise.all(
    days.map((day) => ravi.send(addTimeOff, { from: dayIn(day), to: dayIn(day + 2) })),
  );
  expect((await ravi.send(getHours)).timeOff).toHaveLength(1);
});
