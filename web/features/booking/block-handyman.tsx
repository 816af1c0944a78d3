import { useState } from 'react';
import { blockHandyman } from '#contract/own-block.ts';
import { firstName } from '#domain/first-name.ts';
import { words as closing } from '#words/nobody-came.tsx';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import type { Booking } from './timeline.tsx';

const words = closing.block;

/** §6: for a customer who does not want to meet this professional again. */
export const BlockHandyman = ({ booking: { handyman } }: { booking: Booking }) => {
  const [open, setOpen] = useState(false);
  const block = useSendAndSay(blockHandyman, { onSettled: () => setOpen(false) });
  const who = firstName(handyman.name);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="no-print justify-self-start wrap-anywhere"
        onClick={() => setOpen(true)}
      >
        {words.button(who)}
      </Button>
      <Confirm
        open={open}
        title={words.title(who)}
        yes={words.yes}
        no={words.no}
        busy={block.isPending}
        onClose={() => setOpen(false)}
        onYes={() => block.mutate({ body: { handyman_id: handyman.handyman_id } })}
      >
        <p>{words.meaning}</p>
        <p>{words.undo}</p>
      </Confirm>
    </>
  );
};
