import { useState } from 'react';
import { cancelBooking } from '#contract/booking.ts';
import { cancellationMove } from '#domain/booking.ts';
import { feeRules } from '#domain/fee.ts';
import { firstName } from '#domain/first-name.ts';
import { toRupees } from '#domain/price.ts';
import { words as feeWords } from '#words/fee.ts';
import { words } from '#words/visit.tsx';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { timeText, whenText } from '../../ui/when.ts';
import { useServerNow } from './countdown.tsx';
import type { Booking } from './timeline.tsx';

const most = rupees(toRupees(feeRules.paise));

/** §36: what it costs now, by the server's answer; the end of the free time may pass while the page is open. */
const useCost = (booking: Booking) => {
  const now = useServerNow();
  const { cancellation, startsAt, state } = booking;
  const who = firstName(booking.handyman.name);
  const { free, until, beforeTheWay, costs } = feeWords.rule;
  if (!cancellation) return { fee: 0, rule: free };
  const { freeUntil } = cancellation;
  const over = freeUntil !== null && now >= Date.parse(freeUntil);
  const fee = over ? toRupees(feeRules.paise) : cancellation.fee;
  if (fee > 0) return { fee, rule: costs(rupees(fee), who) };
  if (freeUntil !== null) {
    const time = startsAt === null ? timeText(freeUntil) : whenText(freeUntil);
    return { fee, rule: until(time, most, who) };
  }
  const willCost = state === 'accepted' && startsAt === null && cancellation.credit === 0;
  return { fee, rule: willCost ? beforeTheWay(most, who) : free };
};

/** Cancelling a booking, with its rule beside it and again before the decision. */
export const CancelVisit = ({ booking }: { booking: Booking }) => {
  const [open, setOpen] = useState(false);
  const cancel = useSendAndSay(cancelBooking, { onSettled: () => setOpen(false) });
  const cost = useCost(booking);
  const move = cancellationMove(booking.state, 'user');
  // Once the work has begun only the handyman can cancel.
  if (!move || move === 'stop') return null;
  const { button, title } = words.cancelVisit[move];
  const { fee, rule } =
    move === 'withdraw' ? { fee: 0, rule: words.cancelVisit.withdraw.rule } : cost;
  const money =
    fee > 0
      ? feeWords.money[booking.paymentState](rupees(fee))
      : words.cancelVisit.money[booking.paymentState];
  return (
    <div className="flex flex-wrap items-center self-start justify-between gap-x-6 gap-y-1 px-1">
      <p className="text-ink-soft max-w-prose min-w-0 flex-1 basis-52 text-sm wrap-anywhere">
        {rule}
      </p>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-bad min-h-11 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {button}
      </button>
      <Confirm
        open={open}
        title={title}
        yes={fee > 0 ? feeWords.cancelFor(rupees(fee)) : button}
        no={words.cancelVisit.keep}
        busy={cancel.isPending}
        onClose={() => setOpen(false)}
        onYes={() => cancel.mutate({ params: { id: booking.notification_id }, body: { fee } })}
      >
        <p className="wrap-anywhere">{rule}</p>
        {move === 'cancel' && <p>{money}</p>}
      </Confirm>
    </div>
  );
};
