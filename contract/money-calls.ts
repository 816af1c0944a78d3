import * as bookingFee from './operator-fee.ts';
import * as cashOfBooking from './operator-cash.ts';
import * as customerCredit from './operator-credit.ts';
import * as dispute from './dispute.ts';
import * as reconciliation from './reconciliation.ts';
import * as run from './payout-run.ts';
import { exportBooks, exportInvoices, getBooks, listTransfers } from './books.ts';
import { refundTip } from './operator-tip.ts';
import type { Call } from './call.ts';
import * as discount from './discount.ts';

/** What operators read and do about money. */
export const moneyCalls: readonly Call[] = [
  getBooks,
  listTransfers,
  exportBooks,
  exportInvoices,
  discount.listDiscounts,
  discount.addDiscount,
  discount.changeDiscount,
  run.listPayoutRuns,
  run.getPayoutRun,
  run.listPayouts,
  run.approvePayouts,
  run.exportPayouts,
  run.markPaid,
  run.returnPayout,
  run.holdPayout,
  run.releasePayout,
  cashOfBooking.getCashOfBooking,
  cashOfBooking.decideCash,
  customerCredit.getCustomerCredit,
  customerCredit.giveCredit,
  customerCredit.takeBackCredit,
  reconciliation.listReconciliations,
  reconciliation.reconcileDay,
  dispute.listDisputes,
  dispute.readDispute,
  dispute.answerDispute,
  dispute.acceptDispute,
  dispute.takeDisputedShare,
  refundTip,
  bookingFee.forgiveFee,
];
