import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export type Values = Readonly<Record<string, string>>;
type Errors = Readonly<Record<string, string>>;

const ErrorsContext = createContext<Errors>({});

/** What is wrong with the field of this name, if anything. */
export const useFieldError = (name: string): string | undefined => use(ErrorsContext)[name];

type Props = {
  onSubmit: (values: Values) => void;
  /** What the server said about each field. */
  refusals?: Errors | undefined;
  /** Names the form for those who cannot see its heading. */
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * A form whose fields say under themselves what is missing: the browser's own rules first, then the
 * server's answer. The first field in trouble gets the focus.
 */
export const Form = ({ onSubmit, refusals = none, label, className, children }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Errors>(none);
  /** Fields changed since they were sent: what the server said of them is out of date. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const errors = useMemo(() => {
    const current = Object.entries(refusals).filter(([name]) => !changed.has(name));
    return { ...Object.fromEntries(current), ...wrong };
  }, [refusals, changed, wrong]);

  useEffect(() => focusFirst(form.current, refusals), [refusals]);

  return (
    <ErrorsContext value={errors}>
      <form
        ref={form}
        noValidate
        aria-label={label}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          const found = invalidFields(event.currentTarget);
          setWrong(found);
          setChanged(new Set());
          focusFirst(event.currentTarget, found);
          if (Object.keys(found).length === 0) onSubmit(valuesOf(event.currentTarget));
        }}
        onInput={(event) => {
          const { name } = event.target as HTMLInputElement;
          setChanged(new Set([...changed, name]));
          setWrong(Object.fromEntries(Object.entries(wrong).filter(([other]) => other !== name)));
        }}
      >
        {children}
      </form>
    </ErrorsContext>
  );
};

const none: Errors = {};

const focusFirst = (form: HTMLFormElement | null, errors: Errors) => {
  const first = Object.keys(errors)[0];
  const field = first === undefined ? null : form?.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
};

const invalidFields = (form: HTMLFormElement): Errors =>
  Object.fromEntries(
    [...form.elements].flatMap((field) =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement) &&
      field.name !== '' &&
      !field.validity.valid
        ? [[field.name, messageOf(field)]]
        : [],
    ),
  );

/** A field may say what it expects in its own words (`data-wrong`). */
const messageOf = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) =>
  field.validity.valueMissing
    ? field.validationMessage
    : (field.dataset['wrong'] ?? field.validationMessage);

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
