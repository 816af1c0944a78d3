import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { loginUser, mailUserLoginCode } from '#contract/user.ts';
import { AuthCard, Redirecting } from '../../components/auth-card.tsx';
import { LoginForm } from '../../components/login-form.tsx';
import { OtherRole } from '../../components/other-role.tsx';
import { delays } from '../../data/delays.ts';
import { returnPath, useSessionRedirect } from '../../guards.tsx';
import { useLater } from '../../device/later.ts';
import { settingsQuery, useSend } from '../../data/queries.ts';
import { toast } from '../../components/toast.tsx';

const UserLogin = () => {
  const redirecting = useSessionRedirect('user', '/');
  const { data: settings } = useQuery(settingsQuery());
  const location = useLocation();
  const navigate = useNavigate();
  const later = useLater();
  const [done, setDone] = useState(false);
  const login = useSend(loginUser, {
    onSuccess: ({ msg }) => {
      setDone(true);
      toast.success(`${msg} Redirecting you...`);
      later(
        delays.redirect,
        () => void navigate(returnPath(location.state, '/'), { replace: true }),
      );
    },
    onError: (error) => toast.error(error.message),
  });

  const mailCode = useSend(mailUserLoginCode, {
    onSuccess: ({ msg }) => toast.success(msg),
    onError: ({ message }) => toast.error(message),
  });

  if (redirecting) return <Redirecting />;
  return (
    <AuthCard
      title="Welcome back"
      lead="Log in to book a professional near you."
      back={{ to: '/', label: 'Back to Home' }}
      picture="/images/banners/trusted.webp"
      pitch="Trusted help, at your door in minutes."
    >
      <LoginForm
        label="Login"
        demo={settings?.demo?.user ?? null}
        busy={login.isPending || done}
        refusals={login.error?.fields}
        code={{
          locked: login.error?.code === 'login_locked',
          mailed: mailCode.isSuccess,
          busy: mailCode.isPending,
          onAsk: (email) => mailCode.mutate({ body: { email } }),
        }}
        onSubmit={(body) => login.mutate({ body })}
      />
      <p className="text-ink-soft">
        New here?{' '}
        <Link
          to="/user/signup"
          state={location.state}
          className="text-accent font-semibold hover:underline"
        >
          Sign up
        </Link>
      </p>
      <OtherRole of="user" on="login" />
    </AuthCard>
  );
};
export default UserLogin;
