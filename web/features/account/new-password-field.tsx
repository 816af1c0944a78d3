import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { limits } from '#domain/limits.ts';
import { isCommonPassword, passwordStrength } from '#domain/password.ts';
import { words } from '#words/auth.tsx';
import { words as faults } from '#words/faults.ts';
import type { Strength as Level } from '#domain/password.ts';
import { PasswordField } from '../../ui/field.tsx';

type Props = {
  name: string;
  label?: string;
  defaultValue?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Also when the field appears: the browser itself judges the length of typed values only. */
const judge = (input: HTMLInputElement | null) => {
  if (!input) return;
  const short = input.value !== '' && input.value.length < limits.password.least;
  const wrong = isCommonPassword(input.value) ? faults.commonPassword : '';
  input.setCustomValidity(short ? faults.shortPassword(limits.password.least) : wrong);
};

/** §5: a password to choose; one that is guessed first is refused before anything is sent. */
export const NewPasswordField = ({
  name,
  label = words.password,
  defaultValue = '',
  onChange,
}: Props) => {
  const [typed, setTyped] = useState(defaultValue);
  return (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      required
      maxLength={limits.password.most}
      hint={
        <>
          {words.passwordHint(limits.password.least)}
          {typed !== '' && <Strength password={typed} />}
        </>
      }
      defaultValue={defaultValue}
      ref={judge}
      onChange={(event) => {
        judge(event.target);
        setTyped(event.target.value);
        onChange?.(event);
      }}
    />
  );
};

const looks: Readonly<Record<Level, { bars: number; colour: string }>> = {
  weak: { bars: 1, colour: 'bg-bad' },
  fair: { bars: 2, colour: 'bg-warn' },
  strong: { bars: 3, colour: 'bg-good' },
};

/** §21: how hard a password is to guess, while it is typed. */
const Strength = ({ password }: { password: string }) => {
  const level = passwordStrength(password);
  const { bars, colour } = looks[level];
  return (
    <span className="mt-1.5 flex items-center gap-2">
      <span aria-hidden className="flex w-24 gap-1">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={`h-1.5 flex-1 rounded-full ${bar <= bars ? colour : 'bg-sunken'}`}
          />
        ))}
      </span>
      <span aria-live="polite">{words.strength[level]}</span>
    </span>
  );
};
