import { makeDraft } from '../../../device/draft.ts';
import { noCode } from '../../../data/signup-code.ts';

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
export type Draft = Readonly<typeof nothing>;

/** What both steps ask for, until `verify` sends it all. */
export const signupDraft = makeDraft<Draft>('localhands.handyman-signup', nothing, ['password']);

/** What step 1 asks for. */
export const firstStep = ['name', 'email', 'password', 'phone'] as const;
export type FirstStep = (typeof firstStep)[number];
