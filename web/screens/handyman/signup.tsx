import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { signupHandyman } from '#contract/handyman.ts';
import { AuthCard, Redirecting } from '../../components/auth-card.tsx';
import { OtherRole } from '../../components/other-role.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Form } from '../../components/ui/form.tsx';
import { returnPath, useSessionRedirect } from '../../guards.tsx';
import { useSend } from '../../data/queries.ts';
import { inSeconds, isMailed } from '../../data/signup-code.ts';
import { toast } from '../../components/toast.tsx';
import { AccountFields } from './signup/account-fields.tsx';
import { firstStep, signupDraft } from './signup/draft.ts';
import { FurtherDetails } from './signup/further-details.tsx';

const look = {
  picture: '/images/art/join.webp',
  pitch: 'Three minutes now. Jobs from your own streets from today on.',
  back: { to: '/handyman/register', label: 'Back to joining us' },
} as const;

/** §4: step 1 sends the email; on success step 2 shows on the same route, also after a reload. */
const HandymanSignup = () => {
  const redirecting = useSessionRedirect('handyman', '/handyman/dashboard');
  const [step, setStep] = useState(() => signupDraft.read().step);
  const show = (next: '' | 'details') => {
    signupDraft.keep({ step: next });
    setStep(next);
    window.scrollTo({ top: 0 });
  };
  if (redirecting) return <Redirecting />;
  if (step === 'details') {
    return (
      <AuthCard
        {...look}
        title="Add Further Details"
        lead="Step 2 of 2. Then you are ready for your first job."
      >
        <FurtherDetails onChangeEmail={() => show('')} />
        <button
          type="button"
          onClick={() => show('')}
          className="text-accent justify-self-start font-semibold hover:underline"
        >
          Change your name, email or phone
        </button>
      </AuthCard>
    );
  }
  return (
    <AuthCard {...look} title="Join our helping team" lead="Step 1 of 2. We mail you a code.">
      <Account onCode={() => show('details')} />
    </AuthCard>
  );
};
export default HandymanSignup;

const Account = ({ onCode }: { onCode: () => void }) => {
  const draft = signupDraft.useDraft();
  const { state } = useLocation() as { state: unknown };
  const signup = useSend(signupHandyman, {
    onSuccess: ({ msg, resendAfter }, { body }) => {
      signupDraft.keep({ codeSentTo: body?.email ?? '', resendAt: inSeconds(resendAfter) });
      toast.success(msg);
      onCode();
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <Form
      label="Handyman sign up"
      className="grid gap-5"
      refusals={signup.error?.fields}
      onSubmit={(_, by) => {
        signupDraft.keep({ next: returnPath(state, '') });
        if (by === 'code') onCode();
        else signup.mutate({ body: { email: signupDraft.read().email } });
      }}
    >
      <AccountFields asked={firstStep} />
      <Button type="submit" size="large" wide busy={signup.isPending}>
        Next
      </Button>
      {isMailed(draft) && (
        <button
          type="submit"
          value="code"
          className="text-accent justify-self-start font-semibold hover:underline"
        >
          I already have a code
        </button>
      )}
      <p className="text-ink-soft">
        Have an account?{' '}
        <Link
          to="/handyman/login"
          state={state}
          className="text-accent font-semibold hover:underline"
        >
          Log in
        </Link>
      </p>
      <OtherRole of="handyman" on="signup" />
    </Form>
  );
};
