import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { verifyUser } from '#contract/user.ts';
import { isCode } from '#domain/code.ts';
import { CodeEntry } from '../../../components/code-entry.tsx';
import { CodeMailed } from '../../../components/code-mailed.tsx';
import { LocationChooser, noPlace } from '../../../components/location-chooser.tsx';
import { ResendCode } from '../../../components/resend-code.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Form } from '../../../components/ui/form.tsx';
import type { Errors } from '../../../components/ui/form.tsx';
import { delays } from '../../../data/delays.ts';
import { usePlace } from '../../../device/geolocation.ts';
import { useLater } from '../../../device/later.ts';
import { useSend, useTiles } from '../../../data/queries.ts';
import { refusalsOf, useResendCode } from '../../../data/signup-code.ts';
import { toast } from '../../../components/toast.tsx';
import { missingIn, signupDraft } from './draft.ts';
import { SignupFields } from './fields.tsx';

type Props = {
  onChangeEmail: () => void;
  /** Back to step 1, with what the server said of its fields. */
  onFailed: (fields: Errors) => void;
};

/** Step 2: the code, and whatever a reload has lost of step 1. */
export const CodeStep = ({ onChangeEmail, onFailed }: Props) => {
  const draft = signupDraft.useDraft();
  const [missing] = useState(() => missingIn(draft));
  const [code, setCode] = useState('');
  const [done, setDone] = useState(false);
  const [askPlace] = useState(usePlace().place === undefined);
  const { place } = usePlace();
  const tiles = useTiles();
  const navigate = useNavigate();
  const later = useLater();
  const resend = useResendCode(signupDraft);

  const verify = useSend(verifyUser, {
    onSuccess: ({ msg }) => {
      const { next } = signupDraft.read();
      setDone(true);
      signupDraft.drop();
      toast.success(`${msg} Redirecting you...`);
      later(delays.redirect, () => void navigate(next === '' ? '/' : next, { replace: true }));
    },
    onError: ({ message, fields, status }) => {
      toast.error(message);
      // Nobody looked at the code: it can be sent again as it is.
      if (status === 0 || status === 429 || status >= 500) return;
      setDone(true);
      later(delays.verifyFailedNotice, () => toast.info('Redirecting you to SignUp...'));
      later(delays.verifyFailedRedirect, () => onFailed(fields));
    },
  });

  const refusals = useMemo(() => refusalsOf(verify.error), [verify.error]);

  const submit = () => {
    if (!place) return;
    const { username, email, password, contactNumber } = signupDraft.read();
    const { lat, long } = place;
    verify.mutate({ body: { username, email, password, contactNumber, otp: code, lat, long } });
  };

  return (
    <Form
      label="Enter your code"
      className="grid gap-5"
      refusals={refusals}
      check={() => ({
        ...(isCode(code) ? {} : { otp: 'Enter the six digits from the mail.' }),
        ...(place ? {} : { place: noPlace }),
      })}
      onSubmit={submit}
    >
      <CodeMailed
        email={missing.includes('email') ? '' : draft.email}
        onChangeEmail={onChangeEmail}
      />
      <SignupFields only={missing} />
      <CodeEntry
        name="otp"
        label="Six-digit code"
        startHere={missing.length === 0}
        disabled={done}
        onChange={setCode}
      />
      {askPlace && <LocationChooser label="Your place" map="on demand" tiles={tiles} />}
      <Button type="submit" size="large" wide busy={verify.isPending || done}>
        Verify
      </Button>
      <ResendCode
        busy={resend.isPending}
        resendAt={Number(draft.resendAt)}
        onResend={() => {
          const { email, contactNumber } = signupDraft.read();
          resend.mutate({ body: { email, contactNumber } });
        }}
      />
    </Form>
  );
};
