import { runDayOf } from '#domain/payout.ts';
import { listEarnings } from '../../booking/earnings-store.ts';
import { listMoneyOf } from '../../console/booking-store.ts';
import {
  findByKey,
  findCredit,
  findGivenToday,
  listLines,
  listToPay,
} from '../../money/credit-store.ts';
import { findStanding } from '../../booking/visit-store.ts';
import {
  findByKey as findCashByKey,
  findTaken,
  isCharging,
  isChosen,
  listTaken,
} from '../../cash/store.ts';
import type { Db } from '../../db/db.ts';
import { listCodes } from '../../discount/code-store.ts';
import { findCode, findUse, findUseFacts } from '../../discount/store.ts';
import {
  addInvoices,
  findWork,
  listBilled,
  listInvoices,
  listRefunded,
} from '../../invoice/store.ts';
import { closeDay, listTransfers, sumOfDay, sumUntil } from '../../ledger/books-store.ts';
import { findBalanceBefore, listMoved } from '../../ledger/statement-store.ts';
import { findVisit } from '../../fee/store.ts';
import { findCarried, findFee, findSorryFacts, listOwed } from '../../money/fee-store.ts';
import { findBalance, listDue as listNotRecorded, readMoney } from '../../money/ledger-store.ts';
import { findRun, hasRun, isNewestRun, listOfRun } from '../../payout/run-store.ts';
import { findAccount, findPayee, listOwn, lockUntold } from '../../payout/store.ts';
import { addDueRefunds, claimDueRefunds, settleFees } from '../../payment/refund-store.ts';
import { addRetries } from '../../payment/retry-store.ts';
import {
  findRefundedBy,
  findTip,
  findTipFacts,
  findTipUntil,
  listToPassOn,
  passOn,
  sumTipsToday,
} from '../../tip/store.ts';
import { claimDuePayments, findLive } from '../../payment/store.ts';
import { idOf } from './tables.ts';

const booking = idOf('c', 1);
const hash = Buffer.alloc(32, 7);
const day = () => new Date().toISOString().slice(0, 10);
const monday = () => runDayOf(new Date());
const newInvoices = [
  {
    kind: 'invoice',
    series: 'LHI-2627',
    booking_id: booking,
    refund_id: null,
    amount_paise: 15_000,
  },
] as const;
const dayMs = 86_400_000;

/** Statements about money, of common requests and of jobs that run every second. */
export const ofMoney: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'due payments': (db) => claimDuePayments(db, 'sandbox', 20),
  'payment of a booking': (db) => findLive(db, booking),
  'new refunds': (db) => addDueRefunds(db, 'sandbox'),
  'refunds to try again': (db) => addRetries(db, 100),
  'due refunds': (db) => claimDueRefunds(db, 'sandbox', 20),
  'money of bookings for a file': (db) => listMoneyOf(db, [idOf('c', 1), idOf('c', 2)]),
  'what of its money is in the books': (db) => readMoney(db, booking).catch(() => undefined),
  'money that is not in the books': (db) => listNotRecorded(db, 100),
  'a professional’s earnings of a day': (db) =>
    listEarnings(db, idOf('b', 1), { from: Date.now() - dayMs, to: Date.now() }),
  'a professional’s balance': (db) => findBalance(db, idOf('b', 7)),
  'the balances of all accounts': (db) => sumUntil(db, day()),
  'what was moved on a day': (db) => sumOfDay(db, day()),
  'the transfers of a day': (db) => listTransfers(db, day(), 50, undefined),
  'whether the run of a Monday is there': (db) => hasRun(db, monday()),
  'whether it is the newest run': (db) => isNewestRun(db, monday()),
  'the run of a Monday': (db) => findRun(db, monday()),
  'the payouts of a Monday': (db) => listOfRun(db, monday(), 'paid', 50, undefined),
  'payouts that nobody was told of': (db) => lockUntold(db, 100),
  'a professional’s payouts': (db) => listOwn(db, idOf('b', 7)),
  'a professional’s account to pay to': (db) => findAccount(db, idOf('b', 7)),
  'what decides about a payout': (db) => findPayee(db, idOf('b', 7)),
  'the invoices of bookings': (db) => listInvoices(db, [idOf('c', 1), idOf('c', 2)]),
  'what bookings are billed': (db) => listBilled(db, [idOf('c', 1), idOf('c', 2)]),
  'what of bookings was refunded': (db) => listRefunded(db, [idOf('c', 1), idOf('c', 2)]),
  'what an invoice is about': (db) => findWork(db, booking),
  'numbers of new invoices': (db) => addInvoices(db, new Date(), null, newInvoices),
  'a professional’s statement': (db) =>
    listMoved(db, idOf('b', 7), { from: Date.now() - 7 * dayMs, to: Date.now() }, 501),
  'a professional’s balance before a day': (db) =>
    findBalanceBefore(db, idOf('b', 7), Date.now() - 7 * dayMs),
  'a customer’s credit': (db) => findCredit(db, idOf('a', 7)),
  'what has changed a customer’s credit': (db) => listLines(db, idOf('a', 7), 50),
  'the credit of an earlier press': (db) => findByKey(db, booking),
  'what a customer was given today': (db) => findGivenToday(db, idOf('a', 7)),
  'bookings that credit could pay': (db) => listToPay(db, idOf('a', 7), 20),
  'the tip of a booking': (db) => findTip(db, booking),
  'whether a tip can be given': (db) => findTipFacts(db, booking).catch(() => undefined),
  'until when a tip can be given': (db) => findTipUntil(db, booking),
  'tips of a day': (db) =>
    sumTipsToday(db, { id: booking, user_id: idOf('a', 7), handyman_id: idOf('b', 7) }).catch(
      () => undefined,
    ),
  'tips that may be passed on': (db) => listToPassOn(db, 20),
  'a tip that is passed on': (db) => passOn(db, booking),
  'the refund of a tip by its key': (db) => findRefundedBy(db, booking),
  'what a customer owes for cancelled visits': (db) => listOwed(db, idOf('a', 7)),
  'the fee of a booking': (db) => findFee(db, booking),
  'fees that payments of other bookings carry': (db) => findCarried(db, idOf('a', 7), booking),
  'fees that are settled': (db) => settleFees(db),
  'what decides about a cancellation': (db) => findVisit(db, booking, 12),
  'what decides about credit for a visit': (db) =>
    findSorryFacts(db, { userId: idOf('a', 7), handymanId: idOf('b', 7) }).catch(() => undefined),
  'cash that was taken for a booking': (db) => listTaken(db, booking),
  'cash of a payment': (db) => findTaken(db, booking),
  'the cash of an earlier press': (db) => findCashByKey(db, booking),
  'whether a booking is to be paid in cash': (db) => isChosen(db, booking),
  'whether a card is being charged': (db) => isCharging(db, booking),
  'who would take cash': (db) => findStanding(db, idOf('b', 7)),
  'a discount code by its name': (db) => findCode(db, 'CODE7'),
  'what decides about a code': (db) =>
    findUseFacts(db, booking, booking, { mailboxHash: hash, phoneHash: hash }).catch(
      () => undefined,
    ),
  'the code on a bill': (db) => findUse(db, booking),
  'the codes of the console': (db) => listCodes(db, 50, undefined),
  'a day that is to be closed': (db) => closeDay(db),
};
