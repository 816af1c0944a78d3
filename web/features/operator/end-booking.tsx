import { useState } from 'react';
import { cancelAnyBooking, endJob } from '#contract/booking-ending.ts';
import { movesFrom } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { limits } from '#domain/limits.ts';
import { words } from '#words/console.tsx';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { TextDialog } from '../../ui/text-dialog.tsx';
import { operatorKey } from './queries.ts';

const text = words.booking.end;

type Way = keyof typeof text.ways;
const ways = Object.keys(text.ways) as Way[];

type Props = {
  booking: { readonly booking_id: string; readonly number: number; readonly state: State };
};

/** §14: by what moves an operator may end a booking now; none when it is over. */
export const endingsOf = (state: State): readonly Way[] => {
  const moves: readonly string[] = movesFrom(state, 'operator');
  return ways.filter((way) => moves.includes(way));
};

/** A button for each, and the question why: both sides read the answer. */
export const EndBooking = ({ booking: { booking_id: id, number, state } }: Props) => {
  const [asking, setAsking] = useState<Way>();
  const close = () => setAsking(undefined);
  const options = { atFields: true, onDone: close, refetch: [operatorKey] };
  const cancel = useSendAndSay(cancelAnyBooking, options);
  const end = useSendAndSay(endJob, options);
  const send = (way: Way, reason: string) => {
    const params = { id };
    if (way === 'withdraw' || way === 'cancel') cancel.mutate({ params, body: { reason } });
    else {
      const outcome = way === 'finish' ? 'done' : 'cancelled';
      end.mutate({ params, body: { outcome, reason } });
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      {endingsOf(state).map((way) => (
        <Button
          key={way}
          size="small"
          variant={way === 'finish' ? 'secondary' : 'danger'}
          onClick={() => setAsking(way)}
        >
          {text.ways[way].button}
        </Button>
      ))}
      {asking && (
        <TextDialog
          open
          title={text.ways[asking].title(number)}
          field={{ name: 'reason', label: text.label, hint: text.hint, most: limits.reason }}
          yes={text.ways[asking].button}
          no={words.reason.no}
          tone={asking === 'finish' ? 'primary' : 'danger'}
          busy={cancel.isPending || end.isPending}
          refusals={cancel.error?.fields ?? end.error?.fields}
          onText={(reason) => send(asking, reason)}
          onClose={close}
        >
          {text.ways[asking].text}
        </TextDialog>
      )}
    </div>
  );
};
