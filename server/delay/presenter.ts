import { shownDelay } from '#domain/delay.ts';
import type { BookingRow } from '../booking/store.ts';

/** Of a visit whose delay was just said or answered. */
export const toDelay = ({ delay }: BookingRow) => {
  if (delay === null) throw new Error('A visit without its delay');
  return shownDelay(delay);
};
