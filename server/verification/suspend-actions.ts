import { cancelWaitingOf, findLastMove } from '../booking/operator-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Acting } from '../http/mount-operator.ts';
import { deleteCode } from '../identity/code-store.ts';
import { withInvite } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { addAudit } from '../operator/audit-store.ts';
import { addPush } from '../push/outbox-actions.ts';
import { cannotComeMail } from './mails.ts';

/**
 * §12: what a suspended professional has accepted and not begun is cancelled. The customer reads that they cannot come,
 * not why; what was paid is refunded by its own job. A job that has begun is listed for the operators (§14).
 */
export const cancelVisits = async (
  deps: Deps,
  db: Db,
  by: Acting,
  handymanId: string,
  reason: string | undefined,
): Promise<BookingRow[]> => {
  const rows = await cancelWaitingOf(db, handymanId);
  for (const row of rows) {
    await deleteCode(db, 'job_start', row.id);
    await recordInLedger(db, row.id);
    const mail = cannotComeMail(row, deps.publicUrl);
    await addMail(deps, db, withInvite(deps, mail, row, 'user'));
    await addPush(db, row, 'user', 'ended_by_us');
    const moved = await findLastMove(db, row.id);
    await addAudit(db, {
      operatorId: by.id,
      action: 'end_booking',
      subjectKind: 'booking',
      subjectId: row.id,
      reason,
      details: { before: { booking: moved?.from_state }, after: { booking: moved?.to_state } },
    });
  }
  return rows;
};
