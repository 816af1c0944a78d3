import { loginHandyman, mailHandymanLoginCode } from '#contract/handyman.ts';
import { loginUser, mailUserLoginCode } from '#contract/user.ts';
import type { Party } from '#domain/role.ts';
import { words as account } from '#words/account.tsx';
import { words } from '#words/login.ts';
import { AuthFrame } from '../features/account/auth-card.tsx';
import { useForgotten } from '../features/account/forgotten.ts';
import { ForgottenForm } from '../features/account/forgotten-form.tsx';
import { Login } from '../features/account/login.tsx';
import { useLogin } from '../features/account/use-login.ts';

const backTo = { user: '/', handyman: '/handyman/register' };
const forgottenWords = account.forgotten;

const lookOf = (role: Party) => {
  const { title, lead, back, pitch } = words[role];
  return { title, lead, back: { to: backTo[role], label: back }, pitch };
};

export const UserLogin = () => {
  const login = useLogin('user', { login: loginUser, mailCode: mailUserLoginCode });
  const form = { ...login, label: words.user.form };
  return <Login of="user" look={lookOf('user')} newHere={words.user.newHere} form={form} />;
};

export const HandymanLogin = () => {
  const login = useLogin('handyman', { login: loginHandyman, mailCode: mailHandymanLoginCode });
  const form = { ...login, label: words.handyman.form };
  return (
    <Login of="handyman" look={lookOf('handyman')} newHere={words.handyman.newHere} form={form} />
  );
};

const Forgot = ({ of }: { of: Party }) => {
  const forgotten = useForgotten(of);
  return (
    <AuthFrame
      of={of}
      title={forgottenWords.title}
      lead={forgotten.asked ? forgottenWords.codeLead : forgottenWords.lead}
      back={{ to: `/${of}/login`, label: forgottenWords.back }}
      pitch={words[of].pitch}
    >
      <ForgottenForm forgotten={forgotten} />
    </AuthFrame>
  );
};

export const UserForgot = () => <Forgot of="user" />;
export const HandymanForgot = () => <Forgot of="handyman" />;
