import { Link } from 'react-router';
import type { Verification } from '#domain/verification.ts';
import { words as booking } from '#words/booking.tsx';
import { words as all } from '#words/verification.tsx';
import { BookingBadge } from '../../../features/booking/booking-badge.tsx';
import { bookingSearchQuery, useServiceName } from '../../../features/operator/console-queries.ts';
import { EndBooking } from '../../../features/operator/end-booking.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { usePages } from '../../../data/pages.ts';

const words = all.live;

type Props = { id: string; status: Verification };

/** §14: their open requests and their job. A running job of a suspended professional is ended by an operator. */
export const LiveBookings = ({ id, status }: Props) => {
  const { data: rows } = usePages(bookingSearchQuery({ q: id, state: 'live' })).query;
  const nameOf = useServiceName();
  if (!rows) return null;
  return (
    <Panel title={words.title}>
      {rows.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="divide-line grid divide-y">
        {rows.map((row) => (
          <li key={row.booking_id} className="grid gap-2 py-2.5">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={`/operator/bookings/${row.booking_id}`}
                className="rounded font-semibold wrap-anywhere hover:underline"
              >
                {row.number} · {booking.serviceWith(nameOf(row.service), row.customer.name)}
              </Link>
              <BookingBadge state={row.state} />
            </p>
            {status === 'suspended' && row.state === 'started' && (
              <>
                <p className="text-warn text-sm font-semibold">{words.decide}</p>
                <EndBooking booking={row} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
