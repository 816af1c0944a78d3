import type { HandymanCard } from '#contract/handyman.ts';
import { arrivalMinutes, blurPlace, kmOfChord, roundKm, roundMinutes } from '#domain/place.ts';
import { serviceById } from '#domain/service.ts';
import type { FoundRow } from './search-store.ts';
import type { CardRow } from './store.ts';

/** §6: what strangers may know. The customers served are a number in the shape of a list. */
export const toCard = (row: CardRow): HandymanCard => ({
  handyman_id: row.id,
  name: row.name,
  address: row.area,
  createdAt: row.created_at.toISOString(),
  services: serviceById(row.service).serviceName,
  profile: row.profile,
  ...blurPlace(row),
  usersSelected: Array.from({ length: row.jobs_done }, () => ({})),
});

export const toNearCard = (row: FoundRow): HandymanCard => {
  const km = kmOfChord(row.chord);
  return {
    ...toCard(row),
    distanceKm: roundKm(km),
    arrivalMinutes: roundMinutes(arrivalMinutes(km)),
  };
};
