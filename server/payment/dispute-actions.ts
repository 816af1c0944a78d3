import { findBooking } from '../booking/list-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishPayment } from '../events/publish.ts';
import { addMail } from '../mail/outbox.ts';
import { lockBooking } from '../money/booking-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { listActiveAdmins } from '../operator/audited-read-store.ts';
import type { Dispute } from '../ports/payments.ts';
import { disputeMail } from './dispute-mails.ts';
import {
  claimReminders,
  endRefundsOf,
  findDispute,
  findRecent,
  listUnknown,
  storeDispute,
} from './dispute-store.ts';
import type { StoredDispute } from './dispute-store.ts';
import { setStateByRefunds } from './refund-store.ts';
import { isSettled, settle } from './settle-actions.ts';
import { addEvent, findByGatewayId, findPayment } from './store.ts';
import type { PaymentRow } from './store.ts';

/**
 * §39: the one way a dispute is opened, changed and closed in our books. The gateway's events, the jobs and what an operator
 * has sent all come here, and none of them is trusted: the gateway is asked. False when it did not answer, or the payment is
 * not settled yet.
 */
export const settleDispute = async (
  deps: Deps,
  gatewayId: string,
  event?: string,
): Promise<boolean> => {
  const said = await deps.payments.readDispute(gatewayId);
  if ('tryAgain' in said) {
    deps.log.warn({ dispute: gatewayId, reason: said.tryAgain }, 'gateway did not answer');
    return false;
  }
  return recordDispute(deps, said, event);
};

/** What the gateway has said just now. */
export const recordDispute = async (
  deps: Deps,
  said: Dispute,
  event?: string,
): Promise<boolean> => {
  const payment = await findByGatewayId(deps.db, said.chargeId);
  if (!payment || !Number.isSafeInteger(said.amountPaise)) {
    deps.log.error({ dispute: said.id, charge: said.chargeId }, 'a dispute of an unknown charge');
    return true;
  }
  // The dispute can be there before we have heard that the money was taken.
  if (!isSettled(payment)) await settle(deps, said.chargeId);
  const outcome = await deps.db.transaction((db) => record(deps, db, payment, said, event));
  if (outcome === 'unpaid') {
    deps.log.error({ dispute: said.id, payment: payment.id }, 'a dispute of an unsettled payment');
    return false;
  }
  if (!outcome) return true;
  const booking = await findBooking(deps.db, outcome.booking_id);
  // §39: the professional hears nothing of it.
  if (booking) await publishPayment(deps.events, booking, true);
  return true;
};

const record = async (
  deps: Deps,
  db: Db,
  { id, booking_id: bookingId }: PaymentRow,
  said: Dispute,
  event: string | undefined,
): Promise<StoredDispute | 'unpaid' | undefined> => {
  await lockBooking(db, bookingId);
  const payment = await findPayment(db, id);
  if (payment?.state !== 'succeeded') return 'unpaid';
  if (event !== undefined && !(await addEvent(db, event))) return undefined;
  const stored = await storeDispute(db, payment, said);
  if (!stored) return undefined;
  if (stored.state === 'lost') await endRefundsOf(db, stored.id);
  const closed = stored.state === 'lost' || stored.state === 'won';
  if (closed && !payment.for_tip) await setStateByRefunds(db, bookingId);
  await recordInLedger(db, bookingId);
  if (stored.fresh && !closed) await tellAdmins(deps, db, stored.id, 'opened');
  return stored;
};

const tellAdmins = async (
  deps: Deps,
  db: Db,
  id: string,
  why: 'opened' | 'lastDay',
): Promise<void> => {
  const dispute = await findDispute(db, id);
  if (!dispute) throw new Error('A dispute is not there');
  for (const admin of await listActiveAdmins(db)) {
    await addMail(deps, db, disputeMail(why, admin, dispute, deps.publicUrl));
  }
};

/** A job: finds disputes that no event has told us of, and books them. */
export const findDisputes = async (deps: Deps): Promise<number> => {
  const { from, to } = await findRecent(deps.db);
  const listed = await deps.payments.listDisputes(from, to);
  if ('tryAgain' in listed) {
    deps.log.warn({ reason: listed.tryAgain }, 'the gateway gave no list of disputes');
    return 0;
  }
  await settleUnknown(
    deps,
    listed.map(({ id }) => id),
  );
  return 0;
};

/** Those of these that our books do not have. */
export const settleUnknown = async (deps: Deps, ids: readonly string[]): Promise<void> => {
  for (const id of await listUnknown(deps.db, ids)) await settleDispute(deps, id);
};

const remindedAtOnce = 20;

/** A job: reminds admins of what no operator has answered a day before it is too late. Gives how many it was. */
export const remindOfDisputes = (deps: Deps): Promise<number> =>
  deps.db.transaction(async (db) => {
    const due = await claimReminders(db, remindedAtOnce);
    for (const id of due) await tellAdmins(deps, db, id, 'lastDay');
    return due.length;
  });
