import { useNavigate } from 'react-router';
import { words as signupWords } from '#words/signup.ts';
import { AuthCard } from '../../../features/account/auth-card.tsx';
import { detailsLook, signupDraft } from './draft.ts';
import { FurtherDetails } from './further-details.tsx';

const words = signupWords.handyman;

const back = { to: '/handyman/signup', label: words.details.back };

/** §2: step 2 at its own address: for a mail opened later, or after a reload. */
const HandymanVerify = () => {
  const navigate = useNavigate();
  const changeEmail = () => {
    signupDraft.keep({ step: '' });
    void navigate(back.to);
  };
  return (
    <AuthCard of="handyman" {...detailsLook} back={back}>
      <FurtherDetails onChangeEmail={changeEmail} />
    </AuthCard>
  );
};
export default HandymanVerify;
