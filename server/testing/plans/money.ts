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
import type { Db } from '../../db/db.ts';
import {
  addInvoices,
  findWork,
  listBilled,
  listInvoices,
  listRefunded,
} from '../../invoice/store.ts';
import { closeDay, listTransfers, sumOfDay, sumUntil } from '../../ledger/books-store.ts';
import { findBalanceBefore, listMoved } from '../../ledger/statement-store.ts';
import { findBalance, listDue as listNotRecorded, readMoney } from '../../money/ledger-store.ts';
import { findRun, hasRun, isNewestRun, listOfRun } from '../../payout/run-store.ts';
import { findAccount, findPayee, listOwn, lockUntold } from '../../payout/store.ts';
import { addDueRefunds, claimDueRefunds } from '../../payment/refund-store.ts';
import { claimDuePayments, findLive } from '../../payment/store.ts';
import { idOf } from './tables.ts';

const booking = idOf('c', 1);
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
  'a day that is to be closed': (db) => closeDay(db),
};
