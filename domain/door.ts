import { isActive } from './booking.ts';
import type { State } from './booking.ts';

/** §6: so many jobs that were paid by card, and a verification by an operator, make a professional established. */
export const establishedJobs = 3;

/** `paidJobs` is counted no further than `establishedJobs`. */
export type Standing = { readonly verified: boolean; readonly paidJobs: number };

export const isEstablished = ({ verified, paidJobs }: Standing): boolean =>
  verified && paidJobs >= establishedJobs;

export type Visit = { readonly state: State; readonly doorShownAt: Date | null };

/**
 * §6: whether the professional of a booking reads its exact place and its address. An established one does from the
 * accept on, a new one once they share their place on the way. After the start they have been let in.
 */
export const seesDoor = ({ state, doorShownAt }: Visit): boolean =>
  isActive(state) && (state === 'started' || doorShownAt !== null);
