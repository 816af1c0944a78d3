import { acceptNotification, createNotification } from '#contract/booking.ts';
import { listSlots } from '#contract/slots.ts';
import type { Account } from './people.ts';
import type { Product } from './product.ts';

/** Agreed for the second day on which the professional is free, from its second start on. */
export const agreeLater = async (customer: Account, handyman: Account): Promise<string> => {
  const { days } = await customer.send(listSlots, {}, { query: { handyman_id: handyman.id } });
  const startsAt = days.filter(({ starts }) => starts.length > 6)[1]?.starts[1]?.at ?? '';
  const asked = await customer.send(createNotification, {
    ...customer.place,
    user_id: customer.id,
    handyman_id: handyman.id,
    cost: 120,
    startsAt,
  });
  const { notification_id } = asked;
  await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id });
  return notification_id;
};

/** From now on the visit begins in so many minutes; like every agreed time, on a whole minute. */
export const comeNear = (product: Product, id: string, minutes: number) =>
  product.sql(
    `update bookings b set starts_at = n.start,
       planned = tstzrange(n.start, n.start + (upper(b.planned) - lower(b.planned)))
     from (select date_trunc('minute', now()) + $2::int * interval '1 minute' as start) n
     where b.id = $1`,
    [id, minutes],
  );
