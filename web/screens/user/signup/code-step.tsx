import { useState } from 'react';
import { verifyUser } from '#contract/user.ts';
import { words as signupWords } from '#words/signup.ts';
import { AccountFields } from '../../../features/account/account-fields.tsx';
import { CodeEntry } from '../../../ui/code-entry.tsx';
import { CodeMailed } from '../../../features/account/code-mailed.tsx';
import { LocationChooser, noPlace } from '../../../features/place/location-chooser.tsx';
import { ResendCode } from '../../../features/account/resend-code.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import type { Errors } from '../../../ui/form.tsx';
import { delays } from '../../../device/delays.ts';
import { useTiles } from '../../../features/map/tiles-query.ts';
import {
  codeFault,
  useResendCode,
  useVerification,
} from '../../../features/account/signup-code.ts';
import { toast } from '../../../data/toast.ts';
import { usePlace, areaOf } from '../../../device/geolocation.ts';
import { useLater } from '../../../device/use-timeout.ts';
import { useDraft, useDraftFields } from '../../../device/draft.ts';
import { firstStep, names, signupDraft } from './draft.ts';
import type { ChosenPlace } from '../../../device/geolocation.ts';

const words = signupWords.user;

type Props = {
  onChangeEmail: () => void;
  /** Back to step 1, with what the server said of its fields. */
  onFailed: (fields: Errors) => void;
};

/** Step 2: the code, and whatever a reload has lost of step 1. */
export const CodeStep = ({ onChangeEmail, onFailed }: Props) => {
  const draft = useDraft(signupDraft);
  const field = useDraftFields(signupDraft);
  const [missing] = useState(() => firstStep.filter((part) => draft[part] === ''));
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState(false);
  const { place } = usePlace();
  const [askPlace] = useState(place === undefined);
  const tiles = useTiles();
  const later = useLater();
  const resend = useResendCode(signupDraft, () => signupDraft.read().contactNumber);

  const { verify, busy, done, refusals } = useVerification(
    verifyUser,
    signupDraft,
    'user',
    ({ message, fields, status }) => {
      toast.error(message);
      // The server did not check the code: it can be sent again as it is.
      if (status === 0 || status === 429 || status >= 500) return;
      setFailed(true);
      later(delays.verifyFailedNotice, () => toast.info(words.code.redirecting));
      later(delays.verifyFailedRedirect, () => onFailed(fields));
    },
  );
  const leaving = done || failed;

  const submit = () => {
    if (!place) return;
    const { username, email, password, contactNumber, next } = signupDraft.read();
    // The place that was given here is newer than the one that the list was asked for.
    if (next !== '') signupDraft.keep({ next: listAt(next, place) });
    const { lat, long } = place;
    verify({ body: { username, email, password, contactNumber, otp: code, lat, long } });
  };

  return (
    <Form
      label={words.code.title}
      className="grid gap-5"
      refusals={refusals}
      check={() => ({ ...codeFault(code), ...(place ? {} : { place: noPlace }) })}
      onSubmit={submit}
    >
      <CodeMailed
        email={missing.includes('email') ? '' : draft.email}
        onChangeEmail={onChangeEmail}
      />
      <AccountFields names={names} field={field} asked={missing} />
      <CodeEntry
        name="otp"
        label={words.code.label}
        startHere={missing.length === 0}
        disabled={leaving}
        onChange={setCode}
      />
      {askPlace && <LocationChooser label={words.place} map="on demand" tiles={tiles} />}
      <Button type="submit" size="large" wide busy={busy || leaving}>
        {words.code.verify}
      </Button>
      <ResendCode {...resend} />
    </Form>
  );
};

/** The same address; the list of who is near (§2) is that of this place, which was chosen after it was asked for. */
const listAt = (address: string, place: ChosenPlace): string => {
  const { pathname, searchParams } = new URL(address, location.origin);
  if (pathname.toLowerCase() !== '/services/serviceprovider') return address;
  const area = areaOf(place);
  searchParams.set('lat', String(place.lat));
  searchParams.set('long', String(place.long));
  if (area === undefined) searchParams.delete('in');
  else searchParams.set('in', area);
  return `${pathname}?${searchParams.toString()}`;
};
