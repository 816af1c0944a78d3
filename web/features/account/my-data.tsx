import { ArrowRight, Download, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Party } from '#domain/role.ts';
import { words as account } from '#words/account.tsx';
import { words } from '#words/my-data.ts';
import { useDeleteAccount, useDownloadData } from './my-data-queries.ts';
import { Button } from '../../ui/button.tsx';
import { CurrentPassword } from './current-password.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Section } from './section.tsx';

type Open = 'download' | 'delete' | undefined;

/** §23: taking one's data along, and leaving. */
export const MyData = ({ as }: { as: Party }) => {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Section title={words.title} lead={words.lead}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('download')}>
          <Download aria-hidden className="size-5" />
          {words.download.button}
        </Button>
        <Button variant="danger" onClick={() => setOpen('delete')}>
          <UserX aria-hidden className="size-5" />
          {words.delete.button}
        </Button>
      </div>
      {open === 'download' && <Downloading as={as} onClose={close} />}
      {open === 'delete' && <Deleting as={as} onClose={close} />}
    </Section>
  );
};

type Props = { as: Party; onClose: () => void };

const Downloading = ({ as, onClose }: Props) => {
  const { download, busy, fields } = useDownloadData(as, onClose);
  return (
    <FormDialog
      open
      title={words.download.title}
      lead={words.download.lead}
      save={words.download.save}
      busy={busy}
      refusals={fields}
      onSubmit={(values) => download(values['currentPassword'] ?? '')}
      onClose={onClose}
    >
      <CurrentPassword label={account.password.your} />
    </FormDialog>
  );
};

const Deleting = ({ as, onClose }: Props) => {
  const { leave, isPending, fields, open } = useDeleteAccount(as);
  return (
    <FormDialog
      open
      title={words.delete.title}
      lead={words.delete.lead}
      save={words.delete.save}
      tone="danger"
      busy={isPending}
      refusals={fields}
      onSubmit={(values) => leave(values['currentPassword'] ?? '')}
      onClose={onClose}
    >
      <ul className="text-ink-soft grid list-disc gap-1.5 pl-5">
        {words.delete.what[as].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CurrentPassword label={account.password.your} />
      {open && (
        <div role="alert" className="bg-bad-soft text-bad grid gap-2 rounded-2xl p-4 font-medium">
          <p>{open.text}</p>
          <Link to={open.to} className="inline-flex items-center gap-1.5 font-semibold underline">
            {words.delete.look}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </div>
      )}
    </FormDialog>
  );
};
