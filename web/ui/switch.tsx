import { Switch as Base } from '@base-ui/react/switch';
import { useId } from 'react';

type Props = {
  label: string;
  /** What that means, in a few words. */
  note?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** On or off, at once. */
export const Switch = ({ label, note, checked, disabled = false, onChange }: Props) => {
  const [id, noteId] = [useId(), useId()];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Base.Root
        aria-labelledby={id}
        aria-describedby={note === undefined ? undefined : noteId}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className="bg-line-strong data-checked:bg-good relative h-8 w-14 shrink-0 rounded-full p-1 transition-colors data-disabled:opacity-60"
      >
        <Base.Thumb className="block size-6 rounded-full bg-white shadow transition-transform data-checked:translate-x-6" />
      </Base.Root>
      {/* Beside the switch where its words have room, below it where they have not. */}
      <span className="grid flex-1 basis-24 leading-tight">
        <span id={id} className="font-bold">
          {label}
        </span>
        {note !== undefined && (
          <span id={noteId} className="text-ink-soft text-sm">
            {note}
          </span>
        )}
      </span>
    </div>
  );
};
