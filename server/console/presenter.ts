import type { BookingRow } from '#contract/console.ts';
import { serviceById } from '#domain/catalogue.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { toRupees } from '#domain/price.ts';
import type { ListedRow } from './booking-store.ts';

/** A booking as a row of the console's lists: who, what and how it stands, without contact data. */
export const toListed =
  (services: Catalogue) =>
  (row: ListedRow): BookingRow => ({
    booking_id: row.id,
    number: row.number,
    createdAt: row.created_at.toISOString(),
    state: row.state,
    paymentState: row.payment_state,
    service: serviceById(services, row.service).serviceName,
    total: toRupees(row.total_paise),
    customer: { user_id: row.user_id, name: row.username },
    handyman: { handyman_id: row.handyman_id, name: row.handyman },
  });
