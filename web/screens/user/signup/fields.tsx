import { PasswordField, PhoneField, TextField } from '../../../components/ui/field.tsx';
import type { Draft } from './draft.ts';

type Props = { draft: Draft; only?: readonly (keyof Draft)[] };

/** Step 1's inputs; on the code screen only those still missing. */
export const SignupFields = ({ draft, only }: Props) => {
  const asked = (name: keyof Draft) => only === undefined || only.includes(name);
  return (
    <>
      {asked('username') && (
        <TextField
          name="username"
          label="Name"
          type="text"
          autoComplete="name"
          required
          maxLength={80}
          defaultValue={draft.username}
        />
      )}
      {asked('email') && (
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          defaultValue={draft.email}
        />
      )}
      {asked('password') && (
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={128}
          hint="At least 8 characters."
          data-wrong="Choose a password of at least 8 characters."
          defaultValue={draft.password}
        />
      )}
      {asked('contactNumber') && (
        <PhoneField
          name="contactNumber"
          label="Phone number"
          required
          defaultValue={draft.contactNumber}
        />
      )}
    </>
  );
};
