import { loginUser, mailUserLoginCode } from '#contract/user.ts';
import { words } from '#words/user-login.ts';
import { Login } from '../../features/account/login.tsx';
import { useLogin } from '../../features/account/use-login.ts';

const look = {
  title: words.title,
  lead: words.lead,
  back: { to: '/', label: words.back },
  pitch: words.pitch,
};

const UserLogin = () => {
  const login = useLogin('user', { login: loginUser, mailCode: mailUserLoginCode });
  return (
    <Login of="user" look={look} newHere={words.newHere} form={{ ...login, label: words.form }} />
  );
};
export default UserLogin;
