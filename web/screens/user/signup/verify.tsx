import { useNavigate } from 'react-router';
import { AuthCard, Redirecting } from '../../../components/auth-card.tsx';
import { useSessionRedirect } from '../../../guards.tsx';
import { CodeStep } from './code-step.tsx';

/** The code step at its own address: for a mail opened later, or after a reload. */
const UserVerify = () => {
  const redirecting = useSessionRedirect('user', '/');
  const navigate = useNavigate();
  if (redirecting) return <Redirecting />;
  return (
    <AuthCard
      title="Enter your code"
      lead="One last step."
      back={{ to: '/user/signup', label: 'Back to Sign up' }}
      picture="/images/banners/leaks.webp"
      pitch="Book in three taps. Work starts only with your code."
    >
      <CodeStep
        onChangeEmail={() => void navigate('/user/signup')}
        onFailed={(refusals) =>
          void navigate('/user/signup', { replace: true, state: { refusals } })
        }
      />
    </AuthCard>
  );
};
export default UserVerify;
