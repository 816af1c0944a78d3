import type { BookingView } from '#contract/booking.ts';
import type { Actor } from '#domain/booking.ts';
import { words } from '#words/booking.tsx';

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

/** §14: that an operator ended it, and why; nothing where it was not an operator. */
export const endedByUs = ({
  endedBy,
  reason,
  endWords,
}: Pick<BookingView, 'endedBy' | 'reason' | 'endWords'>): string | undefined => {
  if (endedBy !== 'operator') return undefined;
  const { plain, why, cannotCome, stop } = words.endedByUs;
  const said = reason === 'cannot_come' ? cannotCome : endWords;
  if (said === undefined) return `${plain}${stop}`;
  return why(plain, /[.!?।…]$/u.test(said) ? said : `${said}${stop}`);
};
