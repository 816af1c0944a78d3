import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { isPayable } from '#domain/booking.ts';
import { words as paymentWords } from '#words/payment.tsx';
import { TakeCash } from '../../../features/cash/take-cash.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

const words = paymentWords.bill;

/** Customers pay on their own phone, or in cash (§37): this tells them how, and sees it happen. */
export const Collect = ({ booking }: { booking: BookingView }) => {
  const [open, setOpen] = useState(false);
  const { paymentState, state, customer, due, notification_id, cash } = booking;
  const said =
    paymentState === 'paid' && cash === 'taken' ? words.inCash : words.settled[paymentState];
  if (cash === 'chosen') return <TakeCash job={booking} />;
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
        {words.collect.nothing}
      </p>
    );
  }
  const address = `${location.origin}/user/bookings/${notification_id}`;
  return (
    <>
      <Button size="large" wide onClick={() => setOpen(true)}>
        {words.collect.button}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.collect.title(rupees(due), customer.username)}
      >
        <div className="mt-3 grid gap-5">
          <ol className="text-ink-soft grid list-decimal gap-2 pl-5">
            <li>{words.collect.ask(customer.username)}</li>
            <li>{words.collect.theyPay}</li>
            <li>{words.collect.youSee}</li>
          </ol>
          <p aria-live="polite" className="text-accent flex items-center gap-2 font-semibold">
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
            {words.collect.waiting}
          </p>
          <p className="bg-sunken rounded-control flex items-center justify-between gap-3 p-3 pl-4">
            {words.collect.link}
            <CopyButton text={address} label={words.collect.copyLink} />
          </p>
          <Button variant="secondary" wide onClick={() => setOpen(false)}>
            {words.collect.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
};
