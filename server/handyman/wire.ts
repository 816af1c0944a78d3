import type { HandymanCard } from '#contract/handyman.ts';
import { arrivalMinutes, blurPlace, kmOfChord, roundKm, roundMinutes } from '#domain/place.ts';
import { serviceById } from '#domain/service.ts';
import type { FoundRow } from './search-store.ts';
import type { CardRow } from './store.ts';

/** §6: what strangers may know. The customers served are a number in the shape of a list. */
export const toCard = (row: CardRow): HandymanCard => {
  const { lat, long } = blurPlace(row);
  return {
    handyman_id: row.id,
    name: row.name,
    address: row.area,
    createdAt: row.created_at.toISOString(),
    services: serviceById(row.service).serviceName,
    profile: row.profile,
    lat,
    long,
    usersSelected: Array.from({ length: row.jobs_done }, () => ({})),
  };
};

/** The same as JSON, with how far away he is: put together here, it is sent without another walk through it. */
const writeNearCard = (row: FoundRow): string => {
  const km = kmOfChord(row.chord);
  const served = row.jobs_done === 0 ? '' : `{}${',{}'.repeat(row.jobs_done - 1)}`;
  return `${row.card},"services":"${serviceById(row.service).serviceName}","usersSelected":[${served}],"distanceKm":${roundKm(km)},"arrivalMinutes":${roundMinutes(arrivalMinutes(km))}}`;
};

export const writeNearCards = (rows: readonly FoundRow[]): string =>
  `[${rows.map(writeNearCard).join(',')}]`;
