import { loginUser, mailUserLoginCode } from '#contract/user.ts';
import { Login } from '../../components/login.tsx';
import { useLogin } from '../../data/login.ts';

const look = {
  title: 'Welcome back',
  lead: 'Log in to book a professional near you.',
  back: { to: '/', label: 'Back to Home' },
  pitch: 'Trusted help, at your door in minutes.',
};

const UserLogin = () => {
  const login = useLogin('user', { login: loginUser, mailCode: mailUserLoginCode });
  return <Login of="user" look={look} newHere="New here?" form={{ ...login, label: 'Login' }} />;
};
export default UserLogin;
