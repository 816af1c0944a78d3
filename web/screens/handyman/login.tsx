import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { loginHandyman, mailHandymanLoginCode } from '#contract/handyman.ts';
import { AuthCard, Redirecting } from '../../components/auth-card.tsx';
import { LoginForm } from '../../components/login-form.tsx';
import { OtherRole } from '../../components/other-role.tsx';
import { delays } from '../../data/delays.ts';
import { returnPath, useSessionRedirect } from '../../guards.tsx';
import { useLater } from '../../device/later.ts';
import { settingsQuery, useSend } from '../../data/queries.ts';
import { toast } from '../../components/toast.tsx';

const dashboard = '/handyman/dashboard';

const HandymanLogin = () => {
  const redirecting = useSessionRedirect('handyman', dashboard);
  const { data: settings } = useQuery(settingsQuery());
  const location = useLocation();
  const navigate = useNavigate();
  const later = useLater();
  const [done, setDone] = useState(false);
  const login = useSend(loginHandyman, {
    onSuccess: ({ msg }) => {
      setDone(true);
      toast.success(`${msg} Redirecting you...`);
      later(
        delays.redirect,
        () => void navigate(returnPath(location.state, dashboard), { replace: true }),
      );
    },
    onError: ({ message }) => toast.error(message),
  });

  const mailCode = useSend(mailHandymanLoginCode, {
    onSuccess: ({ msg }) => toast.success(msg),
    onError: ({ message }) => toast.error(message),
  });

  if (redirecting) return <Redirecting />;
  return (
    <AuthCard
      title="Welcome back, partner"
      lead="Log in to see who needs you."
      back={{ to: '/handyman/register', label: 'Back to joining us' }}
      picture="/images/art/join.webp"
      pitch="Jobs from your own streets, at hours you choose."
    >
      <LoginForm
        label="Handyman login"
        demo={settings?.demo?.handyman ?? null}
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
        New to the team?{' '}
        <Link
          to="/handyman/signup"
          state={location.state}
          className="text-accent font-semibold hover:underline"
        >
          Sign up
        </Link>
      </p>
      <OtherRole of="handyman" on="login" />
    </AuthCard>
  );
};
export default HandymanLogin;
