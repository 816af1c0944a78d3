import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { endCustomerSessions } from '#contract/console.ts';
import { words } from '#words/console.tsx';
import { ReasonDialog } from '../../../features/operator/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSendAndSay } from '../../../data/send-and-say.ts';

const text = words.customer.logout;

/** For a phone that was lost or stolen. */
export const EndSessions = ({ id, name }: { id: string; name: string }) => {
  const [asking, setAsking] = useState(false);
  const end = useSendAndSay(endCustomerSessions, {
    atFields: true,
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <LogOut aria-hidden className="size-5" />
        {text.button}
      </Button>
      <ReasonDialog
        open={asking}
        title={text.title(name)}
        yes={text.button}
        busy={end.isPending}
        refusals={end.error?.fields}
        onReason={(reason) => end.mutate({ params: { id }, body: { reason } })}
        onClose={() => setAsking(false)}
      >
        {text.text}
      </ReasonDialog>
    </>
  );
};
