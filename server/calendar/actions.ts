import type { z } from 'zod';
import type { getCalendar } from '#contract/calendar.ts';
import type { Replied } from '#contract/call.ts';
import { isActive } from '#domain/booking.ts';
import { dayInIndia } from '#domain/day.ts';
import { calendarReach, dayAfter, readableDays, stretchesOfDay } from '#domain/day-plan.ts';
import { clockOf, wholeDays } from '#domain/hours.ts';
import { icsOf } from '#domain/ics.ts';
import type { Language } from '#domain/language.ts';
import { readClock } from '../booking/calendar-store.ts';
import { findBooking } from '../booking/list-store.ts';
import type { Deps } from '../deps.ts';
import { findHours } from '../handyman/hours-store.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { entryFor } from '../mail/invite.ts';
import type { PartySession, Sessions } from '../ports/sessions.ts';
import { badInput, conflict, notFound } from '../problem.ts';
import type { Words } from '../words/words.ts';
import { toOff, toVisit } from './presenter.ts';
import { listOff, listVisits } from './store.ts';

type VisitFile = { readonly number: number; readonly file: string };

/** §27: as the reader may see the visit at this moment, in the language they read in. */
export const readVisitFile = async (
  deps: Deps,
  sessions: Sessions,
  id: string,
  language: Language,
): Promise<VisitFile> => {
  const row = await findBooking(deps.db, id);
  const party = partyOf(row, sessions);
  if (!party || !row) throw notTheirs(row, 'booking');
  const entry = isActive(row.state)
    ? entryFor(row, party.role, language, deps.publicUrl)
    : undefined;
  if (!entry) throw conflict('no_visit', ({ calendar }) => calendar.noVisit);
  return { number: row.number, file: icsOf({ language, entries: [entry] }) };
};

type Days = Omit<Replied<typeof getCalendar>, 'msg'>;

/** §27: the days of a professional, each from midnight to midnight in India. */
export const readDays = async (
  deps: Deps,
  { id }: PartySession,
  { from, days: count }: z.output<typeof getCalendar.query>,
  words: Words,
): Promise<Days> => {
  const now = await readClock(deps.db);
  const { first, last } = readableDays(now);
  const today = dayInIndia(new Date(now));
  const begin = from ?? today;
  const end = dayAfter(begin, count - 1);
  if (begin < first || end > last) {
    const { back, ahead } = calendarReach;
    throw badInput({ from: ({ calendar }) => calendar.outOfReach(back, ahead) });
  }
  const row = await findHours(deps.db, id);
  if (!row) throw notFound(({ handyman }) => handyman.gone);
  const span = wholeDays(begin, end);
  const visits = await listVisits(deps.db, id, span);
  const off = await listOff(deps.db, id, span);
  return {
    now: new Date(now).toISOString(),
    today,
    first,
    last,
    days: Array.from({ length: count }, (_, n) => dayAfter(begin, n)).map((day) => ({
      day,
      hours: stretchesOfDay(row.week, day).map((one) => ({
        from: clockOf(one.from),
        to: clockOf(one.to),
      })),
    })),
    visits: visits.map((visit) => toVisit(visit, words)),
    timeOff: off.map(toOff),
  };
};
