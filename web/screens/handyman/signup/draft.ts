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
type Draft = Readonly<typeof nothing>;

/** What both steps ask for, until `verify` sends it all. */
export const signupDraft = makeDraft<Draft>('localhands.handyman-signup', nothing, ['password']);

/** What step 1 asks for. */
export const firstStep = ['name', 'email', 'password', 'phone'] as const;

export const names = { person: 'name', phone: 'phone' } as const;
export const nameHint = 'As customers should call you.';

/** Beside the form, in both steps. */
export const look = {
  pitch: 'Three minutes now. Jobs from your own streets from today on.',
};

export const detailsLook = {
  ...look,
  title: 'Add Further Details',
  lead: 'Step 2 of 2. Then you are ready for your first job.',
};
