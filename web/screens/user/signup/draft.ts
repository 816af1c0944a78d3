import { makeDraft } from '../../../device/draft.ts';
import { noCode } from '../../../data/signup-code.ts';

const nothing = { username: '', email: '', contactNumber: '', password: '', ...noCode };
export type Draft = Readonly<typeof nothing>;

/** What step 1 asked for; `verify` sends it together with the code. */
export const signupDraft = makeDraft<Draft>('localhands.signup', nothing, ['password']);

const parts = ['username', 'email', 'password', 'contactNumber'] as const;
export type Part = (typeof parts)[number];

/** Those that a reload has lost, or that were never asked for. */
export const missingIn = (draft: Draft): readonly Part[] =>
  parts.filter((part) => draft[part] === '');
