import { useState } from 'react';
import { signupHandyman } from '#contract/handyman.ts';
import { words as signupWords } from '#words/signup.ts';
import { AccountFields } from '../../features/account/account-fields.tsx';
import { AuthCard } from '../../features/account/auth-card.tsx';
import { SignupForm } from '../../features/account/signup-form.tsx';
import { useSignupStart } from '../../features/account/signup-code.ts';
import { useDraftFields } from '../../device/draft.ts';
import { detailsLook, firstStep, look, nameHint, names, signupDraft } from './signup/draft.ts';
import { FurtherDetails } from './signup/further-details.tsx';

const words = signupWords.handyman;

const back = { to: '/handyman/register', label: words.account.back };

/** §4: step 1 sends the email; on success step 2 shows on the same route, also after a reload. */
const HandymanSignup = () => {
  const [step, setStep] = useState(() => signupDraft.read().step);
  const show = (next: '' | 'details') => {
    signupDraft.keep({ step: next });
    setStep(next);
    window.scrollTo({ top: 0 });
  };
  if (step === 'details') {
    return (
      <AuthCard of="handyman" {...detailsLook} back={back}>
        <FurtherDetails onChangeEmail={() => show('')} />
        <button
          type="button"
          onClick={() => show('')}
          className="text-accent justify-self-start font-semibold hover:underline"
        >
          {words.details.change}
        </button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      of="handyman"
      {...look}
      title={words.account.title}
      lead={words.account.lead}
      back={back}
    >
      <Account onCode={() => show('details')} />
    </AuthCard>
  );
};
export default HandymanSignup;

const Account = ({ onCode }: { onCode: () => void }) => {
  const start = useSignupStart(signupHandyman, signupDraft, onCode);
  const field = useDraftFields(signupDraft);
  return (
    <SignupForm {...start} of="handyman" label={words.account.form}>
      <AccountFields names={names} nameHint={nameHint} field={field} asked={firstStep} />
    </SignupForm>
  );
};
