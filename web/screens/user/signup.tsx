import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { signupUser } from '#contract/user.ts';
import { AuthCard, Redirecting } from '../../components/auth-card.tsx';
import { LocationChooser } from '../../components/location-chooser.tsx';
import { OtherRole } from '../../components/other-role.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Form } from '../../components/ui/form.tsx';
import type { Errors } from '../../components/ui/form.tsx';
import { returnPath, useSessionRedirect } from '../../guards.tsx';
import { useSend, useTiles } from '../../data/queries.ts';
import { inSeconds, isMailed } from '../../data/signup-code.ts';
import { toast } from '../../components/toast.tsx';
import { CodeStep } from './signup/code-step.tsx';
import { signupDraft } from './signup/draft.ts';
import { SignupFields } from './signup/fields.tsx';

type Step = 'details' | 'code';

const leads: Readonly<Record<Step, string>> = {
  details: 'A minute now, help in minutes whenever you need it.',
  code: 'One last step.',
};

/** What the code step at its own address was told of the fields here. */
const refusalsIn = (state: unknown): Errors =>
  typeof state === 'object' && state !== null && 'refusals' in state
    ? (state.refusals as Errors)
    : {};

/** §4: step 1 sends the email; on success the form shows the code step. */
const UserSignup = () => {
  const redirecting = useSessionRedirect('user', '/');
  const location = useLocation();
  const [step, setStep] = useState<Step>('details');
  const [refusals, setRefusals] = useState(() => refusalsIn(location.state));
  const go = (next: Step, refused: Errors = {}) => {
    setStep(next);
    setRefusals(refused);
    window.scrollTo({ top: 0 });
  };
  if (redirecting) return <Redirecting />;
  return (
    <AuthCard
      title={step === 'details' ? 'Create your account' : 'Enter your code'}
      lead={leads[step]}
      back={{ to: '/user/login', label: 'Back to Login', state: location.state }}
      picture="/images/banners/leaks.webp"
      pitch="Book in three taps. Work starts only with your code."
    >
      {step === 'details' ? (
        <Details refusals={refusals} onCode={() => go('code')} />
      ) : (
        <CodeStep
          onChangeEmail={() => go('details')}
          onFailed={(fields) => go('details', fields)}
        />
      )}
    </AuthCard>
  );
};
export default UserSignup;

const Details = ({ refusals, onCode }: { refusals: Errors; onCode: () => void }) => {
  const draft = signupDraft.useDraft();
  const tiles = useTiles();
  const { state } = useLocation() as { state: unknown };
  const signup = useSend(signupUser, {
    onSuccess: ({ msg, resendAfter }, { body }) => {
      signupDraft.keep({ codeSentTo: body?.email ?? '', resendAt: inSeconds(resendAfter) });
      toast.success(msg);
      onCode();
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <Form
      label="Sign up"
      className="grid gap-5"
      refusals={signup.error?.fields ?? refusals}
      onSubmit={(_, by) => {
        signupDraft.keep({ next: returnPath(state, '') });
        if (by === 'code') onCode();
        else signup.mutate({ body: { email: signupDraft.read().email } });
      }}
    >
      <SignupFields />
      <LocationChooser label="Your place" map="on demand" tiles={tiles} />
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
        <Link to="/user/login" state={state} className="text-accent font-semibold hover:underline">
          Log in
        </Link>
      </p>
      <OtherRole of="user" on="signup" />
    </Form>
  );
};
