import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { getCityDay } from '#contract/city-day.ts';
import { cities } from '#domain/city.ts';
import { freeByHour, hoursADay, isOfCity, mostVisits, visitKindOf } from '#domain/city-day.ts';
import type { VisitKind } from '#domain/city-day.ts';
import { dayInIndia, hourInIndia } from '#domain/day.ts';
import { wholeDays } from '#domain/hours.ts';
import { offered } from '#domain/offer.ts';
import type { Place } from '#domain/place.ts';
import { slotsAmong } from '#domain/slots.ts';
import type { Span } from '#domain/slots.ts';
import { listCalendars, readClock } from '../booking/calendar-store.ts';
import { catalogueWith } from '../catalogue/read-actions.ts';
import type { Deps } from '../deps.ts';
import { listWithinReach } from '../handyman/search-store.ts';
import { listListed, listVisits } from './day-store.ts';
import { toListed } from './presenter.ts';

type Day = Replied<typeof getCityDay>;
type Free = { readonly service: string; readonly people: readonly (number | undefined)[] };

/** §14: of each service who could come to the middle of the city, hour by hour. */
const readFree = async (deps: Deps, middle: Place, span: Span, now: number): Promise<Free[]> => {
  if (span.to <= now) return [];
  const found: { service: string; slotMinutes: number; ids: readonly string[] }[] = [];
  for (const { id, serviceName, slotMinutes } of offered(deps.catalogue.read())) {
    const ids = await listWithinReach(deps.searchDb, id, middle, slotsAmong);
    found.push({ service: serviceName, slotMinutes, ids });
  }
  const people = [...new Set(found.flatMap(({ ids }) => ids))];
  const calendars = new Map(
    (await listCalendars(deps.searchDb, people, span)).map((row) => [row.id, row]),
  );
  return found.map(({ service, slotMinutes, ids }) => {
    const theirs = ids.flatMap((id) => calendars.get(id) ?? []);
    return { service, people: freeByHour(theirs, slotMinutes, span.from, now) };
  });
};

const freeAt = (free: readonly Free[], hour: number): Day['hours'][number]['free'] => {
  const known = free.flatMap(({ service, people }) => {
    const count = people[hour];
    return count === undefined ? [] : [{ service, people: count }];
  });
  return known.length === 0 ? null : known;
};

/** §14: a day of a city, by the hour. Names stand in it as in every list; how to reach people does not. */
export const readDay = async (
  deps: Deps,
  query: z.output<typeof getCityDay.query>,
): Promise<Day> => {
  const now = await readClock(deps.db);
  const { city, day = dayInIndia(new Date(now)) } = query;
  const span = wholeDays(day, day);
  const middle = cities.find(({ name }) => name === city);
  const found = await listVisits(deps.db, new Date(span.from), new Date(span.to), middle);
  const shown = found
    .slice(0, mostVisits)
    .filter((row) => city === undefined || isOfCity(row, city));
  const rows = await listListed(
    deps.db,
    shown.map(({ id }) => id),
  );
  const listed = new Map(rows.map((row) => [row.id, row]));
  const visits = shown.flatMap(({ id, at, later }) => {
    const row = listed.get(id);
    return row ? [{ ...row, at, later }] : [];
  });
  const free = middle ? await readFree(deps, middle, span, now) : [];
  const services = await catalogueWith(
    deps,
    visits.map(({ service }) => service),
  );
  const kinds = visits.map(({ at, state }) => ({
    hour: hourInIndia(at),
    kind: visitKindOf(state),
  }));
  const count = (hour: number, kind: VisitKind) =>
    kinds.filter((one) => one.hour === hour && one.kind === kind).length;
  return {
    asOf: new Date(now).toISOString(),
    day,
    hours: Array.from({ length: hoursADay }, (_, hour) => ({
      hour,
      asked: count(hour, 'asked'),
      agreed: count(hour, 'agreed'),
      underWay: count(hour, 'underWay'),
      done: count(hour, 'done'),
      notDone: count(hour, 'notDone'),
      free: freeAt(free, hour),
    })),
    visits: visits.map((row) => ({
      ...toListed(services)(row),
      at: row.at.toISOString(),
      later: row.later,
    })),
    leftOut: found.length > mostVisits,
  };
};
