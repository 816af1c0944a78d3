import { obstacleOf } from '#domain/account-deletion.ts';
import type { Obstacle } from '#domain/account-deletion.ts';
import { endCredit } from '../money/use-credit.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { provePassword, wrongPassword } from '../identity/prove-password.ts';
import type { OwnerRow } from '../identity/owner-store.ts';
import { forgetCounts } from '../identity/rate-limits.ts';
import { deleteSessionsOf } from '../identity/session-store.ts';
import { announceEnd } from '../identity/session.ts';
import { addMail } from '../mail/outbox.ts';
import { addAudit } from '../operator/audit-store.ts';
import type { PartySession } from '../ports/sessions.ts';
import { Problem } from '../problem.ts';
import { eraseAudit } from './erase-actions.ts';
import { eraseCodes, eraseMails, eraseName, eraseOwn, findPhone } from './erase-store.ts';
import { goodbyeMail } from './mails.ts';
import { rememberSentAway } from './remember-actions.ts';
import { findObstacles, lockAccount } from './store.ts';

/** The obstacle that the reply names, so that the screen can link to it. */
const idNames = {
  booking: 'booking_id',
  unpaid: 'booking_id',
  payment: 'booking_id',
  dispute: 'booking_id',
  refund: 'booking_id',
  dispatch: 'dispatch_id',
  ticket: 'ticket_id',
  earnings: 'handyman_id',
} as const satisfies Record<Obstacle, string>;

const refuse = (what: Obstacle, id: string): Problem =>
  new Problem(409, `${what}_open`, ({ myData }) => myData.inTheWay[what], {
    extra: { [idNames[what]]: id },
  });

/** §23: deletes everything in one transaction and ends every login of the account. */
export const deleteAccountOf = async (
  deps: Deps,
  session: PartySession,
  currentPassword: string,
): Promise<void> => {
  const { role, id } = session;
  const owner = await provePassword(deps, session, currentPassword);
  const ended = await deps.db.transaction(async (db) => {
    if (!(await lockAccount(db, role, id, owner.password_hash))) throw wrongPassword();
    const obstacle = obstacleOf(await findObstacles(db, role, id));
    if (obstacle) throw refuse(obstacle.what, obstacle.id);
    return erase(deps, db, session, owner);
  });
  await announceEnd(deps, ended);
  deps.log.info({ role, account: id }, 'account deleted');
};

/** Returns the logins to announce after the commit. */
const erase = async (
  deps: Deps,
  db: Db,
  session: PartySession,
  owner: OwnerRow,
): Promise<string[]> => {
  const { role, id } = session;
  const { name, email } = owner;
  const words = { name, email, phone: await findPhone(db, role, id) };
  const remembered = await rememberSentAway(deps, db, session, words);
  if (role === 'user') await endCredit(db, id);
  await eraseOwn(db, role, id);
  // After the tickets, whose lock it may have waited for: the audit rows of a concurrent answer are blanked too.
  await eraseAudit(db, role, id, words);
  await eraseCodes(db, role, id, email);
  const ended = await deleteSessionsOf(db, role, id, undefined);
  await eraseName(db, role, id);
  await eraseMails(db, email);
  await forgetCounts(deps, db, [id, `${role} ${id}`]);
  await addMail(deps, db, goodbyeMail(owner, remembered, deps.publicUrl));
  await addAudit(db, {
    operatorId: null,
    action: 'delete_own_account',
    subjectKind: role === 'user' ? 'customer' : 'handyman',
    subjectId: id,
  });
  return ended;
};
