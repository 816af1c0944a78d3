import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { listSlots } from '#contract/slots.ts';
import { dayInIndia } from '#domain/day.ts';
import { doesService } from '#domain/handyman.ts';
import { blurPlace } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { daysFrom } from '#domain/hours.ts';
import { bookable, later, slotsAmong, startsOfAny } from '#domain/slots.ts';
import { listCalendars, readClock } from '../booking/calendar-store.ts';
import { namedService, notTheirService, offerById } from '../catalogue/read-actions.ts';
import type { Deps } from '../deps.ts';
import { requireSession } from '../identity/session.ts';
import type { Sessions } from '../ports/sessions.ts';
import { notFound } from '../problem.ts';
import { listWithinReach } from './search-store.ts';
import { findHandyman } from './store.ts';

type Query = z.output<typeof listSlots.query>;
type Slots = Omit<Replied<typeof listSlots>, 'msg'>;

type Wanted = { readonly people: readonly string[]; readonly slotMinutes: number };

/** §27: when one professional is free is told to customers who are logged in only. */
const ofOne = async (
  deps: Deps,
  sessions: Sessions,
  id: string,
  service: string | undefined,
): Promise<Wanted> => {
  requireSession(sessions, 'user');
  const row = await findHandyman(deps.db, id);
  if (!row?.listed) throw notFound(({ handyman }) => handyman.gone);
  const named = service === undefined ? undefined : namedService(deps, 'service', service);
  if (named && !doesService(row, named.id)) throw notTheirService();
  const { slotMinutes } = named ?? (await offerById(deps, deps.db, row.service));
  return { people: [id], slotMinutes };
};

const ofService = async (deps: Deps, name: string, place: Place): Promise<Wanted> => {
  const { id, slotMinutes } = namedService(deps, 'service', name);
  // Rounded first, as for every count that visitors may read.
  const people = await listWithinReach(deps.searchDb, id, blurPlace(place), slotsAmong);
  return { people, slotMinutes };
};

/** §27: the days and starts to choose from, and how many can come. */
export const readSlots = async (deps: Deps, sessions: Sessions, query: Query): Promise<Slots> => {
  const { handyman_id: one, service, lat = 0, long = 0 } = query;
  const { people, slotMinutes } =
    one === undefined
      ? await ofService(deps, service ?? '', { lat, long })
      : await ofOne(deps, sessions, one, service);
  const now = await readClock(deps.db);
  const calendars = await listCalendars(deps.db, people, bookable(now));
  const starts = startsOfAny(calendars, slotMinutes, now);
  const days = daysFrom(now, later.days).map((day) => ({
    day,
    starts: starts
      .filter(({ at }) => dayInIndia(new Date(at)) === day)
      .map(({ at, people: count }) => ({ at: new Date(at).toISOString(), people: count })),
  }));
  const [first] = starts;
  return { slotMinutes, earliest: first ? new Date(first.at).toISOString() : null, days };
};
