import type { z } from 'zod';
import type { Credit } from '#contract/credit.ts';
import type { giveCredit } from '#contract/operator-credit.ts';
import { mostGivable } from '#domain/credit.ts';
import type { CreditMove } from '#domain/ledger-moves.ts';
import { toPaise, toRupees } from '#domain/price.ts';
import { countPaidJob } from '../booking/count-store.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { rupeesIn } from '../mail/in-language.ts';
import { addMail } from '../mail/outbox.ts';
import { addAudit } from '../operator/audit-store.ts';
import { findCaller, isOwnAccount } from '../operator/own-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { conflict, notFound } from '../problem.ts';
import { readCredit } from './actions.ts';
import { creditMail } from './mails.ts';
import {
  addCredit,
  findByKey,
  findCredit,
  findGivenToday,
  isCustomer,
  listToBePaid,
  listToPay,
  lockCredit,
  lockRecipient,
} from '../money/credit-store.ts';
import { lockBooking } from '../money/booking-store.ts';
import { payFees } from '../money/pay-fees.ts';
import { useCredit } from '../money/use-credit.ts';

type Wanted = z.output<typeof giveCredit.body>;
type OperatorMove = Exclude<CreditMove, 'ended' | 'sorry'>;

const auditActions = { given: 'give_credit', taken_back: 'take_back_credit' } as const;

const noSuchCustomer = () => notFound(({ console: words }) => words.noSuchCustomer);

export const readOf = async ({ db }: Deps, userId: string): Promise<Credit> => {
  if (!(await isCustomer(db, userId))) throw noSuchCustomer();
  return readCredit(db, userId);
};

/** §32: writes it into the books, tells the customer, and gives what is there now, in rupees. */
const change = async (
  deps: Deps,
  by: ActingOperator,
  userId: string,
  move: OperatorMove,
  { amount, key, words }: Wanted,
): Promise<number> => {
  await spend(deps, limits.creditOfOperator, by.id);
  const amountPaise = toPaise(amount);
  const { balance, paid } = await deps.db.transaction(async (db) => {
    const customer = await lockRecipient(db, userId);
    if (!customer) throw noSuchCustomer();
    await refuseOwn(db, by, userId);
    const made = await findByKey(db, key);
    if (made) {
      const same =
        made.user_id === userId && made.kind === move && made.amount_paise === amountPaise;
      if (!same) throw conflict('other_press', ({ ticket }) => ticket.otherPress);
      return { balance: await findCredit(db, userId), paid: [] };
    }
    await refusals[move](deps, db, by, userId, amountPaise);
    const before = await findCredit(db, userId);
    await addCredit(db, { userId, key, move, amountPaise, operatorId: by.id, words });
    await addAudit(db, {
      operatorId: by.id,
      action: auditActions[move],
      subjectKind: 'customer',
      subjectId: userId,
      reason: words,
      details: {
        amount,
        before: { credit: toRupees(before) },
        after: { credit: toRupees(move === 'given' ? before + amountPaise : before - amountPaise) },
      },
    });
    await addMail(deps, db, creditMail(customer, move, { amount, words }, deps.publicUrl));
    const used = move === 'given' ? await payWhatIsOpen(db, userId) : [];
    return { balance: await findCredit(db, userId), paid: used };
  });
  if (paid.length > 0) await publishBookings(deps.events, paid);
  return toRupees(balance);
};

export const give = (deps: Deps, by: ActingOperator, userId: string, wanted: Wanted) =>
  change(deps, by, userId, 'given', wanted);

export const takeBack = (deps: Deps, by: ActingOperator, userId: string, wanted: Wanted) =>
  change(deps, by, userId, 'taken_back', wanted);

/** A colleague decides about an operator's own account. */
const refuseOwn = async (db: Db, by: ActingOperator, userId: string): Promise<void> => {
  const customer = await findCaller(db, by.id, userId);
  if (customer?.own) throw conflict('own_account', ({ credit }) => credit.ownAccount);
};

/** It would pay the operator at once, as the professional of an open bill. */
const refuseOwnPay = async (db: Db, by: ActingOperator, userId: string): Promise<void> => {
  const professionals = await listToBePaid(db, userId);
  if (await isOwnAccount(db, by.id, professionals)) {
    throw conflict('own_booking', ({ ticket }) => ticket.ownBooking);
  }
};

type Refuse = (
  deps: Deps,
  db: Db,
  by: ActingOperator,
  userId: string,
  amountPaise: number,
) => Promise<void>;

const refuseTooMuch: Refuse = async (deps, db, by, userId, amountPaise) => {
  await refuseOwnPay(db, by, userId);
  const given = await findGivenToday(db, userId);
  const most = mostGivable(by.level, deps.supportRefundLimitPaise, given);
  if (amountPaise <= most) return;
  const inRupees = rupeesIn(by.language, toRupees(most));
  throw conflict('over_limit', ({ credit }) => credit.overSupportLimit(inRupees));
};

const refuseUsed: Refuse = async (_deps, db, by, userId, amountPaise) => {
  await lockCredit(db, userId);
  const there = await findCredit(db, userId);
  if (amountPaise <= there) return;
  const inRupees = rupeesIn(by.language, toRupees(there));
  throw conflict('not_there', ({ credit }) => credit.onlyThere(inRupees));
};

const refusals: Readonly<Record<OperatorMove, Refuse>> = {
  given: refuseTooMuch,
  taken_back: refuseUsed,
};

/** How many bookings of one customer can wait to be paid at once is limited anyway. */
const mostOpen = 20;

/** §32: given while a bill is open, it pays that; §36: and what is owed from cancelled visits before. */
const payWhatIsOpen = async (db: Db, userId: string): Promise<BookingRow[]> => {
  const paid: BookingRow[] = [];
  const open = await listToPay(db, userId, mostOpen);
  // All bookings are locked before the credit is, in one order.
  for (const id of open.toSorted()) await lockBooking(db, id);
  for (const id of await payFees(db, userId)) {
    const booking = await findBooking(db, id);
    if (booking) paid.push(booking);
  }
  for (const id of open) {
    const used = await useCredit(db, userId, id);
    const booking = used > 0 ? await findBooking(db, id) : undefined;
    if (!booking) continue;
    await countPaidJob(db, id);
    paid.push(booking);
  }
  return paid;
};
