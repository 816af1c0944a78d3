import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { isPayable } from '#domain/booking.ts';
import type { PaymentState } from '#domain/booking.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { rupees } from '../../../components/rupees.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

const settled: Readonly<Record<PaymentState, string | undefined>> = {
  unpaid: undefined,
  processing: 'The bank is working on the payment. This page shows when it is through.',
  paid: 'Paid by card. It comes with your next weekly payment.',
  refunded: 'This payment was given back to the customer.',
};

/** Customers pay by card on their own phone: this tells them how, and sees it happen. */
export const Collect = ({ booking }: { booking: BookingView }) => {
  const [open, setOpen] = useState(false);
  const { paymentState, state, customer, price, notification_id } = booking;
  const said = settled[paymentState];
  if (said !== undefined) {
    return (
      <p
        aria-live="polite"
        className="bg-accent-soft rounded-control p-4 text-center font-semibold"
      >
        {said}
      </p>
    );
  }
  if (!isPayable(state)) {
    return (
      <p className="bg-sunken rounded-control p-4 text-center font-semibold">
        There is nothing to pay for this booking.
      </p>
    );
  }
  const address = `${location.origin}/user/bookings/${notification_id}`;
  return (
    <>
      <Button size="large" wide onClick={() => setOpen(true)}>
        Collect Payment
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Collect ${rupees(price.total)} from ${customer.username}`}
      >
        <div className="mt-3 grid gap-5">
          <ol className="text-ink-soft grid list-decimal gap-2 pl-5">
            <li>Ask {customer.username} to open My bookings on their phone.</li>
            <li>They choose this booking and pay by card.</li>
            <li>You see it here the moment it is through.</li>
          </ol>
          <p aria-live="polite" className="text-accent flex items-center gap-2 font-semibold">
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
            Waiting for the payment…
          </p>
          <p className="bg-sunken rounded-control flex items-center justify-between gap-3 p-3 pl-4">
            Link for the customer
            <CopyButton text={address} label="Copy the link for the customer" />
          </p>
          <Button variant="secondary" wide onClick={() => setOpen(false)}>
            Close
          </Button>
        </div>
      </Dialog>
    </>
  );
};
