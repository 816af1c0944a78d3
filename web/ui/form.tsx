import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { words } from '#words/ui.ts';

export type Values = Readonly<Record<string, string>>;
export type Errors = Readonly<Record<string, string>>;

const ErrorsContext = createContext<Errors>({});

/** What is wrong with the field of this name, if anything. */
export const useFieldError = (name: string): string | undefined => use(ErrorsContext)[name];

type Props = {
  /** `by` is the value of the button that was pressed, where it has one. */
  onSubmit: (values: Values, by: string) => void;
  /** What the browser cannot check, by field name: said in the same round as the rest. */
  check?: () => Errors;
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
export const Form = ({ onSubmit, check, refusals = none, label, className, children }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Errors>(none);
  /** Fields changed since they were sent: the server's errors about them are out of date. */
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
          const found = { ...invalidFields(event.currentTarget), ...check?.() };
          setWrong(found);
          setChanged(new Set());
          focusFirst(event.currentTarget, found);
          if (Object.keys(found).length > 0) return;
          onSubmit(valuesOf(event.currentTarget), pressedIn(event.nativeEvent));
        }}
        onInput={({ target }) => {
          const name = target instanceof HTMLElement ? fieldOf(target) : '';
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

/** An input's name, or the `data-field` of whatever stands for one (six boxes, a place). */
const fieldOf = (element: HTMLElement): string =>
  element.closest<HTMLElement>('[data-field]')?.dataset['field'] ??
  element.getAttribute('name') ??
  '';

/** In the order of the page, not of the errors. */
const focusFirst = (form: HTMLFormElement | null, errors: Errors) => {
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLElement);
  fields
    .find((field) => field.matches('input, select, textarea') && fieldOf(field) in errors)
    ?.focus();
};

const pressedIn = (event: Event): string =>
  event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement
    ? event.submitter.value
    : '';

const invalidFields = (form: HTMLFormElement): Errors =>
  Object.fromEntries(
    [...form.elements].flatMap((field) =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement) &&
      field.name !== '' &&
      (!field.validity.valid || isBlank(field))
        ? [[field.name, messageOf(field)]]
        : [],
    ),
  );

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A value of spaces passes the browser's check; the server would refuse it. */
const isBlank = (field: Field) => field.required && field.value.trim() === '';

/** A field may say what it expects in its own words (`data-wrong`). */
const messageOf = (field: Field) => {
  if (field.validity.customError) return field.validationMessage;
  // Not the browser's sentence: its language need not be the page's.
  if (isBlank(field)) return words.fillIn;
  return field.dataset['wrong'] ?? field.validationMessage;
};

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
