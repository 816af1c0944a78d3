import { Link } from 'react-router';
import type { BookingRow } from '#contract/console.ts';
import { words } from '#words/console.tsx';
import { BookingBadge, PaymentBadge } from '../booking/booking-badge.tsx';
import { Rupees } from '../../ui/rupees.tsx';
import { whenText } from '../../ui/when.ts';
import { RowLink } from './table.tsx';
import type { Column } from './table.tsx';

type NameOf = (serviceName: string) => string;

/** Bookings as rows: today, in the list, and on the page of a customer. */
export const bookingColumns = (nameOf: NameOf): readonly Column<BookingRow>[] => [
  {
    head: words.columns.number,
    tabular: true,
    cell: ({ booking_id, number, service }) => (
      <>
        <RowLink to={`/operator/bookings/${booking_id}`}>{number}</RowLink>
        <span className="text-ink-soft block min-w-24 whitespace-normal md:hidden">
          {nameOf(service)}
        </span>
      </>
    ),
  },
  {
    head: words.columns.state,
    cell: (row) => (
      <span className="flex flex-wrap gap-1">
        <BookingBadge state={row.state} />
        {row.paymentState !== 'unpaid' && <PaymentBadge booking={row} />}
      </span>
    ),
  },
  { head: words.columns.service, wide: true, cell: ({ service }) => nameOf(service) },
  {
    head: words.columns.customer,
    cell: ({ customer }) => (
      <Link to={`/operator/customers/${customer.user_id}`} className="hover:underline">
        {customer.name}
      </Link>
    ),
  },
  { head: words.columns.handyman, wide: true, cell: ({ handyman }) => handyman.name },
  {
    head: words.columns.asked,
    tabular: true,
    orders: { descending: 'newest', ascending: 'oldest' },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{whenText(createdAt)}</time>,
  },
  { head: words.columns.total, tabular: true, cell: ({ total }) => <Rupees amount={total} /> },
];
