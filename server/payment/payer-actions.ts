import type { Addresses } from '#contract/payment.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Payer } from '../ports/payments.ts';

const filled = (text: string | null | undefined): string | undefined =>
  text === null || text === undefined || text.trim() === '' ? undefined : text;

/** A name and an address go with every payment: the one given, else the place of the job. */
export const payerOf = (booking: BookingRow, given: Addresses): Payer => {
  const line1 = filled(given?.billing_address_line1);
  const city = filled(given?.billing_address_city);
  const state = filled(given?.billing_address_state);
  const postalCode = filled(given?.billing_address_zip);
  return {
    name: filled(given?.billing_name) ?? booking.username,
    line1: line1 ?? `At ${booking.lat.toFixed(4)}, ${booking.long.toFixed(4)}`,
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
    ...(postalCode === undefined ? {} : { postalCode }),
    country: filled(given?.billing_address_country_code)?.toUpperCase() ?? 'IN',
  };
};
