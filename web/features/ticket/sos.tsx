import { Phone, Siren, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { State } from '#domain/booking.ts';
import { emergencyNumber, mayCallForHelp } from '#domain/ticket.ts';
import { words as all } from '#words/ticket.tsx';
import { useCallForHelp } from './queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const words = all.sos;

type Props = { bookingId: string; state: State };

/** §15: on running jobs only. What was told about one booking says nothing about the next on the same page. */
export const Sos = ({ bookingId, state }: Props) =>
  mayCallForHelp(state) && <Alarm key={bookingId} bookingId={bookingId} />;

/** Red, and never pressed by accident: it asks first, with 112 in reach whatever the network does. */
const Alarm = ({ bookingId }: { bookingId: string }) => {
  const [open, setOpen] = useState(false);
  const { call, isPending, failed, told } = useCallForHelp(bookingId);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="border-bad text-bad hover:bg-bad-soft inline-flex min-h-11 items-center justify-center gap-2 rounded-full border-2 px-5 font-bold transition"
      >
        <Siren aria-hidden className="size-5" />
        {words.button}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title}>
        <p className="text-ink-soft mt-2">{words.text}</p>
        <a
          href={`tel:${emergencyNumber}`}
          className="bg-bad text-on-bad rounded-control mt-4 flex min-h-14 items-center justify-center gap-3 text-xl font-extrabold"
        >
          <Phone aria-hidden className="size-6" />
          {words.call}
        </a>
        <div className="mt-5 grid gap-3" aria-live="assertive">
          {told && (
            <p className="bg-good-soft text-good rounded-control p-4 font-semibold">{words.told}</p>
          )}
          {failed && (
            <p className="bg-bad-soft text-bad rounded-control flex gap-3 p-4 font-semibold">
              <TriangleAlert aria-hidden className="size-6 shrink-0" />
              {words.notTold}
            </p>
          )}
          {!told && !failed && <p className="text-ink-soft text-sm">{words.telling}</p>}
        </div>
        <div className="mt-4 grid gap-3">
          <Button variant="danger" size="large" wide busy={isPending} onClick={call}>
            {failed ? words.again : told ? words.callAgain : words.tell}
          </Button>
          <Button variant="secondary" wide onClick={() => setOpen(false)}>
            {words.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
};
