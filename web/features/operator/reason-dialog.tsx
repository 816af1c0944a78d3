import type { ComponentProps } from 'react';
import { limits } from '#domain/limits.ts';
import { words } from '#words/console.tsx';
import { TextDialog } from '../../ui/text-dialog.tsx';

type Props = Omit<ComponentProps<typeof TextDialog>, 'field' | 'no' | 'onText'> & {
  onReason: (reason: string) => void;
  /** Who else reads it. */
  hint?: string;
};

/** Asks for the reason of a look at private data or of an action against an account, for the audit log. */
export const ReasonDialog = ({ onReason, hint = words.reason.hint, ...dialog }: Props) => (
  <TextDialog
    {...dialog}
    field={{
      name: 'reason',
      label: words.reason.label,
      hint,
      most: limits.reason,
    }}
    no={words.reason.no}
    onText={onReason}
  />
);
