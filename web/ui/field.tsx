import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { isPhone, plainPhone } from '#domain/phone.ts';
import { words as faults } from '#words/faults.ts';
import { words } from '#words/ui.ts';
import { useFieldError } from './form.tsx';

const controlClass =
  'min-h-12 w-full rounded-control border bg-surface px-4 text-base text-ink transition placeholder:text-ink-faint hover:border-ink-faint focus-visible:outline-2 focus-visible:outline-offset-0';

const edge = (error: string | undefined) =>
  error === undefined ? 'border-line-strong' : 'border-bad';

type Shell = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** What to say when the value does not fit, instead of the browser's sentence. */
  'data-wrong'?: string;
};

type FrameProps = Shell & { id: string; children: ReactNode };

const Frame = ({ id, label, hint, error, children }: FrameProps) => (
  <div className="grid gap-1.5">
    <label htmlFor={id} className="text-sm font-semibold">
      {label}
    </label>
    {children}
    {hint !== undefined && error === undefined && (
      <p id={`${id}-hint`} className="text-ink-faint text-sm">
        {hint}
      </p>
    )}
    {error !== undefined && (
      <p id={`${id}-error`} className="text-bad flex items-start gap-1.5 text-sm font-medium">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {error}
      </p>
    )}
  </div>
);

const described = (id: string, hint: ReactNode, error: string | undefined) => ({
  'aria-invalid': error !== undefined,
  'aria-describedby':
    error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined,
});

/** Its error comes from the form around it unless given. */
const useFrame = ({ label, hint, error, name }: Shell & { name: string }) => {
  const id = useId();
  const inForm = useFieldError(name);
  const wrong = error ?? inForm;
  return {
    frame: { id, label, hint, error: wrong },
    control: { id, name, ...described(id, hint, wrong) },
    look: `${controlClass} ${edge(wrong)}`,
  };
};

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name'> & Shell & { name: string };

/** A labelled input. */
export const TextField = ({
  label,
  hint,
  error,
  name,
  className = '',
  ...rest
}: TextFieldProps) => {
  const { frame, control, look } = useFrame({ label, hint, error, name });
  return (
    <Frame {...frame}>
      <input {...rest} {...control} className={`${look} ${className}`} />
    </Frame>
  );
};

/** A password that can be looked at. */
export const PasswordField = ({ label, hint, error, name, ...rest }: TextFieldProps) => {
  const [shown, setShown] = useState(false);
  const { frame, control, look } = useFrame({ label, hint, error, name });
  const Icon = shown ? EyeOff : Eye;
  return (
    <Frame {...frame}>
      <div className="relative">
        <input
          {...rest}
          {...control}
          type={shown ? 'text' : 'password'}
          className={`${look} pr-13`}
        />
        <button
          type="button"
          aria-label={shown ? words.password.hide : words.password.show}
          onClick={() => setShown(!shown)}
          className="text-ink-soft hover:text-ink absolute inset-y-1 right-1 grid w-11 place-items-center rounded-lg"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
    </Frame>
  );
};

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'name'> & Shell & { name: string };

export const SelectField = ({
  label,
  hint,
  error,
  name,
  className = '',
  children,
  ...rest
}: SelectFieldProps) => {
  const { frame, control, look } = useFrame({ label, hint, error, name });
  return (
    <Frame {...frame}>
      <div className="relative">
        <select {...rest} {...control} className={`${look} appearance-none pr-11 ${className}`}>
          {children}
        </select>
        <ChevronDown
          aria-hidden
          className="text-ink-soft pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
      </div>
    </Frame>
  );
};

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'name'> &
  Shell & { name: string };

export const TextAreaField = ({ label, hint, error, name, ...rest }: TextAreaFieldProps) => {
  const { frame, control, look } = useFrame({ label, hint, error, name });
  return (
    <Frame {...frame}>
      <textarea {...rest} {...control} className={`${look} min-h-24 py-3`} />
    </Frame>
  );
};

/** §5: a person's name. */
export const PersonNameField = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField
    label={words.fields.name}
    type="text"
    autoComplete="name"
    maxLength={limits.name}
    {...props}
  />
);

/** §5: an Indian mobile number, as people write it: +91, spaces and dashes are taken off. */
export const PhoneField = ({ onChange, ...props }: Omit<TextFieldProps, 'label'>) => (
  <TextField
    label={words.fields.phone}
    type="tel"
    inputMode="tel"
    autoComplete="tel-national"
    maxLength={limits.typedDigits}
    {...props}
    ref={judgePhone}
    onChange={(event) => {
      judgePhone(event.target);
      onChange?.(event);
    }}
  />
);

const judgePhone = (input: HTMLInputElement | null) => {
  const wrong = input && input.value !== '' && !isPhone(plainPhone(input.value));
  input?.setCustomValidity(wrong ? faults.phone : '');
};

/** An email address; stricter than the browser, which would let `name@host` through. */
export const EmailField = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField
    label={words.fields.email}
    type="email"
    autoComplete="email"
    pattern="[^@\s]+@[^@\s]+\.[^@\s]+"
    maxLength={limits.email}
    data-wrong={faults.email}
    {...props}
  />
);
