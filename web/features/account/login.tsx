import { useLocation } from 'react-router';
import type { Party } from '#domain/role.ts';
import { words } from '#words/auth.tsx';
import { AuthCard } from './auth-card.tsx';
import type { AuthLook } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { LoginForm } from './login-form.tsx';
import type { LoginFormProps } from './login-form.tsx';
import { OtherRole } from './other-role.tsx';

type Props = {
  of: Party;
  look: AuthLook;
  /** Asks those who have no account yet. */
  newHere: string;
  form: Omit<LoginFormProps, 'forgotten'>;
};

/** §2: the login screen of either role. */
export const Login = ({ of: role, look, newHere, form }: Props) => {
  const { state } = useLocation() as { state: unknown };
  return (
    <AuthCard of={role} {...look}>
      <LoginForm {...form} forgotten={{ to: `/${role}/login/forgot`, state }} />
      <AuthLink asks={newHere} to={`/${role}/signup`} label={words.login.signUp} state={state} />
      <OtherRole of={role} on="login" />
    </AuthCard>
  );
};
