import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { words } from '#words/console.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import type { Errors } from '../ui/form.tsx';

type Props = {
  open: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  yes: string;
  busy: boolean;
  refusals?: Errors | undefined;
  onReason: (reason: string) => void;
  onClose: () => void;
};

/** Asks why, before something private is shown or something is done to somebody. The reason is kept. */
export const ReasonDialog = ({
  open,
  title,
  children,
  yes,
  busy,
  refusals,
  onReason,
  onClose,
}: Props) => (
  <Dialog open={open} onClose={onClose} title={title}>
    <p className="text-ink-soft mt-2">{children}</p>
    <Form
      label={title}
      className="mt-4 grid gap-5"
      refusals={refusals}
      onSubmit={({ reason = '' }) => onReason(reason.trim())}
    >
      <TextAreaField
        name="reason"
        label={words.reason.label}
        hint={words.reason.hint}
        maxLength={limits.reason}
        required
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {words.reason.no}
        </Button>
        <Button type="submit" busy={busy}>
          {yes}
        </Button>
      </div>
    </Form>
  </Dialog>
);
