import { useState } from 'react';
import { verifyHandyman } from '#contract/handyman.ts';
import type { AadharSide } from '#contract/handyman.ts';
import { words as signupWords } from '#words/signup.ts';
import { AccountFields } from '../../../features/account/account-fields.tsx';
import { CodeEntry } from '../../../ui/code-entry.tsx';
import { CodeMailed } from '../../../features/account/code-mailed.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { LocationChooser, noPlace, tooLarge } from '../../../features/place/location-chooser.tsx';
import { ResendCode } from '../../../features/account/resend-code.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import type { Values } from '../../../ui/form.tsx';
import { usePlace } from '../../../device/geolocation.ts';
import { useTiles } from '../../../features/map/tiles-query.ts';
import {
  codeFault,
  useResendCode,
  useVerification,
} from '../../../features/account/signup-code.ts';
import { toast } from '../../../data/toast.ts';
import { useDraft, useDraftFields } from '../../../device/draft.ts';
import { firstStep, nameHint, names, signupDraft } from './draft.ts';
import { TradeFields } from './trade-fields.tsx';

const words = signupWords.handyman;

const sides: readonly { name: AadharSide; label: string }[] = [
  { name: 'aadharFront', label: words.aadhar.front },
  { name: 'aadharBack', label: words.aadhar.back },
];

type Files = Readonly<Partial<Record<AadharSide, File | undefined>>>;

/** §4: step 2, with the code; and whatever of step 1 a reload has lost or the server refused. */
export const FurtherDetails = ({ onChangeEmail }: { onChangeEmail: () => void }) => {
  const draft = useDraft(signupDraft);
  const [lost] = useState(() => firstStep.filter((part) => draft[part] === ''));
  const [files, setFiles] = useState<Files>({});
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { place } = usePlace();
  const tiles = useTiles();
  const field = useDraftFields(signupDraft);
  const resend = useResendCode(signupDraft, () => signupDraft.read().phone);
  const { verify, busy, done, refusals, problem } = useVerification(
    verifyHandyman,
    signupDraft,
    'handyman',
    ({ message, fields }) => {
      // Fields of step 1 that were refused stay on the page until they are right.
      setRefused((before) => [...before, ...Object.keys(fields)]);
      toast.error(message);
    },
  );
  const asked = firstStep.filter((part) => lost.includes(part) || refused.includes(part));

  const submit = ({ aadharNumber = '' }: Values) => {
    if (!place) return;
    const { name, email, phone, password, services, address, area, city, profile } =
      signupDraft.read();
    verify({
      files,
      body: {
        name,
        email,
        phone,
        password,
        services,
        address,
        area,
        city,
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
      label={words.details.title}
      className="grid gap-5"
      refusals={refusals}
      check={() => ({
        ...codeFault(code),
        ...(place ? {} : { place: noPlace }),
        ...(place?.found === 'city' ? { place: tooLarge } : {}),
      })}
      onSubmit={submit}
    >
      <AccountFields names={names} nameHint={nameHint} field={field} asked={asked} />
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
      <LocationChooser label={words.details.start} map="on demand" tiles={tiles} />
      <div className="bg-sunken rounded-card grid gap-3 p-5">
        <CodeMailed
          email={lost.includes('email') ? '' : draft.email}
          onChangeEmail={onChangeEmail}
        />
        <CodeEntry name="otp" label={words.details.code} disabled={done} onChange={setCode} />
        <div>
          <ResendCode {...resend} />
        </div>
      </div>
      {problem !== undefined && (
        <p role="alert" className="bg-bad-soft text-bad rounded-card p-4 font-medium">
          {problem}
        </p>
      )}
      <Button type="submit" size="large" wide busy={busy || done}>
        {words.details.register}
      </Button>
    </Form>
  );
};
