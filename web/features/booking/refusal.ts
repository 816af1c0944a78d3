import type { BookingView } from '#contract/booking.ts';
import type { Actor } from '#domain/booking.ts';
import { words } from '#words/booking.ts';

/** What a professional did instead of accepting, after their name. */
export const refusalOf = ({ state, reason }: Pick<BookingView, 'state' | 'reason'>): string => {
  if (state === 'expired') return words.refusals.late;
  return reason === 'took_another_job' ? words.refusals.otherJob : words.refusals.declined;
};

/** Who called a booking off, said to its customer. */
export const cancellation = (by: Actor | null, name: string): string => {
  if (by === 'user') return words.cancellation.byYou;
  return by === 'handyman' ? words.cancellation.byThem(name) : words.cancellation.byNobody;
};
