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
  /** Of the dialog, where the file does not hold what people have entered. */
  asking?: { readonly title: string; readonly text: string };
  /** Of the button. */
  label?: string;
  variant?: 'primary' | 'secondary';
  /** The file has changed what is on the page. */
  onDone?: () => void;
  /** What is asked for, but for the reason. */
  bodyOf: (reason: string) => Sent<C>;
};

/** What a list shows as a file. The operator gives a reason for the audit log. */
export const ExportCsv = <C extends Call>({
  call,
  name,
  asking = words.csv,
  label = words.csv.button,
  variant = 'secondary',
  onDone,
  bodyOf,
}: Props<C>) => {
  const [open, setOpen] = useState(false);
  const [refusals, setRefusals] = useState<Errors>();
  const file = useDownload(call, `${name}.csv`, {
    onSuccess: (leftOut) => {
      setOpen(false);
      onDone?.();
      toast.success(leftOut ? words.csv.leftOut : words.csv.done);
    },
    onError: ({ fields, message }) => {
      setRefusals(fields);
      if (!('reason' in fields)) toast.error(message);
    },
  });
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <Download aria-hidden className="size-5" />
        {label}
      </Button>
      <ReasonDialog
        open={open}
        title={asking.title}
        yes={words.csv.yes}
        busy={file.busy}
        refusals={refusals}
        onReason={(reason) => file.start(bodyOf(reason))}
        onClose={() => setOpen(false)}
      >
        {asking.text}
      </ReasonDialog>
    </>
  );
};
