import { randomBytes } from 'node:crypto';
import { linkHours, recoveryCodes } from '#domain/operator.ts';
import type { Language } from '#domain/language.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { refuseCommonPassword } from '../identity/account.ts';
import type { From } from '../identity/account.ts';
import { makeKnownDevice, readKnownDevice } from '../identity/known-device.ts';
import { wrongLogin } from '../identity/login.ts';
import { holdPassword } from '../identity/password-store.ts';
import { forgive, limits, refund, spend } from '../identity/rate-limits.ts';
import { endSessionsOf, startSession } from '../identity/session.ts';
import type { LoggedIn } from '../identity/session.ts';
import { base32, findTotpStep, makeTotpSecret, totpAddress } from '../identity/totp.ts';
import { addMail } from '../mail/outbox.ts';
import { Problem, badInput, gone } from '../problem.ts';
import { addAudit } from './audit-store.ts';
import { secondFactorMail } from './mails.ts';
import {
  addRecoveryCodes,
  clearCredentials,
  findLink,
  findOperator,
  findOperatorByEmail,
  putLink,
  setCredentials,
  setOperatorLanguage,
  takeLink,
  takeRecoveryCode,
  takeTotpStep,
} from './store.ts';
import type { LinkRow, OperatorRow } from './store.ts';

export type Operator = OperatorRow;
type Entered = { readonly login: LoggedIn; readonly row: Operator };

type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
};

/**
 * The password first, then the second factor. Production requires one; elsewhere only the operator of the demo has
 * none.
 */
export const logIn = async (
  deps: Deps,
  { email, password, code }: Credentials,
  { address, language, device }: From & { readonly device: string | undefined },
): Promise<Entered> => {
  await spend(deps, limits.loginFromAddress, address);
  const found = await findOperatorByEmail(deps.db, email);
  // Guessing locks the account for unknown browsers only, as it does for customers and professionals.
  const known = found && readKnownDevice(deps, 'operator', ownerOf(found), device);
  const [limit, subject] = known
    ? [limits.loginOfDevice, `operator ${found.id} ${known}`]
    : [limits.loginOfAccount, `operator ${email}`];
  await spend(deps, limit, subject);
  const right = await deps.passwords.matches(found?.password_hash ?? undefined, password);
  if (!found || !right || found.disabled_at) {
    deps.log.warn({ role: 'operator', account: found?.id ?? null }, 'login refused');
    throw wrongLogin();
  }
  await passSecondFactor(deps, found, code?.trim(), subject);
  await refund(deps, limits.loginFromAddress, address);
  await forgive(deps, limit, subject);
  deps.log.info({ role: 'operator', account: found.id }, 'login');
  return deps.db.transaction(async (db) => {
    const { passwordHash } = ownerOf(found);
    if (!(await holdPassword(db, 'operator', found.id, passwordHash))) throw wrongLogin();
    await addAudit(db, {
      operatorId: found.id,
      action: 'log_in',
      subjectKind: 'operator',
      subjectId: found.id,
    });
    // The console's language is the browser's; the mails use it too.
    await setOperatorLanguage(db, found.id, language);
    const row = { ...found, language };
    return { row, login: await enter(deps, db, row) };
  });
};

const ownerOf = ({ id, password_hash: hash }: OperatorRow) => ({ id, passwordHash: hash ?? '' });

const enter = async (deps: Deps, db: Db, row: OperatorRow): Promise<LoggedIn> => ({
  id: row.id,
  token: await startSession(db, 'operator', row.id),
  device: makeKnownDevice(deps, 'operator', ownerOf(row)),
  language: row.language,
});

const passSecondFactor = async (
  deps: Deps,
  found: OperatorRow,
  code: string | undefined,
  subject: string,
): Promise<void> => {
  if (found.totp_secret === null) {
    if (!deps.requireSecondFactor) return;
    throw new Problem(403, 'no_second_factor', ({ operator }) => operator.noSecondFactor);
  }
  if (!code) throw new Problem(401, 'second_factor', ({ operator }) => operator.enterCode);
  await spend(deps, limits.secondFactor, subject);
  const secret = deps.keys.open(found.totp_secret);
  const step = secret && findTotpStep(secret, code, found.now);
  const passed =
    step === undefined
      ? await takeRecoveryCode(deps.db, found.id, recoveryHash(deps, code))
      : await takeTotpStep(deps.db, found.id, step);
  if (!passed) {
    deps.log.warn({ role: 'operator', account: found.id }, 'second factor refused');
    await tellOfWrongCode(deps, found);
    throw badInput({ code: ({ operator }) => operator.wrongCode });
  }
  await forgive(deps, limits.secondFactor, subject);
};

/** Every failure is in the audit log; a mail goes once an hour. */
const tellOfWrongCode = async (deps: Deps, found: OperatorRow): Promise<void> => {
  const mails = await spend(deps, limits.secondFactorMails, found.id).then(
    () => true,
    () => false,
  );
  await deps.db.transaction(async (db) => {
    await addAudit(db, {
      operatorId: found.id,
      action: 'refuse_second_factor',
      subjectKind: 'operator',
      subjectId: found.id,
    });
    if (mails) await addMail(deps, db, secondFactorMail(found, deps.publicUrl));
  });
};

const recoveryHash = (deps: Deps, code: string) =>
  deps.keys.hash('recovery code', code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));

const tokenHash = (deps: Deps, token: string) => deps.keys.hash('operator link', token);

/** The link by which a new operator joins, or one who lost their password or phone begins anew; to hand over. */
export const makeLink = async (deps: Deps, db: Db, operatorId: string): Promise<string> => {
  const token = randomBytes(24).toString('base64url');
  const secret = deps.keys.seal(makeTotpSecret());
  await clearCredentials(db, operatorId);
  await putLink(db, operatorId, tokenHash(deps, token), secret, linkHours);
  // After the # it reaches no server, no log and no Referer header.
  return `${deps.publicUrl}/operator/join#${token}`;
};

export const endLogins = (deps: Deps, id: string): Promise<number> =>
  endSessionsOf(deps, { role: 'operator', id });

const linkGone = (): Problem => gone('link_gone', ({ operator }) => operator.linkGone);

const secretOf = (deps: Deps, link: LinkRow): Buffer => {
  const secret = deps.keys.open(link.totp_secret);
  if (!secret) throw linkGone();
  return secret;
};

export const readLink = async (deps: Deps, token: string) => {
  const link = await findLink(deps.db, tokenHash(deps, token));
  if (!link) throw linkGone();
  const secret = secretOf(deps, link);
  return {
    name: link.name,
    email: link.email,
    secret: base32(secret),
    address: totpAddress(secret, link.email),
  };
};

type Joining = { readonly token: string; readonly password: string; readonly code: string };
type Joined = Entered & { readonly recoveryCodes: string[] };

/** The link is used up only with a code that is right, so that a typing error can be corrected. */
export const join = async (
  deps: Deps,
  { token, password, code }: Joining,
  language: Language,
): Promise<Joined> => {
  const hash = tokenHash(deps, token);
  const link = await findLink(deps.db, hash);
  if (!link) throw linkGone();
  refuseCommonPassword(password);
  await spend(deps, limits.loginOfAccount, `operator link ${link.operator_id}`);
  const secret = secretOf(deps, link);
  const step = findTotpStep(secret, code, link.now);
  if (step === undefined) throw badInput({ code: ({ operator }) => operator.wrongCode });
  const passwordHash = await deps.passwords.hash(password);
  const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode);
  return deps.db.transaction(async (db) => {
    if (!(await takeLink(db, hash))) throw linkGone();
    const id = link.operator_id;
    await setCredentials(db, id, passwordHash, link.totp_secret, step, language);
    const hashes = codes.map((one) => recoveryHash(deps, one));
    await addRecoveryCodes(db, id, hashes);
    await addAudit(db, {
      operatorId: id,
      action: 'join',
      subjectKind: 'operator',
      subjectId: id,
    });
    const row = await findOperator(db, id);
    if (!row) throw linkGone();
    return { row, login: await enter(deps, db, row), recoveryCodes: codes };
  });
};

/** Fifty bits, in two groups that are easy to copy by hand. */
const makeRecoveryCode = (): string => {
  const text = base32(randomBytes(7)).slice(0, 10);
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

/** The operator who is asking, read with each request: a level that was taken away is gone with the next one. */
export const findActive = async (deps: Deps, id: string): Promise<OperatorRow | undefined> => {
  const found = await findOperator(deps.db, id);
  if (!found || found.disabled_at || found.password_hash === null) return undefined;
  if (deps.requireSecondFactor && found.totp_secret === null) return undefined;
  return found;
};
