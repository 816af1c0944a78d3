import { Banknote } from 'lucide-react';
import { useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { confirmCash } from '#contract/cash.ts';
import { mayTakeCash } from '#domain/cash.ts';
import { firstName } from '#domain/first-name.ts';
import { words as all } from '#words/cash.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { freshKey } from '../../device/fresh-key.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { rupees } from '../../ui/rupees.tsx';

const words = all.take;

/** §37: what the professional is to take, and what of it is the commission, before they confirm it. */
export const TakeCash = ({ job }: { job: BookingView }) => {
  const { notification_id: id, due, state, customer, price, share = 0 } = job;
  const [key, setKey] = useState(freshKey);
  /** The sum that was shown when they were asked. */
  const [asked, setAsked] = useState<number>();
  const confirm = useSendAndSay(confirmCash, {
    onSettled: () => {
      setAsked(undefined);
      setKey(freshKey());
    },
  });
  const name = firstName(customer.username);
  return (
    <section
      aria-live="polite"
      className="bg-accent-soft rounded-card border-accent grid gap-3 border p-5"
    >
      <h2 className="flex items-center gap-2.5 text-xl font-bold">
        <Banknote aria-hidden className="text-accent size-6 shrink-0" />
        {words.title(rupees(due))}
      </h2>
      {mayTakeCash(state) ? (
        <>
          <p>{words.text(name, rupees(price.total - share))}</p>
          <Button size="large" wide onClick={() => setAsked(due)}>
            {words.button(rupees(due))}
          </Button>
        </>
      ) : (
        <p>{words.later(name)}</p>
      )}
      <Confirm
        open={asked !== undefined}
        title={words.ask(rupees(asked ?? due))}
        yes={words.yes}
        no={words.no}
        tone="good"
        busy={confirm.isPending}
        onClose={() => setAsked(undefined)}
        onYes={() => confirm.mutate({ params: { id }, body: { amount: asked ?? due, key } })}
      >
        <p>{words.sure(name, rupees(asked ?? due))}</p>
      </Confirm>
    </section>
  );
};
