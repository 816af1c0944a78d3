import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextAreaField } from './field.tsx';
import { Form } from './form.tsx';
import type { Errors } from './form.tsx';

type Props = {
  open: boolean;
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** What is to be written, and how the server calls it. */
  field: { name: string; label: string; hint?: string; most: number };
  /** What the two buttons say. */
  yes: string;
  no: string;
  tone?: 'primary' | 'danger';
  busy: boolean;
  refusals?: Errors | undefined;
  onText: (text: string) => void;
  onClose: () => void;
};

/** Asks for a few words before something is done with them. */
export const TextDialog = ({
  open,
  title,
  children,
  field,
  yes,
  no,
  tone = 'primary',
  busy,
  refusals,
  onText,
  onClose,
}: Props) => (
  <Dialog open={open} onClose={onClose} title={title}>
    {children !== undefined && <p className="text-ink-soft mt-2">{children}</p>}
    <Form
      label={title}
      className="mt-4 grid gap-5"
      refusals={refusals}
      onSubmit={({ [field.name]: text = '' }) => onText(text.trim())}
    >
      <TextAreaField
        name={field.name}
        label={field.label}
        hint={field.hint}
        maxLength={field.most}
        required
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {no}
        </Button>
        <Button type="submit" variant={tone} busy={busy}>
          {yes}
        </Button>
      </div>
    </Form>
  </Dialog>
);
