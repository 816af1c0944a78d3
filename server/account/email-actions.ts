import type { z } from 'zod';
import type { askNewEmail, confirmNewEmail } from '#contract/details.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import type { Party } from '#domain/role.ts';
import { rememberBlocks } from '../booking/block-store.ts';
import { duplicateOf } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishProfile } from '../events/publish.ts';
import type { Purpose } from '../identity/code-store.ts';
import { spendCodeMail } from '../identity/mail-budget.ts';
import { isMailboxOfAnother, moveMailbox } from '../identity/mailbox-store.ts';
import {
  checkCode,
  codeGone,
  consumeCode,
  findLiveCode,
  issueCode,
  resendSeconds,
} from '../identity/one-time-codes.ts';
import { findOwner } from '../identity/owner-store.ts';
import { provePassword } from '../identity/prove-password.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { blockedMailbox } from '../identity/sent-away.ts';
import { deleteSessionsOf } from '../identity/session-store.ts';
import { announceEnd } from '../identity/session.ts';
import { addMail } from '../mail/outbox.ts';
import type { PartySession } from '../ports/sessions.ts';
import { badInput, conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { changedMail, emailCodeMail } from './mails.ts';
import { moveEmail } from './store.ts';

const minutes = 10;

const purposeOf = (role: Party): Purpose => `${role}_email`;

/** Bound to both: the code proves this address for this account. */
const subjectOf = (id: string, email: string): string => `${id} ${email}`;

const emailTaken = (): Problem => conflict('email_taken', ({ account }) => account.emailTaken);

/** §21: a code to the new address. Nothing changes until it comes back. Gives the seconds until another can be sent. */
export const askEmail = async (
  deps: Deps,
  session: PartySession,
  { email, currentPassword }: z.output<typeof askNewEmail.body>,
  address: string,
): Promise<number> => {
  const { role, id } = session;
  const owner = await provePassword(deps, session, currentPassword);
  if (owner.email === email) throw badInput({ email: ({ account }) => account.sameEmail });
  await spend(deps, limits.emailsOfAccount, `${role} ${id}`);
  if (await isMailboxOfAnother(deps.db, role, mailboxOf(email), id)) throw emailTaken();
  const [purpose, subject] = [purposeOf(role), subjectOf(id, email)];
  const live = await findLiveCode(deps.db, [purpose], subject);
  if (live && live.waitSeconds > 0) return live.waitSeconds;
  await spend(deps, limits.codeToEmail, mailboxOf(email));
  await spendCodeMail(deps, email, address);
  await deps.db.transaction(async (db) => {
    const { code } = await issueCode(deps, db, purpose, subject, {
      minutes,
      keepForShowing: false,
    });
    await addMail(deps, db, emailCodeMail({ email, language: owner.language }, code, minutes));
  });
  return resendSeconds;
};

/** §21: the account moves to the address that was proved; the address before is told, and other logins end. */
export const confirmEmail = async (
  deps: Deps,
  session: PartySession,
  { email, otp }: z.output<typeof confirmNewEmail.body>,
): Promise<void> => {
  const { role, id } = session;
  const [purpose, subject] = [purposeOf(role), subjectOf(id, email)];
  const checked = await checkCode(deps, purpose, subject, otp);
  const { publicUrl } = deps;
  const ended = await deps.db
    .transaction(async (db) => {
      await consumeCode(db, purpose, subject, checked);
      const owner = await findOwner(db, role, id);
      if (!owner || !(await moveEmail(db, role, id, owner.email, email))) throw codeGone();
      await moveMailbox(db, role, mailboxOf(email), id);
      if (role === 'user') await rememberBlocks(db, id, blockedMailbox(deps.keys, owner.email));
      const mail = changedMail(owner, { what: 'email', role, publicUrl });
      await addMail(deps, db, mail);
      // Who had the old mailbox may be logged in with it elsewhere.
      return deleteSessionsOf(db, role, id, session.fingerprint);
    })
    .catch((error: unknown) => {
      // Another account was made with this address after the code was mailed.
      throw duplicateOf(error) === undefined ? error : emailTaken();
    });
  await announceEnd(deps, ended);
  if (role === 'handyman') await publishProfile(deps.events, id);
};
