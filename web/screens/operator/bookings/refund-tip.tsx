import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Replied } from '#contract/call.ts';
import type { readBooking } from '#contract/console.ts';
import { refundTip } from '#contract/operator-tip.ts';
import { words } from '#words/console.tsx';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { freshKey } from '../../../device/fresh-key.ts';
import { meQuery, operatorKey } from '../../../features/operator/queries.ts';
import { ReasonDialog } from '../../../features/operator/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { rupees } from '../../../ui/rupees.tsx';

const text = words.booking.tip;

type Props = {
  id: string;
  booking: Pick<Replied<typeof readBooking>, 'payments' | 'refunds'>;
};

/** §35: for admins, while the tip is with the professional or on its way to them. */
export const RefundTip = ({ id, booking: { payments, refunds } }: Props) => {
  /** Of this dialog: pressed again after a lost answer, it is the same refund. */
  const [key, setKey] = useState<string>();
  const isAdmin = useQuery(meQuery()).data?.level === 'admin';
  const send = useSendAndSay(refundTip, {
    atFields: true,
    onDone: () => setKey(undefined),
    refetch: [operatorKey],
  });
  const tip = payments.find(({ forTip, state }) => forTip && state === 'succeeded');
  const isBack = refunds.some(({ forTip, state }) => forTip && state !== 'failed');
  if (!isAdmin || !tip || isBack) return null;
  return (
    <div className="mt-4">
      <Button size="small" variant="danger" onClick={() => setKey(freshKey())}>
        {text.refund}
      </Button>
      {key !== undefined && (
        <ReasonDialog
          open
          title={text.title(rupees(tip.amount))}
          yes={text.refund}
          tone="danger"
          busy={send.isPending}
          refusals={send.error?.fields}
          onReason={(reason) => send.mutate({ params: { id }, body: { key, reason } })}
          onClose={() => setKey(undefined)}
        >
          {text.text}
        </ReasonDialog>
      )}
    </div>
  );
};
