import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What the two buttons say. */
  yes: string;
  no: string;
  /** Whether yes ends something or completes it. */
  tone?: 'danger' | 'good';
  busy: boolean;
  onYes: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be taken back. */
export const Confirm = ({
  open,
  title,
  children,
  yes,
  no,
  tone = 'danger',
  busy,
  onYes,
  onClose,
}: Props) => (
  <Dialog open={open} onClose={onClose} title={title}>
    <div className="text-ink-soft mt-2 grid gap-2">{children}</div>
    <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button variant="secondary" onClick={onClose}>
        {no}
      </Button>
      <Button variant={tone} busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </div>
  </Dialog>
);
