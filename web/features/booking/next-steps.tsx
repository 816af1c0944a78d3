import { ReceiptText, RotateCcw, Search } from 'lucide-react';
import { Link } from 'react-router';
import { useState } from 'react';
import { words as booked } from '#words/booking.tsx';
import { words } from '#words/visit.tsx';
import { finishBooking } from '#contract/booking.ts';
import { forgetVisitDetails, keepVisitDetails } from '../address/queries.ts';
import { nearLink } from '../place/near-link.ts';
import { stillThen } from '../slot/still-then.ts';
import { buttonClass, Button } from '../../ui/button.tsx';
import type { Booking } from './timeline.tsx';
import { WorkDoneQuestion } from './work-done-question.tsx';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { useSession } from '../../data/session.ts';

const over: ReadonlySet<Booking['state']> = new Set(['done', 'declined', 'cancelled', 'expired']);

/** The list of professionals for the same service at the same place; after a no also for the same time. */
const againLink = ({ service, lat, long, cost, state, startsAt }: Booking) =>
  nearLink({
    service,
    place: { lat, long },
    cost,
    at: state === 'done' ? undefined : stillThen(startsAt),
  });

/** What the customer can do next, besides paying and calling it off. */
export const NextSteps = ({ booking }: { booking: Booking }) => {
  const { state, paymentState, paid, notification_id } = booking;
  const { userId = '' } = useSession();
  const receipt = paid > 0 || paymentState === 'paid' || paymentState === 'refunded';
  if (state !== 'started' && !receipt && !over.has(state)) return null;
  const Icon = state === 'done' ? RotateCcw : Search;
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmDone booking={booking} />
      {over.has(state) && (
        <Link
          to={againLink(booking)}
          // Another visit of the same kind has its own note. After a no it is still the same visit, with its own.
          onClick={() =>
            state === 'done'
              ? forgetVisitDetails(booking.service)
              : keepVisitDetails(userId, booking)
          }
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

/** The customer's word that the work is done, for a handyman who has gone without saying so. */
const ConfirmDone = ({ booking }: { booking: Booking }) => {
  const [open, setOpen] = useState(false);
  const finish = useSendAndSay(finishBooking, { onSettled: () => setOpen(false) });
  if (booking.state !== 'started') return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.workDone.button}
      </Button>
      <WorkDoneQuestion
        open={open}
        busy={finish.isPending}
        onClose={() => setOpen(false)}
        onYes={() => finish.mutate({ params: { id: booking.notification_id } })}
      >
        <p>{words.workDone.text(booking.handyman.name)}</p>
      </WorkDoneQuestion>
    </>
  );
};
