import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Call, Sent } from '#contract/call.ts';
import { words } from '#words/console.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import type { Errors } from '../../ui/form.tsx';
import { useDownload } from '../../data/download.ts';
import { toast } from '../../data/toast.ts';

type Props<C extends Call> = {
  call: C;
  /** Of the file, without its ending. */
  name: string;
  /** What is asked for, but for the reason. */
  bodyOf: (reason: string) => Sent<C>;
};

/** What a list shows as a file. It holds personal data, so the operator gives a reason for the audit log. */
export const ExportCsv = <C extends Call>({ call, name, bodyOf }: Props<C>) => {
  const [asking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState<Errors>();
  const file = useDownload(call, `${name}.csv`, {
    onSuccess: (leftOut) => {
      setAsking(false);
      toast.success(leftOut ? words.csv.leftOut : words.csv.done);
    },
    onError: ({ fields, message }) => {
      setRefusals(fields);
      if (!('reason' in fields)) toast.error(message);
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Download aria-hidden className="size-5" />
        {words.csv.button}
      </Button>
      <ReasonDialog
        open={asking}
        title={words.csv.title}
        yes={words.csv.yes}
        busy={file.busy}
        refusals={refusals}
        onReason={(reason) => file.start(bodyOf(reason))}
        onClose={() => setAsking(false)}
      >
        {words.csv.text}
      </ReasonDialog>
    </>
  );
};
