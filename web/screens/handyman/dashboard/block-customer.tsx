import { useState } from 'react';
import { blockCustomer } from '#contract/block.ts';
import type { Notification } from '#contract/booking.ts';
import { words } from '#words/dashboard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { useSendWithToasts } from '../../../data/send-with-toasts.ts';

/** For a customer who asks again and again without meaning it. */
export const BlockCustomer = ({ request }: { request: Notification }) => {
  const [open, setOpen] = useState(false);
  const block = useSendWithToasts(blockCustomer, () => setOpen(false));
  const name = request.username ?? words.unnamed.this;
  return (
    <>
      <Button variant="quiet" size="small" className="wrap-anywhere" onClick={() => setOpen(true)}>
        {words.block.button(name)}
      </Button>
      <Confirm
        open={open}
        title={words.block.title(name)}
        yes={words.block.yes}
        no={words.block.no}
        busy={block.isPending}
        onClose={() => setOpen(false)}
        onYes={() => block.mutate({ body: { user_id: request.user_id } })}
      >
        <p>{words.block.meaning}</p>
      </Confirm>
    </>
  );
};
