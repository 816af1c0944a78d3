import type { ReactNode } from 'react';
import { words } from '#words/account.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import type { Errors, Values } from '../../ui/form.tsx';

type Props = {
  open: boolean;
  title: string;
  lead?: string;
  save: string;
  busy: boolean;
  refusals: Errors | undefined;
  check?: () => Errors;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  /** For what cannot be taken back. */
  tone?: 'primary' | 'danger';
  /** The fields. */
  children: ReactNode;
};

/** One change of an account: its fields, and two buttons. What was typed is gone when it is closed. */
export const FormDialog = ({
  open,
  title,
  lead,
  save,
  busy,
  refusals,
  check,
  onSubmit,
  onClose,
  tone = 'primary',
  children,
}: Props) => (
  <Dialog open={open} onClose={onClose} title={title}>
    {lead !== undefined && <p className="text-ink-soft mt-2">{lead}</p>}
    <Form
      label={title}
      className="mt-5 grid gap-5"
      refusals={refusals}
      {...(check && { check })}
      onSubmit={onSubmit}
    >
      {children}
      <div className="mt-1 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" variant={tone} busy={busy}>
          {save}
        </Button>
      </div>
    </Form>
  </Dialog>
);
