import { useState } from 'react';
import { useNavigate } from 'react-router';
import { verifyHandyman } from '#contract/handyman.ts';
import type { AadharSide } from '#contract/handyman.ts';
import { resendOtp } from '#contract/user.ts';
import { isCode } from '#domain/code.ts';
import { CodeEntry } from '../../../components/code-entry.tsx';
import { ImageField } from '../../../components/image-field.tsx';
import { LocationChooser } from '../../../components/location-chooser.tsx';
import { ResendCode } from '../../../components/resend-code.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Form } from '../../../components/ui/form.tsx';
import type { Values } from '../../../components/ui/form.tsx';
import { delays } from '../../../delays.ts';
import { usePlace } from '../../../geolocation.ts';
import { useLater } from '../../../later.ts';
import { useSend, useTiles } from '../../../queries.ts';
import { toast } from '../../../toast.tsx';
import { AccountFields } from './account-fields.tsx';
import { firstStep, signupDraft } from './draft.ts';
import { TradeFields } from './trade-fields.tsx';

const sides: readonly { name: AadharSide; label: string }[] = [
  { name: 'aadharFront', label: 'Aadhaar front (optional)' },
  { name: 'aadharBack', label: 'Aadhaar back (optional)' },
];

type Files = Readonly<Partial<Record<AadharSide, File | undefined>>>;

/** §4: step 2, with the code; and whatever of step 1 a reload has lost or the server refused. */
export const FurtherDetails = () => {
  const draft = signupDraft.useDraft();
  const [lost] = useState(() => firstStep.filter((part) => draft[part] === ''));
  const [files, setFiles] = useState<Files>({});
  const [code, setCode] = useState('');
  const [wrongCode, setWrongCode] = useState<string>();
  const [wrongPlace, setWrongPlace] = useState<string>();
  const [done, setDone] = useState(false);
  const { place } = usePlace();
  const tiles = useTiles();
  const navigate = useNavigate();
  const later = useLater();

  const verify = useSend(verifyHandyman, {
    onSuccess: ({ msg }) => {
      setDone(true);
      signupDraft.drop();
      toast.success(`${msg} Redirecting you...`);
      later(delays.redirect, () => void navigate('/handyman/dashboard', { replace: true }));
    },
    onError: ({ message, fields, status }) => {
      setWrongCode(fields['otp'] ?? (status === 410 ? message : undefined));
      toast.error(message);
    },
  });
  const resend = useSend(resendOtp, {
    onSuccess: ({ msg }) => toast.success(`in resend otp: ${msg}`),
    onError: ({ message }) => toast.error(`in resend otp: ${message}`),
  });

  const refused = verify.error?.fields ?? {};
  const asked = firstStep.filter((part) => lost.includes(part) || part in refused);

  const submit = ({ aadharNumber = '' }: Values) => {
    setWrongPlace(place ? undefined : 'Choose your place: a city or a pin on the map.');
    setWrongCode(isCode(code) ? undefined : 'Enter the six digits from the mail.');
    if (!isCode(code) || !place) return;
    const { codeSentTo: _, profile, ...filled } = draft;
    verify.mutate({
      files,
      body: {
        ...filled,
        ...(profile === '' ? {} : { profile }),
        aadharNumber,
        otp: code,
        lat: place.lat,
        long: place.long,
      },
    });
  };

  return (
    <Form
      label="Add Further Details"
      className="grid gap-5"
      refusals={verify.error?.fields}
      onSubmit={submit}
    >
      <AccountFields asked={asked} />
      <TradeFields />
      <div className="grid grid-cols-2 gap-3">
        {sides.map(({ name, label }) => (
          <ImageField
            key={name}
            name={name}
            label={label}
            file={files[name]}
            onFile={(file) => setFiles((chosen) => ({ ...chosen, [name]: file }))}
          />
        ))}
      </div>
      <LocationChooser label="Where you start from" map="on demand" tiles={tiles} />
      {wrongPlace !== undefined && !place && (
        <p role="alert" className="text-bad text-sm font-medium">
          {wrongPlace}
        </p>
      )}
      <div className="bg-sunken rounded-card grid gap-3 p-5">
        <p className="text-ink-soft text-sm">
          {draft.email === '' ? (
            'Enter the six-digit code we mailed you.'
          ) : (
            <>
              We mailed a six-digit code to <strong className="text-ink">{draft.email}</strong>. It
              is good for ten minutes.
            </>
          )}
        </p>
        <CodeEntry
          label="Six-digit code"
          error={wrongCode}
          disabled={done}
          onChange={(typed) => {
            setCode(typed);
            setWrongCode(undefined);
          }}
        />
        <div>
          <ResendCode
            busy={resend.isPending}
            justSent={draft.codeSentTo !== ''}
            onResend={() =>
              resend.mutate({ body: { email: draft.email, contactNumber: draft.phone } })
            }
          />
        </div>
      </div>
      <Button type="submit" size="large" wide busy={verify.isPending || done}>
        Register
      </Button>
    </Form>
  );
};
