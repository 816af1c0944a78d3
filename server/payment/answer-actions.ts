import type { DisputeDecision } from '#domain/dispute.ts';
import { toRupees } from '#domain/price.ts';
import type { Deps } from '../deps.ts';
import { addAudit } from '../operator/audit-store.ts';
import { isOwnBooking } from '../operator/own-store.ts';
import { lockBooking } from '../money/booking-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { conflict, notFound } from '../problem.ts';
import { recordDispute, settleDispute } from './dispute-actions.ts';
import { claimDue, decide, findDispute, markSent, undoDecision } from './dispute-store.ts';
import type { DisputeRow } from './dispute-store.ts';
import { answerOf } from './evidence-actions.ts';

export const noSuchDispute = () => notFound(({ dispute }) => dispute.noSuch);

type Wanted = {
  readonly decision: DisputeDecision;
  readonly answer: string | null;
  readonly reason: string;
};

/** `sent` once the gateway has it; `waiting` while it does not answer: the job sends it. */
type Sent = 'sent' | 'waiting';

/**
 * §39: an operator answers a dispute, or accepts it. It is stored before the gateway is told, and told as often as it
 * takes; once decided no other operator can decide. The same press again changes nothing.
 */
export const decideDispute = async (
  deps: Deps,
  by: ActingOperator,
  id: string,
  wanted: Wanted,
): Promise<Sent> => {
  await deps.db.transaction(async (db) => {
    const found = await findDispute(db, id);
    if (!found) throw noSuchDispute();
    await lockBooking(db, found.booking_id);
    if (await isOwnBooking(db, by.id, found)) {
      throw conflict('own_booking', ({ ticket }) => ticket.ownBooking);
    }
    const { decision, answer } = wanted;
    if (!(await decide(db, { id, decision, answer, operatorId: by.id }))) {
      const now = await findDispute(db, id);
      if (now && isSame(now, by, wanted)) return;
      throw tooLate(now ?? found);
    }
    await addAudit(db, {
      operatorId: by.id,
      action: `${decision}_dispute`,
      subjectKind: 'booking',
      subjectId: found.booking_id,
      reason: wanted.reason,
      details: {
        dispute: found.gateway_id,
        amount: toRupees(found.amount_paise),
        before: { dispute: found.state },
        after: { dispute: decision === 'answer' ? 'answered' : 'accepted' },
      },
    });
  });
  const sent = await sendDecision(deps, id);
  if (sent === 'refused') throw conflict('not_taken', ({ dispute }) => dispute.notTaken);
  return sent;
};

const isSame = (now: DisputeRow, by: ActingOperator, wanted: Wanted): boolean =>
  now.decided_by === by.id && now.decision === wanted.decision && now.answer === wanted.answer;

const tooLate = ({ state, decision }: DisputeRow) => {
  if (state === 'won' || state === 'lost') {
    return conflict('closed', ({ dispute }) => dispute.closed[state]);
  }
  return decision === null && state === 'open'
    ? conflict('too_late', ({ dispute }) => dispute.tooLate)
    : conflict('decided', ({ dispute }) => dispute.decided);
};

/** Told twice it is the same answer at the gateway. Asked outside of any transaction. */
const sendDecision = async (deps: Deps, id: string): Promise<Sent | 'refused'> => {
  const row = await findDispute(deps.db, id);
  if (!row || row.decision === null || row.sent_at !== null) return 'sent';
  const said =
    row.decision === 'answer'
      ? await deps.payments.answerDispute(row.gateway_id, await answerOf(deps.db, row))
      : await deps.payments.acceptDispute(row.gateway_id);
  if ('tryAgain' in said) {
    deps.log.warn({ dispute: id, reason: said.tryAgain }, 'gateway did not answer');
    return 'waiting';
  }
  // An answer that it looks at can only be ours.
  const isTaken = said.taken || said.dispute.state === 'answered';
  if (isTaken) await markSent(deps.db, id);
  else if (said.dispute.state === 'open') {
    deps.log.error({ dispute: id }, 'the gateway does not take an answer');
    await undoDecision(deps.db, id);
  }
  await recordDispute(deps, said.dispute);
  return isTaken ? 'sent' : 'refused';
};

const checkedAtOnce = 10;

/** A job: asks about disputes that are not decided, and sends what could not be sent. Gives how many. */
export const settleDisputes = async (deps: Deps): Promise<number> => {
  const due = await claimDue(deps.db, deps.payments.gateway, checkedAtOnce);
  for (const { id, gateway_id, unsent } of due) {
    if (unsent) await sendDecision(deps, id);
    else await settleDispute(deps, gateway_id);
  }
  return due.length;
};
