import { makeDraft } from '../../../draft.ts';

const nothing = { username: '', email: '', contactNumber: '', password: '' };
export type Draft = Readonly<typeof nothing>;

/** What step 1 asked for; `verify` sends it together with the code. */
export const signupDraft = makeDraft<Draft>('localhands.signup', nothing, ['password']);

const parts = ['username', 'email', 'password', 'contactNumber'] as const;

/** Those that a reload has lost, or that were never asked for. */
export const missingIn = (draft: Draft) => parts.filter((part) => draft[part] === '');

/** Takes what a form holds of the draft; other fields are passed over. */
export const keepFrom = (values: Partial<Draft>): Draft => {
  const given = parts.flatMap((part) => (values[part] === undefined ? [] : [[part, values[part]]]));
  signupDraft.keep(Object.fromEntries(given) as Partial<Draft>);
  return signupDraft.read();
};
