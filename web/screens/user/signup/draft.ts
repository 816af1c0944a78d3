import { words as signupWords } from '#words/signup.ts';
import { makeDraft } from '../../../device/draft.ts';
import { noCode } from '../../../features/account/signup-code.ts';

const words = signupWords.user;

const nothing = { username: '', email: '', contactNumber: '', password: '', ...noCode };
type Draft = Readonly<typeof nothing>;

/** What step 1 asked for; `verify` sends it together with the code. */
export const signupDraft = makeDraft<Draft>('localhands.signup', nothing, ['password']);

/** What step 1 asks for. */
export const firstStep = ['username', 'email', 'password', 'contactNumber'] as const;

export const names = { person: 'username', phone: 'contactNumber' } as const;

/** Beside the form, in both steps. */
export const look = { pitch: words.pitch };

export const codeLook = { ...look, title: words.code.title, lead: words.code.lead };
