import { acceptNotification, createNotification } from '#contract/booking.ts';
import { listSeries } from '#contract/series.ts';
import { dayInIndia } from '#domain/day.ts';
import { daysOfSeries, patternFrom } from '#domain/series.ts';
import { makeVisits } from '../booking/series-actions.ts';
import type { TestApp } from './app.ts';
import { alwaysAtWork, laterForm, minute, startIn } from './later.ts';
import type { HandymanDraft, Person, UserDraft } from './people.ts';

type Rhythm = 'weekly' | 'weekdays';

type More = { readonly user?: UserDraft; readonly handyman?: HandymanDraft };

export const wantedDays = (first: number) =>
  daysOfSeries(patternFrom('weekdays', first, dayInIndia(new Date(first))), Date.now());

/** A start on a weekday: of a Sunday there is one visit more than there are weekdays. */
const weekdayStart = () => {
  const first = startIn(30);
  return wantedDays(first)[0] === dayInIndia(new Date(first)) ? first : first + 24 * 60 * minute;
};

export const oneOf = async (who: Person) => {
  const [series] = await who.send(listSeries);
  if (!series) throw new Error('There is no series');
  return series;
};

export const seriesAt = (series: { series_id: string }) => ({ params: { id: series.series_id } });

/** Series of Asha with Ravi, a maid, who is free all week. */
export const withSeries = (t: TestApp) => {
  const asked = async (repeats: Rhythm = 'weekdays', { user, handyman }: More = {}) => {
    const asha = await t.user({ username: 'Asha Rao', ...user });
    const ravi = await t.handyman({ name: 'Ravi', services: 'Maid', ...handyman });
    await alwaysAtWork(t.database);
    const first = weekdayStart();
    const form = { ...laterForm(asha, ravi, first), repeats };
    const { notification_id: id } = await asha.send(createNotification, form);
    return { asha, ravi, first, id };
  };
  const yesToAll = async (repeats: Rhythm = 'weekdays', more: More = {}) => {
    const scene = await asked(repeats, more);
    await scene.ravi.send(acceptNotification, { handyman_id: scene.ravi.id, all: true });
    return { ...scene, one: await oneOf(scene.asha) };
  };
  /** The job has nothing left to do: what it looked at is due again. */
  const runSeries = async () => {
    await t.database.query('update series set due_at = now()');
    await makeVisits(t.deps);
  };
  /** As if the job had not made the visit of this day yet. */
  const unmake = async ({
    day,
    notification_id: id,
  }: {
    day: string;
    notification_id: string | null;
  }) => {
    await t.database.query('delete from series_visits where day = $1', [day]);
    await t.database.query(
      `update bookings set state = 'cancelled', ended_at = now(), ended_by = 'time', end_reason = 'series_changed'
       where id = $1`,
      [id],
    );
  };
  return { asked, yesToAll, runSeries, unmake };
};
