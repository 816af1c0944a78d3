import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

type Props = {
  label: string;
  children: ReactNode;
  /** Why it cannot be changed, or what else there is to know. */
  note?: string | undefined;
  action?: ReactNode;
};

/** One thing about somebody, and beside it what they can do about it; below it where letters are large. */
export const Row = ({ label, children, note, action }: Props) => (
  <div className="grid items-center gap-x-4 py-4 @max-3xs:gap-y-2 @min-3xs:grid-cols-[minmax(0,1fr)_auto]">
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd className="col-start-1 font-semibold wrap-anywhere">
      {children}
      {note !== undefined && (
        <span className="text-ink-faint block text-sm font-normal">{note}</span>
      )}
    </dd>
    {action !== undefined && (
      <dd className="@min-3xs:col-start-2 @min-3xs:row-span-2 @min-3xs:row-start-1">{action}</dd>
    )}
  </div>
);

type ChangeProps = { text: string; label: string; onClick: () => void };

export const ChangeButton = ({ text, label, onClick }: ChangeProps) => (
  <Button variant="secondary" size="small" aria-label={label} onClick={onClick}>
    {text}
  </Button>
);
