import { Wrench } from 'lucide-react';
import type { BookingView } from '#contract/booking.ts';
import { approveExtra, declineExtra } from '#contract/extra.ts';
import type { Extra } from '#contract/extra.ts';
import { firstName } from '#domain/first-name.ts';
import { words } from '#words/extra.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { rupees } from '../../ui/rupees.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { booking: BookingView; extra: Extra; onDecided: () => void };

/** §20: the customer sees what the bill would be before they say yes; the yes names the amount that was shown. */
export const Ask = ({ booking, extra, onDecided }: Props) => {
  const approve = useSendAndSay(approveExtra, { onSettled: onDecided });
  const decline = useSendAndSay(declineExtra, { onSettled: onDecided });
  const { price, paid, due, handyman, notification_id: id } = booking;
  const params = { id, extraId: extra.extra_id };
  const busy = approve.isPending || decline.isPending;
  return (
    <section className="bg-warn-soft rounded-control animate-rise grid gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="bg-surface text-warn grid size-10 shrink-0 place-items-center rounded-full"
        >
          <Wrench className="size-5" />
        </span>
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="font-semibold">{words.ask.title(firstName(handyman.name))}</h3>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-bold">
            <span className="min-w-0 wrap-anywhere">{extra.words}</span>
            <span className="tabular-nums">{rupees(extra.amount)}</span>
          </p>
        </div>
      </div>
      <p>
        {words.ask.newTotal(rupees(price.total + extra.amount), rupees(price.total))}{' '}
        {paid > 0 && words.ask.stillDue(rupees(paid), rupees(due + extra.amount))}{' '}
        <span className="text-ink-soft">{words.ask.onlyWithYes}</span>
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          variant="good"
          size="large"
          busy={approve.isPending}
          disabled={busy}
          onClick={() => approve.mutate({ params, body: { amount: extra.amount } })}
        >
          {words.ask.approve(rupees(extra.amount))}
        </Button>
        <Button
          variant="secondary"
          size="large"
          busy={decline.isPending}
          disabled={busy}
          onClick={() => decline.mutate({ params })}
        >
          {words.ask.decline}
        </Button>
      </div>
    </section>
  );
};
