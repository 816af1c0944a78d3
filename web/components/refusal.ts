import type { BookingView } from '#contract/booking.ts';
import type { Actor } from '#domain/booking.ts';

/** What a professional did instead of accepting, after their name. */
export const refusalOf = ({ state, reason }: Pick<BookingView, 'state' | 'reason'>): string => {
  if (state === 'expired') return 'did not answer in time';
  return reason === 'took_another_job' ? 'took another job' : 'cannot take this job';
};

/** Who called a booking off, said to its customer. */
export const calledOff = (by: Actor | null, name: string): string => {
  if (by === 'user') return 'You called this booking off.';
  return by === 'handyman' ? `${name} called this booking off.` : 'This booking was called off.';
};
