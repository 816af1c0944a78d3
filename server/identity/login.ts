import type { Accounts } from './account.ts';
import type { Deps } from '../deps.ts';
import { makeKnownDevice, readKnownDevice } from './known-device.ts';
import { forgive, limits, refund, spend } from './rate-limits.ts';
import { openWithCode, sendLoginCode } from './login-code.ts';
import { holdPassword } from './password-store.ts';
import { Problem } from '../problem.ts';
import { startSession } from './session.ts';
import type { LoggedIn } from './session.ts';

type From = {
  readonly address: string;
  /** The cookies of an earlier login, and of an earlier request for a login code. */
  readonly device: string | undefined;
  readonly codeAsker: string | undefined;
};

type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly otp?: string | undefined;
};

/** An unknown email and a wrong password are one answer, in like time. */
export const logIn = async (
  deps: Deps,
  { role, findByEmail }: Accounts,
  { email, password, otp }: Credentials,
  { address, device, codeAsker }: From,
): Promise<LoggedIn> => {
  await spend(deps, limits.loginFromAddress, address);
  const account = await findByEmail(deps.db, email);
  const known = account && readKnownDevice(deps, role, account, device);
  // Guessing locks the account for unknown browsers only; browsers its owner has used count separately.
  const [limit, subject] = known
    ? [limits.loginOfDevice, `${role} ${account.id} ${known}`]
    : [limits.loginOfAccount, `${role} ${email}`];
  const useUp =
    otp === undefined
      ? await spend(deps, limit, subject, loginLocked)
      : await openWithCode(deps, { role, email, asker: codeAsker ?? '', code: otp });
  const right = await deps.passwords.matches(account?.passwordHash, password);
  if (!account || !right) {
    // Ids, never emails: a reader of the log sees that an account is being guessed at, not whose it is.
    deps.log.warn({ role, account: account?.id ?? null }, 'login refused');
    throw wrongLogin();
  }
  const token = await deps.db.transaction(async (db) => {
    await useUp?.(db);
    if (!(await holdPassword(db, role, account.id, account.passwordHash))) throw wrongLogin();
    return startSession(db, role, account.id);
  });
  await refund(deps, limits.loginFromAddress, address);
  await forgive(deps, limit, subject);
  deps.log.info({ role, account: account.id }, 'login');
  return {
    id: account.id,
    token,
    device: makeKnownDevice(deps, role, account),
    language: account.language,
  };
};

/** §9: the way past a lock that strangers have caused. The same answer whether or not the email is known. */
export const askLoginCode = async (
  deps: Deps,
  { role, findByEmail }: Accounts,
  email: string,
  { address, codeAsker }: From,
): Promise<string> => {
  await spend(deps, limits.loginCodeFromAddress, address);
  const language = (await findByEmail(deps.db, email))?.language;
  return sendLoginCode(deps, { role, email, language, address, asker: codeAsker });
};

export const wrongLogin = (): Problem =>
  new Problem(401, 'wrong_login', ({ identity }) => identity.wrongLogin);

const loginLocked = (seconds: number): Problem =>
  new Problem(429, 'login_locked', ({ identity }) => identity.loginLocked(seconds), {
    retryAfterSeconds: seconds,
  });
