import { useState } from 'react';
import { Link } from 'react-router';
import { signupHandyman } from '#contract/handyman.ts';
import { AuthCard, Redirecting } from '../../components/auth-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Form } from '../../components/ui/form.tsx';
import { useSessionRedirect } from '../../guards.tsx';
import { useSend } from '../../queries.ts';
import { toast } from '../../toast.tsx';
import { AccountFields } from './signup/account-fields.tsx';
import { firstStep, signupDraft } from './signup/draft.ts';
import { FurtherDetails } from './signup/further-details.tsx';

const look = {
  picture: '/images/art/join.webp',
  pitch: 'Three minutes now. Jobs from your own streets from today on.',
} as const;

/** §4: step 1 sends the email; on success step 2 shows on the same route, also after a reload. */
const HandymanSignup = () => {
  const redirecting = useSessionRedirect('handyman', '/handyman/dashboard');
  const [sent, setSent] = useState(() => signupDraft.read().codeSentTo !== '');
  if (redirecting) return <Redirecting />;
  if (sent) {
    return (
      <AuthCard
        {...look}
        title="Add Further Details"
        lead="Step 2 of 2. Then you are ready for your first job."
        back={{ to: '/handyman/register', label: 'Back to joining us' }}
      >
        <FurtherDetails />
        <button
          type="button"
          onClick={() => {
            signupDraft.keep({ codeSentTo: '' });
            setSent(false);
          }}
          className="text-accent justify-self-start font-semibold hover:underline"
        >
          Change your name, email or phone
        </button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      {...look}
      title="Join our helping team"
      lead="Step 1 of 2. We mail you a code."
      back={{ to: '/handyman/register', label: 'Back to joining us' }}
    >
      <Account onSent={() => setSent(true)} />
    </AuthCard>
  );
};
export default HandymanSignup;

const Account = ({ onSent }: { onSent: () => void }) => {
  const signup = useSend(signupHandyman, {
    onSuccess: ({ msg }, { body }) => {
      toast.success(msg);
      signupDraft.keep({ codeSentTo: body?.email ?? '' });
      onSent();
      window.scrollTo({ top: 0 });
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <>
      <Form
        label="Handyman sign up"
        className="grid gap-5"
        refusals={signup.error?.fields}
        onSubmit={({ email = '', ...values }) => {
          signupDraft.keep({ email, ...values });
          signup.mutate({ body: { email } });
        }}
      >
        <AccountFields asked={firstStep} />
        <Button type="submit" size="large" wide busy={signup.isPending}>
          Next
        </Button>
      </Form>
      <p className="text-ink-soft">
        Have an account?{' '}
        <Link to="/handyman/login" className="text-accent font-semibold hover:underline">
          Log in
        </Link>
      </p>
    </>
  );
};
