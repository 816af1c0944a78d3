import { makeDraft } from '../../../draft.ts';

const nothing = {
  name: '',
  email: '',
  phone: '',
  password: '',
  services: '',
  address: '',
  profile: '',
  /** The address the code went to: with it a reload comes back to step 2. */
  codeSentTo: '',
};
export type Draft = Readonly<typeof nothing>;

/** What both steps ask for, until `verify` sends it all. */
export const signupDraft = makeDraft<Draft>('localhands.handyman-signup', nothing, ['password']);

/** What step 1 asks for. */
export const firstStep = ['name', 'email', 'password', 'phone'] as const;
export type FirstStep = (typeof firstStep)[number];
