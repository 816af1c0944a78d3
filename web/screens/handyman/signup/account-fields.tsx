import type { ChangeEvent } from 'react';
import { NewPasswordField } from '../../../components/new-password-field.tsx';
import { EmailField, PhoneField, TextField } from '../../../components/ui/field.tsx';
import { signupDraft } from './draft.ts';
import type { FirstStep } from './draft.ts';

/** Step 1's inputs, or those of them that step 2 still needs. */
export const AccountFields = ({ asked }: { asked: readonly FirstStep[] }) => {
  const draft = signupDraft.useDraft();
  const field = (name: FirstStep) => ({
    name,
    required: true,
    defaultValue: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      signupDraft.keep({ [name]: target.value }),
  });
  return (
    <>
      {asked.includes('name') && (
        <TextField
          {...field('name')}
          label="Name"
          type="text"
          autoComplete="name"
          maxLength={80}
          hint="As customers should call you."
        />
      )}
      {asked.includes('email') && <EmailField {...field('email')} />}
      {asked.includes('password') && <NewPasswordField {...field('password')} />}
      {asked.includes('phone') && <PhoneField {...field('phone')} label="Phone number" />}
    </>
  );
};
