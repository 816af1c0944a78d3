import type { z } from 'zod';
import type { refundTicket } from '#contract/ticket-support.ts';
import { feePaid } from '#domain/fee.ts';
import { isCashPaused } from '#domain/cash.ts';
import { toPaise, toRupees } from '#domain/price.ts';
import { mostRefundable } from '#domain/ticket.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishTicket } from '../events/publish.ts';
import { rupeesIn } from '../mail/in-language.ts';
import { addAudit } from '../operator/audit-store.ts';
import { isOwnBooking } from '../operator/own-store.ts';
import { addOperatorRefund, findMoney, findRefundByKey } from '../payment/refund-store.ts';
import type { MoneyRow } from '../payment/refund-store.ts';
import { findStanding } from '../money/dispute-store.ts';
import { findFee } from '../money/fee-store.ts';
import { lockBooking } from '../money/booking-store.ts';
import { findBalance } from '../money/ledger-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import { noSuchTicket } from './actions.ts';
import { addEntry, findTicket, holdTicket } from './store.ts';
import { toMoney } from './presenter.ts';

type Wanted = z.output<typeof refundTicket.body>;

/**
 * §15: stores that it is to be refunded; the job of the payments talks to the gateway, as often as it takes. Everything
 * about the money of a booking happens one after another, behind its row: the same press again changes nothing, and
 * an operator who decided on a sum that has changed meanwhile decides again.
 */
export const refund = async (
  deps: Deps,
  by: ActingOperator,
  ticketId: string,
  wanted: Wanted,
): Promise<void> => {
  const ticket = await findTicket(deps.db, ticketId);
  if (!ticket) throw noSuchTicket();
  const { booking_id: bookingId } = ticket;
  if (bookingId === null) throw conflict('no_booking', (words) => words.ticket.noBooking);
  const amountPaise = toPaise(wanted.amount);
  await deps.db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId);
    await refuseOwn(db, by, booking);
    const made = await findRefundByKey(db, wanted.key);
    if (made?.ticket_id === ticketId && made.amount_paise === amountPaise) return;
    if (made) throw conflict('other_press', (words) => words.ticket.otherPress);
    const money = await findMoney(db, bookingId);
    await refuseDisputed(db, bookingId);
    refuseTooMuch(deps, by, wanted, money);
    await refuseFee(db, bookingId, amountPaise);
    if (booking) await refuseCash(db, by, booking.handyman_id, money);
    const order = { bookingId, amountPaise, key: wanted.key, operatorId: by.id, ticketId };
    if (!(await addOperatorRefund(db, order))) throw nothingLeft();
    await holdTicket(db, ticketId);
    await addEntry(db, { ticketId, kind: 'refund', operatorId: by.id, amountPaise });
    await writeDown(db, by, bookingId, wanted, ticket.number);
  });
  await publishTicket(deps.events, ticket);
};

const refuseOwn = async (
  db: Db,
  by: ActingOperator,
  booking: { readonly user_id: string; readonly handyman_id: string } | undefined,
): Promise<void> => {
  if (booking && (await isOwnBooking(db, by.id, booking))) {
    throw conflict('own_booking', ({ ticket }) => ticket.ownBooking);
  }
};

/** §39: a refund and a dispute would give the money back twice. */
const refuseDisputed = async (db: Db, bookingId: string): Promise<void> => {
  const { undecided } = await findStanding(db, bookingId, 'bill');
  if (undecided) throw conflict('disputed', ({ dispute }) => dispute.noRefund);
};

/** §36: a fee is forgiven, not refunded: it would be owed again. */
const refuseFee = async (db: Db, bookingId: string, amountPaise: number): Promise<void> => {
  const fee = await findFee(db, bookingId);
  if (!fee || amountPaise <= fee.here_paise - feePaid(fee, fee.here_paise)) return;
  throw conflict('fee', (words) => words.fee.forgiveInstead);
};

/**
 * §37: a refund of cash becomes credit that other professionals are paid with, and the one who has taken it owes it. Of
 * one who owes too much already it is an admin's to make.
 */
const refuseCash = async (
  db: Db,
  by: ActingOperator,
  handymanId: string,
  money: MoneyRow | undefined,
): Promise<void> => {
  if (by.level === 'admin' || !money || money.cash_paise === 0) return;
  if (isCashPaused(await findBalance(db, handymanId))) {
    throw conflict('cash_admin_only', ({ cash }) => cash.adminOnly);
  }
};

const nothingLeft = () => conflict('nothing_left', ({ ticket }) => ticket.nothingLeft);

const refuseTooMuch = (
  deps: Deps,
  by: ActingOperator,
  { amount, refunded }: Wanted,
  money: MoneyRow | undefined,
): void => {
  if (!money) throw conflict('not_paid', ({ ticket }) => ticket.notPaid);
  if (money.refunded_paise !== toPaise(refunded)) {
    throw conflict('refunded_meanwhile', ({ ticket }) => ticket.refundedMeanwhile);
  }
  const left = money.paid_paise - money.refunded_paise;
  if (left === 0) throw nothingLeft();
  const most = mostRefundable(toMoney(money), by.level, deps.supportRefundLimitPaise);
  const paise = toPaise(amount);
  if (paise <= most) return;
  const inRupees = (sum: number) => rupeesIn(by.language, toRupees(sum));
  throw paise > left
    ? conflict('too_much', ({ ticket }) => ticket.tooMuch(inRupees(left)))
    : conflict('over_limit', ({ ticket }) => ticket.overSupportLimit(inRupees(most)));
};

const writeDown = (
  db: Db,
  by: ActingOperator,
  bookingId: string,
  { amount, refunded, reason }: Wanted,
  ticket: number,
): Promise<void> =>
  addAudit(db, {
    operatorId: by.id,
    action: 'refund',
    subjectKind: 'booking',
    subjectId: bookingId,
    reason,
    details: {
      amount,
      ticket,
      before: { refunded },
      after: { refunded: toRupees(toPaise(refunded) + toPaise(amount)) },
    },
  });
