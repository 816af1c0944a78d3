import { useState } from 'react';
import type { ReactNode } from 'react';
import type { nobodyHome } from '#contract/tracking.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Countdown, useServerNow } from '../booking/countdown.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/confirm.tsx';

type Said = {
  title: string;
  /** Before the time, beside how long it still is. */
  wait: (left: ReactNode) => ReactNode;
  /** Once the time has come. */
  may: string;
  button: string;
  question: string;
  /** What follows, read before the tap. */
  follows: readonly string[];
  no: string;
};

type Props = {
  /** Either of the two: they look alike. */
  call: typeof nobodyHome;
  bookingId: string;
  /** From when on, by the server's clock. */
  from: number;
  words: Said;
};

/** §16: closing a visit that came to nothing, with its clock before it and what follows said first. */
export const CloseVisit = ({ call, bookingId, from, words }: Props) => {
  const [open, setOpen] = useState(false);
  const close = useSendAndSay(call, { onSettled: () => setOpen(false) });
  const due = useServerNow() >= from;
  return (
    <Card className="grid gap-3 p-5 sm:p-6">
      <h2 className="text-lg font-bold">{words.title}</h2>
      <p className="text-ink-soft" aria-live="polite">
        {due ? words.may : words.wait(<Countdown until={new Date(from).toISOString()} />)}
      </p>
      <Button variant="danger" wide disabled={!due} onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <Confirm
        open={open}
        title={words.question}
        yes={words.button}
        no={words.no}
        busy={close.isPending}
        onClose={() => setOpen(false)}
        onYes={() => close.mutate({ params: { id: bookingId } })}
      >
        {words.follows.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Confirm>
    </Card>
  );
};
