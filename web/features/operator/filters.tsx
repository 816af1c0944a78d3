import { Search, X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { words } from '#words/console.tsx';
import { Button } from '../../ui/button.tsx';

const look =
  'min-h-10 w-full rounded-control border border-line-strong bg-surface px-3 text-sm text-ink placeholder:text-ink-faint hover:border-ink-faint focus-visible:outline-2 focus-visible:outline-offset-0';

type BarProps = {
  label: string;
  /** Whether there is something to clear. */
  filtered: boolean;
  onClear: () => void;
  children: ReactNode;
};

/** Above a list: what it is searched and filtered by. Each applies at once. */
export const Filters = ({ label, filtered, onClear, children }: BarProps) => (
  <search aria-label={label} className="flex flex-wrap items-end gap-3">
    {children}
    {filtered && (
      <Button variant="quiet" size="small" className="min-h-10" onClick={onClear}>
        <X aria-hidden className="size-4" />
        {words.filters.clear}
      </Button>
    )}
  </search>
);

type FieldProps = { label: string; value: string; onChange: (value: string) => void };

const Labelled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className="grid min-w-36 flex-1 gap-1 sm:max-w-48 sm:flex-none">
    <label htmlFor={id} className="text-ink-soft text-xs font-semibold">
      {label}
    </label>
    {children}
  </div>
);

type SearchProps = FieldProps & { hint: string };

/** Sent with Enter. The key / comes here from anywhere on the page. */
export const SearchFilter = ({ label, hint, value, onChange }: SearchProps) => {
  const id = useId();
  return (
    <form
      className="grid w-full gap-1 sm:w-80"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        onChange(typeof typed === 'string' ? typed : '');
      }}
    >
      <label htmlFor={id} className="text-ink-soft text-xs font-semibold">
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="text-ink-soft pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2"
        />
        <input
          key={value}
          id={id}
          data-search
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={value}
          placeholder={hint}
          className={`${look} pl-9`}
        />
      </div>
    </form>
  );
};

type Choice = { readonly value: string; readonly label: ReactNode };

/** `all` is what is shown without a choice. */
export const ChoiceFilter = ({
  label,
  value,
  choices,
  all = words.filters.all,
  onChange,
}: FieldProps & { choices: readonly Choice[]; all?: string }) => {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={look}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
};

/** A day in India. */
export const DayFilter = ({ label, value, onChange }: FieldProps) => {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={look}
      />
    </Labelled>
  );
};
