import { loginHandyman, mailHandymanLoginCode } from '#contract/handyman.ts';
import { words } from '#words/handyman-login.ts';
import { Login } from '../../features/account/login.tsx';
import { useLogin } from '../../features/account/use-login.ts';

const look = {
  title: words.title,
  lead: words.lead,
  back: { to: '/handyman/register', label: words.back },
  pitch: words.pitch,
};

const HandymanLogin = () => {
  const login = useLogin('handyman', { login: loginHandyman, mailCode: mailHandymanLoginCode });
  const form = { ...login, label: words.form };
  return <Login of="handyman" look={look} newHere={words.newHere} form={form} />;
};
export default HandymanLogin;
