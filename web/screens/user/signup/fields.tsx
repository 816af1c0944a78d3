import type { ChangeEvent } from 'react';
import { NewPasswordField } from '../../../components/new-password-field.tsx';
import { EmailField, PhoneField, TextField } from '../../../components/ui/field.tsx';
import { signupDraft } from './draft.ts';
import type { Part } from './draft.ts';

/** Step 1's inputs, on the code screen only those still missing. Every change is kept at once. */
export const SignupFields = ({ only }: { only?: readonly Part[] }) => {
  const draft = signupDraft.useDraft();
  const asked = (name: Part) => only === undefined || only.includes(name);
  const field = (name: Part) => ({
    name,
    required: true,
    defaultValue: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      signupDraft.keep({ [name]: target.value }),
  });
  return (
    <>
      {asked('username') && (
        <TextField
          {...field('username')}
          label="Name"
          type="text"
          autoComplete="name"
          maxLength={80}
        />
      )}
      {asked('email') && <EmailField {...field('email')} />}
      {asked('password') && <NewPasswordField {...field('password')} />}
      {asked('contactNumber') && <PhoneField {...field('contactNumber')} label="Phone number" />}
    </>
  );
};
