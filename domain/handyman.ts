import { reachKm } from './place.ts';
import { findService } from './catalogue.ts';
import type { Catalogue, Service } from './catalogue.ts';

/** §3: the occupation is the service whose name it matches, whatever the case. */
export const serviceOf = (
  catalogue: Catalogue,
  handyman: { readonly services: string },
): Service | undefined => findService(catalogue, handyman.services);

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
