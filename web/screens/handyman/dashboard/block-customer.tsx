import { useState } from 'react';
import { blockCustomer } from '#contract/block.ts';
import type { Notification } from '#contract/booking.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Confirm } from '../../../components/ui/confirm.tsx';
import { useSendWithToasts } from '../../../data/send-with-toasts.ts';

/** For a customer who asks again and again without meaning it. */
export const BlockCustomer = ({ request }: { request: Notification }) => {
  const [open, setOpen] = useState(false);
  const block = useSendWithToasts(blockCustomer, () => setOpen(false));
  const name = request.username ?? 'this customer';
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Do not get requests from {name}
      </Button>
      <Confirm
        open={open}
        title={`Get no more requests from ${name}?`}
        yes="Block"
        no="Not now"
        busy={block.isPending}
        onClose={() => setOpen(false)}
        onYes={() => block.mutate({ body: { user_id: request.user_id } })}
      >
        <p>
          This request is declined. They are not told, and you can change it below your history.
        </p>
      </Confirm>
    </>
  );
};
