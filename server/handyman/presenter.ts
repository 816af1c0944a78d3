import type { HandymanCard } from '#contract/handyman.ts';
import { serviceById } from '#domain/catalogue.ts';
import type { Catalogue, ServiceId } from '#domain/catalogue.ts';
import { mostServed, offersOf } from '#domain/handyman.ts';
import type { Offer } from '#domain/offer.ts';
import { blurPlace, kmOfChord, roughDistance } from '#domain/place.ts';
import { averageOf } from '#domain/rating.ts';
import type { FoundRow } from './search-store.ts';
import type { CardRow } from './store.ts';

/** §27: what they are shown with: the service that was searched for, else all that they offer. */
type Searched = ServiceId | undefined;

/** Nothing for one who offers a single service: `services` says it already. */
const severalOf = (
  row: Pick<CardRow, 'service' | 'also'>,
  catalogue: Catalogue<Offer>,
  searched: Searched,
): { readonly offers?: string[] } => {
  if (searched !== undefined) return {};
  const names = offersOf(catalogue, row).map(({ serviceName }) => serviceName);
  return names.length > 1 ? { offers: names } : {};
};

/** §6: the card. The number of customers served is sent in the shape of a list. */
export const toCard = (
  row: CardRow,
  catalogue: Catalogue<Offer>,
  searched?: Searched,
): HandymanCard => {
  const { lat, long } = blurPlace(row);
  return {
    handyman_id: row.id,
    name: row.name,
    address: row.area,
    createdAt: row.created_at.toISOString(),
    services: serviceById(catalogue, searched ?? row.service).serviceName,
    ...severalOf(row, catalogue, searched),
    profile: row.profile,
    lat,
    long,
    verified: row.verified,
    jobsDone: row.jobs_done,
    usersSelected: Array.from({ length: Math.min(row.jobs_done, mostServed.card) }, () => ({})),
    rating: averageOf({ sum: row.rating_sum, count: row.rating_count }),
    ratings: row.rating_count,
  };
};

/** The same as JSON, with how far away they are: put together here, it is sent without another walk through it. */
const writeNearCard = (row: FoundRow, catalogue: Catalogue<Offer>, searched: Searched): string => {
  const { distanceKm, arrivalMinutes } = roughDistance(kmOfChord(row.chord));
  const served = '{},'.repeat(Math.min(row.jobs_done, mostServed.card)).slice(0, -1);
  const services = JSON.stringify(serviceById(catalogue, row.service).serviceName);
  const { offers: several } = severalOf(row, catalogue, searched);
  const offers = several ? `,"offers":${JSON.stringify(several)}` : '';
  const rating = averageOf({ sum: row.rating_sum, count: row.rating_count });
  return `${row.card},"services":${services}${offers},"verified":${row.verified},"jobsDone":${row.jobs_done},"usersSelected":[${served}],"rating":${rating},"ratings":${row.rating_count},"distanceKm":${distanceKm},"arrivalMinutes":${arrivalMinutes}}`;
};

export const writeNearCards = (
  rows: readonly FoundRow[],
  catalogue: Catalogue<Offer>,
  searched: Searched,
): string => `[${rows.map((row) => writeNearCard(row, catalogue, searched)).join(',')}]`;
