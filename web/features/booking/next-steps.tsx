import { ReceiptText, RotateCcw, Search } from 'lucide-react';
import { Link } from 'react-router';
import { words as booked } from '#words/booking.ts';
import { words } from '#words/visit.tsx';
import { forgetVisitDetails } from '../address/queries.ts';
import { nearLink } from '../place/near-link.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ConfirmDone } from './confirm-done.tsx';
import type { Booking } from './timeline.tsx';

const over: ReadonlySet<Booking['state']> = new Set(['done', 'declined', 'cancelled', 'expired']);

/** The list of professionals for the same service at the same place. */
const againLink = ({ service, lat, long, cost }: Booking) =>
  nearLink({ service, place: { lat, long }, cost });

/** What the customer can do next, besides paying and calling it off. */
export const NextSteps = ({ booking }: { booking: Booking }) => {
  const { state, paymentState, paid, notification_id } = booking;
  const receipt = paid > 0 || paymentState === 'paid' || paymentState === 'refunded';
  if (state !== 'started' && !receipt && !over.has(state)) return null;
  const Icon = state === 'done' ? RotateCcw : Search;
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmDone booking={booking} />
      {over.has(state) && (
        <Link
          to={againLink(booking)}
          // Another visit of the same kind has its own note. After a no it is still the same visit.
          onClick={() => state === 'done' && forgetVisitDetails(booking.service)}
          className={buttonClass({ variant: state === 'done' ? 'secondary' : 'primary' })}
        >
          <Icon aria-hidden className="size-4.5" />
          {state === 'done' ? words.bookAgain : words.askElse}
        </Link>
      )}
      {receipt && (
        <Link
          to={`/user/bookings/${notification_id}/receipt`}
          className={buttonClass({ variant: 'secondary' })}
        >
          <ReceiptText aria-hidden className="text-accent size-4.5" />
          {booked.receipt}
        </Link>
      )}
    </div>
  );
};
