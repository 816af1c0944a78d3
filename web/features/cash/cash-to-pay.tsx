import { Banknote } from 'lucide-react';
import type { BookingView } from '#contract/booking.ts';
import { takeBackCash } from '#contract/cash.ts';
import { firstName } from '#domain/first-name.ts';
import { words } from '#words/cash.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { rupees } from '../../ui/rupees.tsx';

/** §37: the customer has chosen cash, and can take that back as long as it is not confirmed. */
export const CashToPay = ({ booking }: { booking: BookingView }) => {
  const { notification_id: id, due, handyman, state } = booking;
  const back = useSendAndSay(takeBackCash);
  const name = firstName(handyman.name);
  return (
    <section aria-live="polite" className="bg-accent-soft rounded-control grid gap-3 p-4">
      <h3 className="flex items-center gap-2.5 font-bold">
        <Banknote aria-hidden className="text-accent size-5 shrink-0" />
        {words.chosen.title(rupees(due))}
      </h3>
      <p>{state === 'done' ? words.chosen.now(name) : words.chosen.text(name)}</p>
      <Button
        variant="secondary"
        wide
        busy={back.isPending}
        onClick={() => back.mutate({ params: { id } })}
      >
        {words.chosen.back}
      </Button>
    </section>
  );
};
