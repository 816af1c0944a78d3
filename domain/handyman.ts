import { reachKm } from './place.ts';
import { findService } from './catalogue.ts';
import type { Catalogue, Service, ServiceId } from './catalogue.ts';

/** §3: the occupation is the service whose name it matches, whatever the case. */
export const serviceOf = (
  catalogue: Catalogue,
  handyman: { readonly services: string },
): Service | undefined => findService(catalogue, handyman.services);

type Trades = { readonly service: ServiceId; readonly also: readonly ServiceId[] };

/** §27: whether a professional does this service: the one they signed up with, or one that they added. */
export const doesService = ({ service, also }: Trades, wanted: ServiceId): boolean =>
  service === wanted || also.includes(wanted);

/** §27: what they can be asked for: the service they signed up with, then the others that are offered, in their order. */
export const offersOf = <S extends Service & { readonly active: boolean }>(
  catalogue: Catalogue<S>,
  { service, also }: Trades,
): readonly S[] => [
  ...catalogue.filter(({ id }) => id === service),
  ...catalogue.filter(({ id, active }) => active && also.includes(id)),
];

/** §27: what they offer beside the first service once they have chosen anew. What is switched off at the moment stays. */
export const alsoAfter = (
  catalogue: Catalogue<Service & { readonly active: boolean }>,
  { service, also }: Trades,
  chosen: readonly ServiceId[],
): readonly ServiceId[] =>
  catalogue
    .filter(({ id, active }) => id !== service && (active ? chosen : also).includes(id))
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);

/** So many services at most are added to the first one. */
export const mostServices = 50;

const dayMs = 24 * 60 * 60 * 1000;

/** §2: membership in whole days since joining. */
export const membershipDays = (createdAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / dayMs));

/** §2: jobs completed is how many users were served; `usersSelected` lists only the newest of them. */
export const jobsCompleted = (handyman: { readonly jobsDone: number }): number => handyman.jobsDone;

/** §3: `usersSelected` is at most so long: on a card, of which a page has many, and for its owner. */
export const mostServed = { card: 18, own: 50 } as const;

/** §9 */
export const phonePrefix = '+91';

/** §9: within what distance professionals are counted for visitors, and up to how many. */
export const counted = { withinKm: reachKm.near, most: 20 } as const;
