import { useState } from 'react';
import { lookAtPlace } from '#contract/console.ts';
import { words } from '#words/console.tsx';
import { Facts } from '../../../features/operator/facts.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { ReasonDialog } from '../../../features/operator/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSend } from '../../../data/use-send.ts';
import { toast } from '../../../data/toast.ts';

type Place = { readonly lat: number; readonly long: number };
type Props = { booking: Place & { readonly booking_id: string } };

const text = words.booking.place;
const placeText = ({ lat, long }: Place, digits: number) =>
  `${lat.toFixed(digits)}, ${long.toFixed(digits)}`;

/** Rounded; the exact place and the address, which are the customer's home, for a reason. */
export const PlacePanel = ({ booking }: Props) => {
  const [asking, setAsking] = useState(false);
  const look = useSend(lookAtPlace, {
    onSuccess: ({ msg }) => {
      setAsking(false);
      toast.success(msg);
    },
    onError: ({ fields, message }) => {
      if (!('reason' in fields)) toast.error(message);
    },
  });
  return (
    <Panel title={text.title}>
      <p>
        <span className="block font-semibold tabular-nums">
          {look.data ? placeText(look.data, 5) : placeText(booking, 2)}
        </span>
        <span className="text-ink-soft text-sm">{look.data ? text.exact : text.rough}</span>
      </p>
      {look.data && (
        <Facts
          facts={[
            { label: text.address, value: look.data.address ?? text.noAddress },
            ...(look.data.note === null ? [] : [{ label: text.note, value: look.data.note }]),
          ]}
        />
      )}
      {!look.data && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {text.look}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={asking}
        title={text.question}
        yes={text.look}
        busy={look.isPending}
        refusals={look.error?.fields}
        onReason={(reason) => look.mutate({ params: { id: booking.booking_id }, body: { reason } })}
        onClose={() => setAsking(false)}
      >
        {text.warning}
      </ReasonDialog>
    </Panel>
  );
};
