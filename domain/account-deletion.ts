import type { Party } from './role.ts';

/** §23: what prevents the deletion of an account until it has ended, in the order in which it is named. */
const obstacles = [
  'booking',
  'dispatch',
  'unpaid',
  'payment',
  'dispute',
  'refund',
  'ticket',
  'earnings',
] as const;
export type Obstacle = (typeof obstacles)[number];

/** Which booking, dispatch or ticket it is, where there is one; of earnings, whose. */
export type Found = Readonly<Record<Obstacle, string | null>>;

/** The first obstacle to deleting an account. */
export const obstacleOf = (found: Found): { what: Obstacle; id: string } | undefined => {
  for (const what of obstacles) {
    const id = found[what];
    if (id !== null) return { what, id };
  }
  return undefined;
};

/**
 * §23: how long an unpaid job holds each side. A customer owes it; a professional waits for it, and could otherwise
 * never delete their account because of a customer who does not pay.
 */
export const unpaidHoldsDays: Readonly<Record<Party, number | null>> = { user: null, handyman: 30 };

/** §23: digits after the point that are left of a booking's place: about ten kilometres, the city and not the door. */
export const placeDigitsLeft = 1;
