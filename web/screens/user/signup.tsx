import { useState } from 'react';
import { useLocation } from 'react-router';
import { signupUser } from '#contract/user.ts';
import { words as signupWords } from '#words/signup.ts';
import { AccountFields } from '../../features/account/account-fields.tsx';
import { AuthCard } from '../../features/account/auth-card.tsx';
import { LocationChooser } from '../../features/place/location-chooser.tsx';
import { SignupForm } from '../../features/account/signup-form.tsx';
import type { Errors } from '../../ui/form.tsx';
import { useTiles } from '../../features/map/tiles-query.ts';
import { useSignupStart } from '../../features/account/signup-code.ts';
import { useDraftFields } from '../../device/draft.ts';
import { CodeStep } from './signup/code-step.tsx';
import { codeLook, firstStep, look, names, signupDraft } from './signup/draft.ts';

const words = signupWords.user;

const looks = {
  details: { ...look, title: words.title, lead: words.lead },
  code: codeLook,
};
type Step = keyof typeof looks;

/** What the server said of the fields here to the code step at its own address. */
const refusalsIn = (state: unknown): Errors =>
  typeof state === 'object' && state !== null && 'refusals' in state
    ? (state.refusals as Errors)
    : {};

/** §4: step 1 sends the email; on success the form shows the code step. */
const UserSignup = () => {
  const { state } = useLocation() as { state: unknown };
  const [step, setStep] = useState<Step>('details');
  const [refusals, setRefusals] = useState(() => refusalsIn(state));
  const go = (next: Step, refused: Errors = {}) => {
    setStep(next);
    setRefusals(refused);
    window.scrollTo({ top: 0 });
  };
  return (
    <AuthCard
      of="user"
      {...looks[step]}
      back={{ to: '/user/login', label: words.backToLogin, state }}
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
  const start = useSignupStart(signupUser, signupDraft, onCode);
  const field = useDraftFields(signupDraft);
  const tiles = useTiles();
  return (
    <SignupForm {...start} of="user" label={words.form} refusals={start.refusals ?? refusals}>
      <AccountFields names={names} field={field} asked={firstStep} />
      <LocationChooser label={words.place} map="on demand" tiles={tiles} />
    </SignupForm>
  );
};
