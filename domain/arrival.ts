import { seesDoor } from './door.ts';
import type { Visit } from './door.ts';
import type { Place } from './place.ts';
import { farFromDoor } from './tracking.ts';
import type { Fix } from './tracking.ts';

/** What "I am here" is checked to be: at the door, so far from it, or without a place to compare. */
export type Arrival = 'at_the_door' | 'unknown' | { readonly farKm: number };

/**
 * §16: judged by the place of their phone. To a professional who has not been shown the door it says nothing: the
 * answer would tell them where it is.
 */
export const arrivalOf = (fix: Fix | undefined, door: Place, visit: Visit): Arrival => {
  if (!fix || !seesDoor(visit)) return 'unknown';
  const farKm = farFromDoor(fix, door);
  return farKm === undefined ? 'at_the_door' : { farKm };
};
