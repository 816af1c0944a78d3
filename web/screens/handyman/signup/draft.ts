import { words as signupWords } from '#words/signup.ts';
import { makeDraft } from '../../../device/draft.ts';
import { noCode } from '../../../features/account/signup-code.ts';

const words = signupWords.handyman;

const nothing = {
  name: '',
  email: '',
  phone: '',
  password: '',
  services: '',
  address: '',
  area: '',
  city: '',
  profile: '',
  /** 'details' while step 2 is shown: a reload comes back to it. */
  step: '',
  ...noCode,
};
type Draft = Readonly<typeof nothing>;

/** What both steps ask for, until `verify` sends it all. */
export const signupDraft = makeDraft<Draft>('localhands.handyman-signup', nothing, ['password']);

/** What step 1 asks for. */
export const firstStep = ['name', 'email', 'password', 'phone'] as const;

export const names = { person: 'name', phone: 'phone' } as const;
export const nameHint = words.nameHint;

/** Beside the form, in both steps. */
export const look = {
  pitch: words.pitch,
};

export const detailsLook = {
  ...look,
  title: words.details.title,
  lead: words.details.lead,
};
