import { useState } from 'react';
import { useNavigate } from 'react-router';
import { resendOtp, verifyUser } from '#contract/user.ts';
import { isCode } from '#domain/code.ts';
import { CodeEntry } from '../../../components/code-entry.tsx';
import { LocationChooser } from '../../../components/location-chooser.tsx';
import { ResendCode } from '../../../components/resend-code.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Form } from '../../../components/ui/form.tsx';
import { delays } from '../../../delays.ts';
import { usePlace } from '../../../geolocation.ts';
import { useLater } from '../../../later.ts';
import { useSend, useTiles } from '../../../queries.ts';
import { toast } from '../../../toast.tsx';
import { keepFrom, missingIn, signupDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { SignupFields } from './fields.tsx';

/** Step 2: the code, and whatever a reload has lost of step 1. */
export const CodeStep = ({ onFailed }: { onFailed: () => void }) => {
  const draft = signupDraft.useDraft();
  const [missing] = useState(() => missingIn(draft));
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [done, setDone] = useState(false);
  const [askPlace] = useState(usePlace().place === undefined);
  const { place } = usePlace();
  const tiles = useTiles();
  const navigate = useNavigate();
  const later = useLater();

  const verify = useSend(verifyUser, {
    onSuccess: ({ msg }) => {
      setDone(true);
      signupDraft.drop();
      toast.success(`${msg} Redirecting you...`);
      later(delays.redirect, () => void navigate('/', { replace: true }));
    },
    onError: ({ message }) => {
      setDone(true);
      setWrong(message);
      toast.error(message);
      later(delays.verifyFailedNotice, () => toast.info('Redirecting you to SignUp...'));
      later(delays.verifyFailedRedirect, onFailed);
    },
  });
  const resend = useSend(resendOtp, {
    onSuccess: ({ msg }) => toast.success(`in resend otp: ${msg}`),
    onError: ({ message }) => toast.error(`in resend otp: ${message}`),
  });

  const submit = (values: Partial<Draft>) => {
    if (!isCode(code)) return setWrong('Enter the six digits from the mail.');
    if (!place) return setWrong('Choose your place first: a city or a pin on the map.');
    const { lat, long } = place;
    verify.mutate({ body: { ...keepFrom(values), otp: code, lat, long } });
  };

  return (
    <Form label="Enter your code" className="grid gap-5" onSubmit={submit}>
      <p className="text-ink-soft">
        {draft.email === '' ? (
          'Enter the six-digit code we mailed you.'
        ) : (
          <>
            We mailed a six-digit code to <strong className="text-ink">{draft.email}</strong>. It is
            good for ten minutes.
          </>
        )}
      </p>
      <SignupFields draft={draft} only={missing} />
      <CodeEntry
        label="Six-digit code"
        startHere={missing.length === 0}
        error={wrong}
        disabled={done}
        onChange={(typed) => {
          setCode(typed);
          setWrong(undefined);
        }}
      />
      {askPlace && <LocationChooser label="Your place" map="on demand" tiles={tiles} />}
      <Button type="submit" size="large" wide busy={verify.isPending || done}>
        Verify
      </Button>
      <ResendCode
        busy={resend.isPending}
        justSent={!missing.includes('email')}
        onResend={(typed) =>
          resend.mutate({
            body: { email: typed ?? draft.email, contactNumber: draft.contactNumber },
          })
        }
      />
    </Form>
  );
};
