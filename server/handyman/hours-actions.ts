import type { z } from 'zod';
import type { addTimeOff, setHours } from '#contract/hours.ts';
import { dayInIndia } from '#domain/day.ts';
import { midnightOf, timeOffLimits, weekOfWritten, wholeDays } from '#domain/hours.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import type { PartySession } from '../ports/sessions.ts';
import { Problem, badInput, conflict, forbidden, notFound } from '../problem.ts';
import {
  deleteTimeOff,
  findAgreedWithin,
  findHours,
  hasTimeOff,
  listTimeOff,
  lockCalendar,
  putHours,
  putTimeOff,
} from './hours-store.ts';
import type { AgreedRow, HoursRow, TimeOffRow } from './hours-store.ts';

const accountGone = () => notFound(({ handyman }) => handyman.gone);

export const readHours = async (
  deps: Deps,
  { id }: PartySession,
): Promise<HoursRow & { timeOff: TimeOffRow[] }> => {
  const row = await findHours(deps.db, id);
  if (!row) throw accountGone();
  return { ...row, timeOff: await listTimeOff(deps.db, id) };
};

/** §27: agreed visits stay agreed: hours are checked when a visit is asked for, not afterwards. */
export const changeHours = async (
  deps: Deps,
  { id }: PartySession,
  { week, radiusKm }: z.output<typeof setHours.body>,
): Promise<HoursRow> => {
  await spend(deps, limits.hoursChanges, id);
  const row = await putHours(deps.db, id, { week: weekOfWritten(week), radius_km: radiusKm });
  if (!row) throw accountGone();
  return row;
};

type Asked = z.output<typeof addTimeOff.body>;

/** The two times, and what the form calls them. */
const spanOf = ({ from, to, startsAt = '', endsAt = '' }: Asked) => {
  if (from === undefined || to === undefined) {
    return {
      begin: new Date(startsAt),
      end: new Date(endsAt),
      names: ['startsAt', 'endsAt'],
    } as const;
  }
  const days = wholeDays(from, to);
  return { begin: new Date(days.from), end: new Date(days.to), names: ['from', 'to'] } as const;
};

const dayMs = 24 * 60 * 60_000;

/** §27: from today in India on, for a year. */
const refuseFarAway = ({ begin, end, names }: ReturnType<typeof spanOf>, now: Date): void => {
  const today = midnightOf(dayInIndia(now));
  const [first, last] = names;
  if (begin.getTime() < today) throw badInput({ [first]: ({ hours }) => hours.notBeforeToday });
  if (end <= now) throw badInput({ [last]: ({ hours }) => hours.overAlready });
  if (end.getTime() > today + (timeOffLimits.daysAhead + 1) * dayMs) {
    throw badInput({ [last]: ({ hours }) => hours.tooFar(timeOffLimits.daysAhead) });
  }
};

const visitThen = ({ id, number }: AgreedRow): Problem =>
  new Problem(409, 'visit_then', ({ hours }) => hours.visitThen(number), {
    extra: { booking_id: id },
  });

/** §27: refused while an agreed visit lies in it; the lock is that of an accept, so that none is agreed meanwhile. */
export const takeTimeOff = async (
  deps: Deps,
  { id }: PartySession,
  asked: Asked,
): Promise<TimeOffRow> => {
  await spend(deps, limits.hoursChanges, id);
  const span = spanOf(asked);
  return deps.db.transaction(async (db) => {
    const now = await lockCalendar(db, id);
    if (!now) throw accountGone();
    refuseFarAway(span, now);
    const visit = await findAgreedWithin(db, id, span.begin, span.end);
    if (visit) throw visitThen(visit);
    const row = await putTimeOff(db, id, span.begin, span.end);
    if (!row) throw conflict('enough_time_off', ({ hours }) => hours.enough(timeOffLimits.most));
    return row;
  });
};

/** §6: 404 for what does not exist, 403 for what belongs to another professional. */
export const dropTimeOff = async (deps: Deps, { id }: PartySession, off: string): Promise<void> => {
  if (await deleteTimeOff(deps.db, id, off)) return;
  throw (await hasTimeOff(deps.db, off))
    ? forbidden(({ hours }) => hours.notYours)
    : notFound(({ hours }) => hours.noSuch);
};
