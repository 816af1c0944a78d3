import type { SeriesView } from '#contract/series.ts';
import { isOn, seriesRules, startOn } from '#domain/series.ts';
import type { VisitState } from '#domain/series.ts';
import { daysFrom } from '#domain/hours.ts';
import type { Party } from '#domain/role.ts';
import { deleteCode } from '../identity/code-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { withInvites } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { conflict, forbidden, notFound } from '../problem.ts';
import type { PartySession } from '../ports/sessions.ts';
import { nameIn } from '../words/name-in.ts';
import type { Words } from '../words/words.ts';
import { readClock } from './calendar-store.ts';
import { daysOf, fillSeries, patternOf } from './series-actions.ts';
import { changedMail, ownChangeMail } from './series-mails.ts';
import type { Change } from './series-mails.ts';
import * as store from './series-store.ts';
import type { SeriesRow } from './series-store.ts';
import { toSeries } from './series-presenter.ts';
import { leaveOutAgreed, leaveOutOpen, listDays, markDays } from './series-visit-store.ts';
import type { BookingRow } from './store.ts';
import { noteFailed } from './visit-actions.ts';

type By = Pick<PartySession, 'role' | 'id'>;

const other = { user: 'handyman', handyman: 'user' } as const satisfies Record<Party, Party>;

/** §6: 404 for what does not exist, 403 for what belongs to other people. */
const findOwnSeries = async (db: Db, by: By, id: string): Promise<SeriesRow> => {
  const series = await store.findSeries(db, id);
  if (!series) throw notFound((words) => words.series.noSuch);
  const owner = by.role === 'user' ? series.user_id : series.handyman_id;
  if (owner !== by.id) throw forbidden((words) => words.series.notYours);
  return series;
};

/** Visits that have not begun, behind the lock of the series: none is made meanwhile. */
const leaveOut = async (
  db: Db,
  by: By,
  id: string,
  day: string | null,
  state: VisitState,
): Promise<BookingRow[]> => {
  const rows = [
    ...(await leaveOutOpen(db, by, id, day)),
    ...(await leaveOutAgreed(db, by, id, day)),
  ];
  for (const row of rows) await deleteCode(db, 'job_start', row.id);
  const ids = rows.map((row) => row.id);
  await markDays(db, id, ids, state);
  return rows;
};

type Changed = { readonly left: BookingRow[]; readonly what: Change };

/**
 * The other side, with what leaves their calendar. The customer's has the visits by mail, so they are mailed what they
 * have left out themselves as well.
 */
const tellChange = async (
  deps: Deps,
  db: Db,
  by: Party,
  series: SeriesRow,
  { left, what }: Changed,
): Promise<void> => {
  const told = other[by];
  const mail = changedMail(series, told, what, deps.publicUrl);
  await addMail(deps, db, withInvites(deps, mail, left, told));
  const agreed = left.filter((row) => row.contact_name !== null);
  if (by !== 'user' || agreed.length === 0) return;
  const own = ownChangeMail(series, daysOf(agreed), deps.publicUrl);
  await addMail(deps, db, withInvites(deps, own, agreed, 'user'));
};

/** The series is locked, changed, and the other side told, all in one transaction. */
const change = async (
  deps: Deps,
  by: By,
  id: string,
  work: (db: Db, series: SeriesRow) => Promise<Changed>,
): Promise<void> => {
  await findOwnSeries(deps.db, by, id);
  const left = await deps.db.transaction(async (db) => {
    const series = await store.lockSeries(db, id);
    if (!series || series.ended_at !== null) throw over();
    const done = await work(db, series);
    for (const { id: visit } of done.left) await recordInLedger(db, visit);
    await tellChange(deps, db, by.role, series, done);
    return done.left;
  });
  // §26: what was left out late counts like every visit that came to nothing.
  const late = left.find((row) => row.contact_name !== null && row.end_reason === null);
  if (late) await deps.db.transaction((db) => noteFailed(db, late));
  await publishBookings(deps.events, left);
};

const over = () => conflict('no_series', ({ series }) => series.over);

/** §27: one visit is left out, by the day of the series that it is the visit of; those after it stay. */
export const skipVisit = (deps: Deps, by: By, id: string, day: string): Promise<void> =>
  change(deps, by, id, async (db, series) => {
    const left = await leaveOut(db, by, id, day, 'skipped');
    if (left.length > 0) return { left, what: { kind: 'skipped', days: daysOf(left) } };
    const pattern = patternOf(series);
    const now = await readClock(db);
    const known = daysFrom(now, seriesRules.days).includes(day) && isOn(pattern, day);
    const ahead = known && startOn(day, pattern) > now;
    if (!ahead || !(await store.addVisit(db, id, day, 'skipped'))) {
      throw conflict('no_visit', (words) => words.series.noVisit);
    }
    return { left, what: { kind: 'skipped', days: [day] } };
  });

export const pause = (deps: Deps, by: By, id: string): Promise<void> =>
  change(deps, by, id, async (db) => {
    if (!(await store.pauseSeries(db, id, by.role))) {
      throw conflict('paused', (words) => words.series.pausedAlready);
    }
    const left = await leaveOut(db, by, id, null, 'paused');
    return { left, what: { kind: 'paused', days: daysOf(left) } };
  });

export const resume = async (deps: Deps, by: By, id: string): Promise<void> => {
  await change(deps, by, id, async (db) => {
    if (!(await store.resumeSeries(db, id, by.role))) {
      throw conflict('not_paused', (words) => words.series.notPaused);
    }
    return { left: [], what: { kind: 'resumed', days: [] } };
  });
  await fillSeries(deps, id, 'resumed');
};

export const stop = (deps: Deps, by: By, id: string, keep: boolean): Promise<void> =>
  change(deps, by, id, async (db) => {
    await store.endSeries(db, id, by.role);
    const left = keep ? [] : await leaveOut(db, by, id, null, 'skipped');
    return { left, what: { kind: keep ? 'stopped_keeping' : 'stopped', days: daysOf(left) } };
  });

/** §6: who blocks the other ends what the two have again and again. */
export const stopBetween = async (deps: Deps, by: By, otherId: string): Promise<void> => {
  const all = await store.listSeriesOf(deps.db, by.role, by.id);
  const between = all.filter((row) => row[`${other[by.role]}_id`] === otherId);
  for (const { id } of between) await stop(deps, by, id, false);
};

/** §27: those that go on, with their next fourteen days. */
export const readSeries = async (deps: Deps, by: By, words: Words): Promise<SeriesView[]> => {
  const rows = await store.listSeriesOf(deps.db, by.role, by.id);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const days = await listDays(deps.db, ids);
  const now = await readClock(deps.db);
  return rows.map((row) => {
    const named = { ...row, name: nameIn(words, row.name), username: nameIn(words, row.username) };
    const own = days.filter((one) => one.series_id === row.id);
    return toSeries(named, own, by.role, now);
  });
};
