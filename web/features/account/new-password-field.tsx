import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { limits } from '#domain/limits.ts';
import { isCommonPassword } from '#domain/password.ts';
import { words } from '#words/auth.tsx';
import { words as faults } from '#words/faults.ts';
import { Strength } from './strength.tsx';
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
