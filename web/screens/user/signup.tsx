import { useState } from 'react';
import { Link } from 'react-router';
import { signupUser } from '#contract/user.ts';
import { AuthCard, Redirecting } from '../../components/auth-card.tsx';
import { LocationChooser } from '../../components/location-chooser.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Form } from '../../components/ui/form.tsx';
import { useSessionRedirect } from '../../guards.tsx';
import { useSend, useTiles } from '../../queries.ts';
import { toast } from '../../toast.tsx';
import { CodeStep } from './signup/code-step.tsx';
import { keepFrom, signupDraft } from './signup/draft.ts';
import { SignupFields } from './signup/fields.tsx';

type Step = 'details' | 'code';

const leads: Readonly<Record<Step, string>> = {
  details: 'A minute now, help in minutes whenever you need it.',
  code: 'One last step.',
};

/** §4: step 1 sends the email; on success the form shows the code step. */
const UserSignup = () => {
  const redirecting = useSessionRedirect('user', '/');
  const [step, setStep] = useState<Step>('details');
  const go = (next: Step) => {
    setStep(next);
    window.scrollTo({ top: 0 });
  };
  if (redirecting) return <Redirecting />;
  return (
    <AuthCard
      title={step === 'details' ? 'Create your account' : 'Enter your code'}
      lead={leads[step]}
      back={{ to: '/user/login', label: 'Back to Login' }}
      picture="/images/banners/leaks.webp"
      pitch="Book in three taps. Work starts only with your code."
    >
      {step === 'details' ? (
        <Details onSent={() => go('code')} />
      ) : (
        <CodeStep onFailed={() => go('details')} />
      )}
    </AuthCard>
  );
};
export default UserSignup;

const Details = ({ onSent }: { onSent: () => void }) => {
  const draft = signupDraft.useDraft();
  const tiles = useTiles();
  const signup = useSend(signupUser, {
    onSuccess: ({ msg }) => {
      toast.success(msg);
      onSent();
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <>
      <Form
        label="Sign up"
        className="grid gap-5"
        refusals={signup.error?.fields}
        onSubmit={(values) => {
          keepFrom(values);
          signup.mutate({ body: { email: values['email'] ?? '' } });
        }}
      >
        <SignupFields draft={draft} />
        <LocationChooser label="Your place" map="on demand" tiles={tiles} />
        <Button type="submit" size="large" wide busy={signup.isPending}>
          Next
        </Button>
      </Form>
      <div className="text-ink-soft grid gap-2">
        {draft.password !== '' && (
          <button
            type="button"
            onClick={onSent}
            className="text-accent justify-self-start font-semibold hover:underline"
          >
            I already have a code
          </button>
        )}
        <p>
          Have an account?{' '}
          <Link to="/user/login" className="text-accent font-semibold hover:underline">
            Log in
          </Link>
        </p>
      </div>
    </>
  );
};
