import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { endCustomerSessions } from '#contract/console.ts';
import { words } from '#words/console.tsx';
import { ReasonDialog } from '../../../features/operator/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSend } from '../../../data/use-send.ts';
import { toast } from '../../../data/toast.ts';

const text = words.customer.logout;

/** For a phone that was lost or stolen. */
export const EndSessions = ({ id, name }: { id: string; name: string }) => {
  const [asking, setAsking] = useState(false);
  const end = useSend(endCustomerSessions, {
    onSuccess: ({ msg }) => {
      setAsking(false);
      toast.success(msg);
    },
    onError: ({ fields, message }) => {
      if (!('reason' in fields)) toast.error(message);
    },
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
