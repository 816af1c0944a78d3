import type { BookingView } from '#contract/booking.ts';
import { isActive } from '#domain/booking.ts';
import { reachKm } from '#domain/place.ts';
import type { Row } from './request.ts';

/** How far the customer is with this list: what the bar at its edge is about. */
export type Moment =
  | { readonly kind: 'choosing'; readonly row: Row | undefined }
  | { readonly kind: 'sending'; readonly row: Row }
  | { readonly kind: 'waiting'; readonly request: BookingView; readonly others: number }
  | { readonly kind: 'accepted'; readonly request: BookingView }
  | { readonly kind: 'refused'; readonly request: BookingView; readonly next: Row | undefined };

type Known = {
  readonly rows: readonly Row[];
  /** Newest first. */
  readonly requests: readonly BookingView[];
  readonly sendingTo: string | undefined;
  /** Whose pin was pressed. */
  readonly pinned: string | undefined;
  /** From whom one is proposed while no pin was pressed: the nearest who can be asked now. */
  readonly around: readonly Row[];
  readonly resting: ReadonlySet<string>;
};

/** A yes counts more than anything that came later; otherwise the newest request is what one waits for. */
export const momentOf = ({ rows, requests, sendingTo, pinned, around, resting }: Known): Moment => {
  const sending = rows.find(({ id }) => id === sendingTo);
  if (sending) return { kind: 'sending', row: sending };
  const accepted = requests.find(({ state }) => isActive(state));
  if (accepted) return { kind: 'accepted', request: accepted };
  const [newest] = requests;
  if (newest?.state === 'requested') {
    const waiting = requests.filter(({ state }) => state === 'requested');
    return { kind: 'waiting', request: newest, others: waiting.length - 1 };
  }
  if (newest?.status === 'rejected') {
    const asked = new Set(requests.map(({ handyman_id }) => handyman_id));
    const next = rows.find(
      ({ id, card, distanceKm }) =>
        !asked.has(id) && !resting.has(id) && card && distanceKm <= reachKm.city,
    );
    return { kind: 'refused', request: newest, next };
  }
  const chosen = rows.find(({ id }) => id === pinned);
  return { kind: 'choosing', row: chosen ?? around.find(({ id }) => !resting.has(id)) };
};
