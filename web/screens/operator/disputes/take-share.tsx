import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { takeDisputedShare } from '#contract/dispute.ts';
import type { DisputeView } from '#contract/dispute.ts';
import { words } from '#words/dispute.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { meQuery, operatorKey } from '../../../features/operator/queries.ts';
import { ReasonDialog } from '../../../features/operator/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { rupees } from '../../../ui/rupees.tsx';
import { dayText } from '../../../ui/when.ts';

/** §39: an admin decides that the professional does not keep what a bank has taken back. */
export const TakeShare = ({ dispute }: { dispute: DisputeView }) => {
  const { dispute_id: id, earned, shareTakenAt } = dispute;
  const [asking, setAsking] = useState(false);
  const isAdmin = useQuery(meQuery()).data?.level === 'admin';
  const send = useSendAndSay(takeDisputedShare, {
    atFields: true,
    onDone: () => setAsking(false),
    refetch: [operatorKey],
  });
  if (shareTakenAt !== null) return <p>{words.share.taken(dayText(shareTakenAt))}</p>;
  if (!isAdmin || earned <= 0) return null;
  return (
    <div>
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        {words.share.button}
      </Button>
      {asking && (
        <ReasonDialog
          open
          title={words.share.title(rupees(earned))}
          yes={words.share.button}
          tone="danger"
          busy={send.isPending}
          refusals={send.error?.fields}
          onReason={(reason) => send.mutate({ params: { id }, body: { reason } })}
          onClose={() => setAsking(false)}
        >
          {words.share.text}
        </ReasonDialog>
      )}
    </div>
  );
};
