import { expect, test } from 'vitest';
import { acceptNotification, createNotification } from '#contract/booking.ts';
import { useApp } from '../testing/app.ts';
import { alwaysAtWork, laterForm, minute, startIn } from '../testing/later.ts';
import { rounds } from '../testing/rounds.ts';
import { makeVisits } from './series-actions.ts';

const t = useApp();

const week = 7 * 24 * 60 * minute;

type Counts = { agreed: number; not_possible: number; neha: number; overlaps: number };

/** The second day of the series, what was booked by hand for it, and whether the two overlap. */
const counts = async (nehaId: string): Promise<Counts | undefined> => {
  const [row] = await t.database.query<Counts>(
    `select (select count(*)::int from series_visits v join series s on s.id = v.series_id
         join bookings b on b.id = v.booking_id where s.ended_at is null and b.state = 'accepted') as agreed,
       (select count(*)::int from series_visits v join series s on s.id = v.series_id
         where s.ended_at is null and v.state = 'not_possible') as not_possible,
       (select count(*)::int from bookings where user_id = $1 and state = 'accepted') as neha,
       (select count(*)::int from bookings a join bookings b on a.handyman_id = b.handyman_id and a.id < b.id
         and a.planned && b.planned where a.state = 'accepted' and b.state = 'accepted') as overlaps`,
    [nehaId],
  );
  return row;
};

/** Whatever there was has ended, two days ago: the same people can begin again. */
const forget = async () => {
  await t.database.query(`update series set ended_at = now(), ended_by = 'time'`);
  await t.database.query(
    `update bookings set state = 'cancelled', done_at = null, ended_by = 'time', end_reason = 'series_changed',
       ended_at = now() - interval '2 days', created_at = created_at - interval '2 days'`,
  );
};

test('§27 a visit of a series and one booked by hand for the same time: one of the two is agreed', async () => {
  const [asha, neha] = [await t.user(), await t.user()];
  const ravi = await t.handyman({ services: 'Maid' });
  await alwaysAtWork(t.database);
  const start = startIn(30);
  for (let round = 0; round < rounds(6, 40); round += 1) {
    const first = await asha.send(createNotification, {
      ...laterForm(asha, ravi, start),
      repeats: 'weekly',
    });
    const other = await neha.send(
      createNotification,
      laterForm(neha, ravi, start + week + 30 * minute),
    );
    const yes = (id: string, all: boolean) =>
      ravi.try(acceptNotification, { handyman_id: ravi.id, notification_id: id, all });
    const [series, byHand] = await Promise.all([
      yes(first.notification_id, true),
      yes(other.notification_id, false),
      makeVisits(t.deps),
    ]);
    expect(series.status).toBe(200);
    await t.database.query('update series set due_at = now()');
    await makeVisits(t.deps);
    const won = byHand.status === 200;
    expect(await counts(neha.id)).toEqual({
      agreed: won ? 1 : 2,
      not_possible: won ? 1 : 0,
      neha: won ? 1 : 0,
      overlaps: 0,
    });
    await forget();
  }
});
