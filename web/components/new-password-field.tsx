import type { ChangeEvent } from 'react';
import { limits, refusals } from '#domain/limits.ts';
import { commonPasswordRefusal, isCommonPassword } from '#domain/password.ts';
import { PasswordField } from './ui/field.tsx';

type Props = {
  name: string;
  defaultValue: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Also when the field appears: the browser itself judges the length of typed values only. */
const judge = (input: HTMLInputElement | null) => {
  if (!input) return;
  const short = input.value !== '' && input.value.length < limits.password.least;
  const wrong = isCommonPassword(input.value) ? commonPasswordRefusal : '';
  input.setCustomValidity(short ? refusals.shortPassword : wrong);
};

/** §5: a password for a new account; one that is guessed first is refused before anything is sent. */
export const NewPasswordField = ({ name, defaultValue, onChange }: Props) => (
  <PasswordField
    name={name}
    label="Password"
    autoComplete="new-password"
    required
    maxLength={limits.password.most}
    hint={`At least ${limits.password.least} characters.`}
    defaultValue={defaultValue}
    ref={judge}
    onChange={(event) => {
      judge(event.target);
      onChange(event);
    }}
  />
);
