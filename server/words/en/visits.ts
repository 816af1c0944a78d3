import { visitLimits } from '#domain/visits.ts';
import { inWords } from './time.ts';

/** §26: visits that came to nothing. */
export const words = {
  paused:
    'Several of your last visits came to nothing, so we look at them before you accept more. We do so within a day; to tell us what happened, write to us under Help.',
  doors: (seconds: number) =>
    `You have been shown ${visitLimits.doors} addresses, or said yes to ${visitLimits.customers} customers, within a day whose jobs were not done. You can accept again in ${inWords(seconds)}.`,
  looked: 'Noted. They can accept requests again.',
  nothingToLookAt: 'Nothing waits for a look here. Perhaps somebody was quicker.',
};
