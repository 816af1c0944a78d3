import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { PaymentState } from '#domain/booking.ts';
import { PaymentBadge } from '../../../components/booking-badge.tsx';
import { Logo } from '../../../components/logo.tsx';
import { PriceLines } from '../../../components/price-lines.tsx';
import { BackLink } from '../../../components/ui/back-link.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../components/ui/state.tsx';
import { dayText } from '../../../components/when.ts';
import { bookingQuery } from '../../../queries.ts';
import type { Booking } from './timeline.tsx';

/** A page for the printer: the lines, the number, the date and both parties. */
const Receipt = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(bookingQuery(id));
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  return (
    <div className="page max-w-2xl py-6 sm:py-10">
      <div className="no-print mb-5 flex items-center justify-between">
        <BackLink to={`/user/bookings/${id}`} label="Back to the booking" />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          Print
        </Button>
      </div>
      {data ? <Sheet booking={data} /> : <Skeleton className="rounded-card h-130" />}
    </div>
  );
};
export default Receipt;

const settled: ReadonlySet<PaymentState> = new Set(['paid', 'refunded']);

const Sheet = ({ booking }: { booking: Booking }) => {
  if (!settled.has(booking.paymentState)) {
    return (
      <EmptyState
        whole
        art="card"
        title="There is no receipt yet"
        action={
          <Link to={`/user/bookings/${booking.notification_id}`} className={buttonClass()}>
            See the booking
          </Link>
        }
      >
        A receipt is made when the booking is paid.
      </EmptyState>
    );
  }
  return (
    <Card className="grid gap-8 p-6 sm:p-10 print:border-0 print:shadow-none">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Logo />
        <div className="grid gap-1 sm:text-right">
          <h1 className="text-2xl font-bold">Receipt</h1>
          <p className="text-ink-soft tabular-nums">{receiptNumber(booking.notification_id)}</p>
          <p className="text-ink-soft">{dayText(booking.createdAt)}</p>
        </div>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Party title="Billed to" name={booking.customer.username} line={booking.customer.email} />
        <Party title="Work by" name={booking.handyman.name} line={booking.handyman.services} />
      </div>
      <div>
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 className="text-lg font-bold">{booking.service}</h2>
          <PaymentBadge state={booking.paymentState} />
        </div>
        <PriceLines price={booking.price} />
      </div>
      <p className="text-ink-faint text-sm">All amounts in Indian rupees. Paid by card.</p>
    </Card>
  );
};

const receiptNumber = (id: string) => `LH-${id.slice(0, 8).toUpperCase()}`;

type PartyProps = { title: string; name: string; line: string | undefined };

const Party = ({ title, name, line }: PartyProps) => (
  <div>
    <h2 className="text-ink-faint text-sm font-semibold tracking-normal">{title}</h2>
    <p className="text-lg font-semibold">{name}</p>
    {line !== undefined && <p className="text-ink-soft">{line}</p>}
  </div>
);
