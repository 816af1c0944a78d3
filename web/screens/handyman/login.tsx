import { loginHandyman, mailHandymanLoginCode } from '#contract/handyman.ts';
import { Login } from '../../components/login.tsx';
import { useLogin } from '../../data/login.ts';

const look = {
  title: 'Welcome back, partner',
  lead: 'Log in to see who needs you.',
  back: { to: '/handyman/register', label: 'Back to joining us' },
  pitch: 'Jobs from your own streets, at hours you choose.',
};

const HandymanLogin = () => {
  const login = useLogin('handyman', { login: loginHandyman, mailCode: mailHandymanLoginCode });
  const form = { ...login, label: 'Handyman login' };
  return <Login of="handyman" look={look} newHere="New to the team?" form={form} />;
};
export default HandymanLogin;
