import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { handOver, waitForLate } from '#contract/delay.ts';
import type { BookingView } from '#contract/booking.ts';
import { firstName } from '#domain/first-name.ts';
import { words } from '#words/delay.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { useSend } from '../../data/use-send.ts';
import { toast } from '../../data/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { minutesText } from '../../ui/distance.ts';
import { timeText } from '../../ui/when.ts';
import { dispatchLink } from '../dispatch/queries.ts';

type Props = {
  booking: BookingView;
  startsAt: string;
  delay: NonNullable<BookingView['delay']>;
  /** The way to another time; nothing where one is proposed already. */
  onAnother: (() => void) | undefined;
  onDone: () => void;
};

/** §27: for the customer whose professional will be late: when they are expected, and what can be done. */
export const LateVisit = ({ booking, startsAt, delay, onAnother, onDone }: Props) => {
  const { expectedAt, by, waits } = delay;
  const who = firstName(booking.handyman.name);
  const [at, minutes] = [timeText(expectedAt), minutesBetween(startsAt, expectedAt)];
  const params = { id: booking.notification_id };
  const wait = useSendAndSay(waitForLate, { onDone });
  return (
    <section
      aria-label={words.late(who, at)}
      className="bg-warn-soft rounded-control animate-rise grid gap-4 p-4 sm:p-5"
    >
      <div className="grid gap-1.5">
        <h3 className="flex items-center gap-2 text-lg font-bold">
          <Hourglass aria-hidden className="text-warn size-5 shrink-0" />
          {words.late(who, at)}
        </h3>
        <p className="text-ink-soft">
          {words.agreed(timeText(startsAt), minutesText(minutes))}
          {by === 'time' && ` ${words.heldUp(who)}`}
        </p>
        <p>{waits ? words.waiting(at) : words.choices}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {!waits && (
          <Button
            busy={wait.isPending}
            onClick={() => wait.mutate({ params, body: { expectedAt } })}
          >
            {words.wait}
          </Button>
        )}
        {onAnother && (
          <Button variant="secondary" onClick={onAnother}>
            {words.another}
          </Button>
        )}
        <AskOthers id={booking.notification_id} who={who} expectedAt={expectedAt} />
      </div>
    </section>
  );
};

const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

type Asking = { id: string; who: string; expectedAt: string };

/** What follows is read before the tap; then the page that follows the new request. */
const AskOthers = ({ id, who, expectedAt }: Asking) => {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const give = useSend(handOver, {
    onSuccess: ({ msg, dispatch_id }) => {
      toast.success(msg);
      void navigate(dispatchLink(dispatch_id));
    },
    onError: ({ message }) => {
      toast.error(message);
      setOpen(false);
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.handOver}
      </Button>
      <Confirm
        open={open}
        title={words.question}
        yes={words.yes}
        no={words.no}
        busy={give.isPending}
        onClose={() => setOpen(false)}
        onYes={() => give.mutate({ params: { id }, body: { expectedAt } })}
      >
        {words.follows(who).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Confirm>
    </>
  );
};
