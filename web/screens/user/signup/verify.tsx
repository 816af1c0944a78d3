import { useNavigate } from 'react-router';
import { words as signupWords } from '#words/signup.ts';
import { AuthCard } from '../../../features/account/auth-card.tsx';
import { CodeStep } from './code-step.tsx';
import { codeLook } from './draft.ts';

const words = signupWords.user;

const signup = '/user/signup';

/** The code step at its own address: for a mail opened later, or after a reload. */
const UserVerify = () => {
  const navigate = useNavigate();
  return (
    <AuthCard of="user" {...codeLook} back={{ to: signup, label: words.code.back }}>
      <CodeStep
        onChangeEmail={() => void navigate(signup)}
        onFailed={(refusals) => void navigate(signup, { replace: true, state: { refusals } })}
      />
    </AuthCard>
  );
};
export default UserVerify;
