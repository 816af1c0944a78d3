import { useNavigate } from 'react-router';
import { AuthCard, Redirecting } from '../../../components/auth-card.tsx';
import { useSessionRedirect } from '../../../guards.tsx';
import { signupDraft } from './draft.ts';
import { FurtherDetails } from './further-details.tsx';

/** §2: step 2 at its own address: for a mail opened later, or after a reload. */
const HandymanVerify = () => {
  const redirecting = useSessionRedirect('handyman', '/handyman/dashboard');
  const navigate = useNavigate();
  if (redirecting) return <Redirecting />;
  return (
    <AuthCard
      title="Add Further Details"
      lead="Step 2 of 2. Then you are ready for your first job."
      back={{ to: '/handyman/signup', label: 'Back to Sign up' }}
      picture="/images/art/join.webp"
      pitch="Three minutes now. Jobs from your own streets from today on."
    >
      <FurtherDetails
        onChangeEmail={() => {
          signupDraft.keep({ step: '' });
          void navigate('/handyman/signup');
        }}
      />
    </AuthCard>
  );
};
export default HandymanVerify;
