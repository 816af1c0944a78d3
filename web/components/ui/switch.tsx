import { Switch as Base } from '@base-ui/react/switch';
import { useId } from 'react';

type Props = {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** On or off, at once. */
export const Switch = ({ label, checked, disabled = false, onChange }: Props) => {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <span id={id} className="font-semibold">
        {label}
      </span>
      <Base.Root
        aria-labelledby={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className="bg-line-strong data-checked:bg-good relative h-8 w-14 shrink-0 rounded-full p-1 transition-colors data-disabled:opacity-60"
      >
        <Base.Thumb className="block size-6 rounded-full bg-white shadow transition-transform data-checked:translate-x-6" />
      </Base.Root>
    </div>
  );
};
