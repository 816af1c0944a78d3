import { email as emailSchema, personName } from '#contract/field.ts';
import type { Level } from '#domain/operator.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { wordsIn } from '../words/words.ts';
import { add, list, reset } from './actions.ts';
import { findOperatorByEmail } from './store.ts';

const usage = `Who runs this market:
  npm run operator -- add you@example.com --name "Your Name"   the first admin, and further ones
  npm run operator -- add you@example.com --support            somebody who reads and helps
  npm run operator -- reset you@example.com                    after a lost password or phone
  npm run operator -- list
  npm run operator -- secret                                   what still needs APP_SECRET_BEFORE`;

const linesOf = (link: string): string[] => [
  'Open this link once, within two days, to choose a password and a second factor:',
  `  ${link}`,
];

type Outcome = { readonly lines: readonly string[]; readonly failed?: true };

const refused = (...lines: string[]): Outcome => ({ lines, failed: true });

const nameIn = (options: readonly string[], email: string): string | undefined => {
  const at = options.indexOf('--name');
  return at < 0 ? email.split('@')[0] : options[at + 1];
};

/** §11: the first operator cannot be made by another one. Gives what to print. */
export const runCommand = async (deps: Deps, words: readonly string[]): Promise<Outcome> => {
  const [what, who, ...options] = words;
  if (what === 'list') return { lines: await listLines(deps) };
  if (what !== 'add' && what !== 'reset') return { lines: [usage] };
  const email = emailSchema.safeParse(who);
  if (!email.success) return refused('An email address is missing.', '', usage);
  try {
    return what === 'add'
      ? await addBy(deps, email.data, options)
      : await resetBy(deps, email.data);
  } catch (error) {
    if (error instanceof Problem) return refused(error.msg(wordsIn.en));
    throw error;
  }
};

const addBy = async (deps: Deps, email: string, options: readonly string[]): Promise<Outcome> => {
  const name = personName.safeParse(nameIn(options, email));
  if (!name.success) return refused('After --name comes a name of at least one letter.', '', usage);
  const level: Level = options.includes('--support') ? 'support' : 'admin';
  const { link } = await add(deps, undefined, { email, name: name.data, level });
  return { lines: linesOf(link) };
};

const resetBy = async (deps: Deps, email: string): Promise<Outcome> => {
  const found = await findOperatorByEmail(deps.db, email);
  if (!found) return refused('Nobody with this email is an operator.');
  return { lines: linesOf(await reset(deps, undefined, found.id)) };
};

const listLines = async (deps: Deps): Promise<string[]> => {
  const operators = await list(deps);
  if (operators.length === 0) return ['Nobody yet.', '', usage];
  return operators.map(({ email, name, level, state }) => `${email}  ${name}  ${level}  ${state}`);
};
