import type { z } from 'zod';
import type { changePassword, userPassword } from '#contract/password.ts';
import { siteOf } from '#domain/network.ts';
import type { Role } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { askerFrom, codeSubject } from '../identity/browser-mark.ts';
import { refuseCommonPassword } from '../identity/account.ts';
import { deleteCodesTo } from '../identity/code-store.ts';
import type { Purpose } from '../identity/code-store.ts';
import { makeKnownDevice, readKnownDevice } from '../identity/known-device.ts';
import {
  checkCode,
  codeGone,
  consumeCode,
  findLiveCode,
  issueCode,
  resendSeconds,
} from '../identity/one-time-codes.ts';
import { spendCodeMail } from '../identity/mail-budget.ts';
import { findOwnerByEmail } from '../identity/owner-store.ts';
import type { OwnerRow } from '../identity/owner-store.ts';
import { movePassword } from '../identity/password-store.ts';
import { provePassword, wrongPassword } from '../identity/prove-password.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { deleteSessionsOf } from '../identity/session-store.ts';
import { announceEnd, startSession } from '../identity/session.ts';
import type { LoggedIn } from '../identity/session.ts';
import { addMail } from '../mail/outbox.ts';
import { addAudit } from '../operator/audit-store.ts';
import type { Session } from '../ports/sessions.ts';
import { badInput } from '../problem.ts';
import { changedMail, resetCodeMail } from './mails.ts';

const minutes = 10;

const purposeOf = (role: Role): Purpose => `${role}_reset`;

type From = {
  readonly address: string;
  /** What the browser shows of an earlier login, and of having asked for a code. */
  readonly device: string | undefined;
  readonly codeAsker: string | undefined;
};

type Asked = { readonly asker: string; readonly resendAfter: number };

/**
 * §21: mails a code. The same work and the same answer whether or not the email is known, but for the mail, which a
 * job sends later.
 */
export const forgot = async (deps: Deps, role: Role, email: string, from: From): Promise<Asked> => {
  await spend(deps, limits.resetCodeFromAddress, from.address);
  const owner = await findOwnerByEmail(deps.db, role, email);
  const asker = askerFrom(from.codeAsker);
  const [purpose, subject] = [purposeOf(role), codeSubject(email, asker)];
  const live = await findLiveCode(deps.db, [purpose], subject);
  // Pressed twice: the first mail is on its way, and its code stays valid.
  if (live && live.waitSeconds > 0) return { asker, resendAfter: live.waitSeconds };
  await spendOnCode(deps, role, email, owner, from);
  await deps.db.transaction(async (db) => {
    const { code } = await issueCode(deps, db, purpose, subject, {
      minutes,
      keepForShowing: false,
    });
    if (owner) await addMail(deps, db, resetCodeMail(owner, code, minutes));
  });
  return { asker, resendAfter: resendSeconds };
};

/** Strangers share one counter; a browser in which the owner was logged in before has one of its own. */
const spendOnCode = async (
  deps: Deps,
  role: Role,
  email: string,
  owner: OwnerRow | undefined,
  { address, device }: From,
): Promise<void> => {
  const known = owner && readKnownDevice(deps, role, loginOf(owner), device);
  if (known) {
    await spend(deps, limits.resetCodeOfDevice, `${role} ${owner.id} ${known}`);
    return;
  }
  await spend(deps, limits.resetCodeFromHere, `${role} ${email} ${siteOf(address)}`);
  await spendCodeMail(deps, email, address);
  await spend(deps, limits.resetCodeToEmail, `${role} ${email}`);
  await spend(deps, limits.resetCodesInADay, `${role} ${email}`);
};

const loginOf = ({ id, password_hash: passwordHash }: OwnerRow) => ({ id, passwordHash });

/** §21: ends every login of the account. Gives a cookie that marks this browser as the owner's. */
export const reset = async (
  deps: Deps,
  role: Role,
  { email, otp, password }: z.output<typeof userPassword.reset.body>,
  { address, codeAsker }: From,
): Promise<string> => {
  await spend(deps, limits.resetFromAddress, address);
  refuseCommonPassword(password);
  const [purpose, subject] = [purposeOf(role), codeSubject(email, codeAsker ?? '')];
  const checked = await checkCode(deps, purpose, subject, otp);
  const owner = await findOwnerByEmail(deps.db, role, email);
  const passwordHash = await deps.passwords.hash(password);
  const ended = await deps.db.transaction(async (db) => {
    await consumeCode(db, purpose, subject, checked);
    if (!owner || !(await move(db, role, owner, passwordHash))) throw codeGone();
    return finish(deps, db, role, owner, 'reset_password');
  });
  await announceEnd(deps, ended);
  deps.log.info({ role, account: owner?.id }, 'password reset');
  return makeKnownDevice(deps, role, { id: owner?.id ?? '', passwordHash });
};

const move = (db: Db, role: Role, owner: OwnerRow, passwordHash: string): Promise<boolean> =>
  movePassword(db, role, owner.id, owner.password_hash, passwordHash);

/** Ends all sessions made with the old password; returns those to announce after the commit. */
const finish = async (
  deps: Deps,
  db: Db,
  role: Role,
  owner: OwnerRow,
  action: 'reset_password' | 'change_password',
): Promise<string[]> => {
  const ended = await deleteSessionsOf(db, role, owner.id, undefined);
  await deleteCodesTo(db, purposeOf(role), owner.email);
  const { publicUrl } = deps;
  const mail = changedMail(owner, { what: 'password', role, publicUrl });
  await addMail(deps, db, mail);
  if (role === 'operator') {
    await addAudit(db, {
      operatorId: owner.id,
      action,
      subjectKind: 'operator',
      subjectId: owner.id,
    });
  }
  return ended;
};

/** §21: every other login ends, and this one goes on under a new token. */
export const change = async (
  deps: Deps,
  session: Session,
  { currentPassword, password }: z.output<typeof changePassword.body>,
): Promise<LoggedIn> => {
  refuseCommonPassword(password);
  const owner = await provePassword(deps, session, currentPassword);
  if (password === currentPassword) throw badInput({ password: ({ account }) => account.same });
  const { role, id } = session;
  const passwordHash = await deps.passwords.hash(password);
  const { ended, token } = await deps.db.transaction(async (db) => {
    // Changed by a concurrent request: the given password is not the account's any more.
    if (!(await move(db, role, owner, passwordHash))) throw wrongPassword();
    return {
      ended: await finish(deps, db, role, owner, 'change_password'),
      token: await startSession(db, role, id),
    };
  });
  await announceEnd(deps, ended);
  const device = makeKnownDevice(deps, role, { id, passwordHash });
  return { id, token, device, language: owner.language };
};
