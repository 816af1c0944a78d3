import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Party } from '#domain/role.ts';
import { words } from '#words/auth.tsx';
import { AuthLink } from './auth-link.tsx';
import { OtherRole } from './other-role.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import type { Errors } from '../../ui/form.tsx';

type Props = {
  of: Party;
  label: string;
  refusals: Errors | undefined;
  busy: boolean;
  /** A code is on its way to this address already. */
  mailed: boolean;
  onSubmit: (by: 'next' | 'code') => void;
  /** The fields. */
  children: ReactNode;
};

/** In a tab of its own: what is typed here stays. */
const linkTo = (to: string) => (text: string) => (
  <a href={to} target="_blank" rel="noreferrer" className="text-accent font-semibold underline">
    {text}
  </a>
);

/** §4: step 1 of either sign-up. */
export const SignupForm = ({
  of: role,
  label,
  refusals,
  busy,
  mailed,
  onSubmit,
  children,
}: Props) => {
  const { state } = useLocation() as { state: unknown };
  return (
    <Form
      label={label}
      className="grid gap-5"
      refusals={refusals}
      onSubmit={(_, by) => onSubmit(by === 'code' ? 'code' : 'next')}
    >
      {children}
      <div className="grid gap-3">
        <Button type="submit" size="large" wide busy={busy}>
          {words.signup.next}
        </Button>
        <p className="text-ink-soft text-sm">
          {words.signup.agree(linkTo('/terms'), linkTo('/privacy'))}
        </p>
      </div>
      {mailed && (
        <button
          type="submit"
          value="code"
          className="text-accent justify-self-start font-semibold hover:underline"
        >
          {words.signup.haveCode}
        </button>
      )}
      <AuthLink
        asks={words.signup.haveAccount}
        to={`/${role}/login`}
        label={words.signup.logIn}
        state={state}
      />
      <OtherRole of={role} on="signup" />
    </Form>
  );
};
