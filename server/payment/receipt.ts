import type { Receipt } from '#contract/payment.ts';
import { linesOf } from '#domain/bill.ts';
import { toRupees } from '#domain/price.ts';
import { receiptNumber } from '#domain/receipt.ts';
import { findBooking } from '../booking/list-store.ts';
import type { Deps } from '../deps.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { notFound } from '../problem.ts';
import type { Sessions } from '../ports/sessions.ts';
import { findReceipt, listRefunds } from './receipt-store.ts';
import type { ReceiptRefundRow } from './receipt-store.ts';

/** Both parties may read it; only the customer reads their own address on it. */
export const readReceipt = async (
  deps: Deps,
  sessions: Sessions,
  bookingId: string,
): Promise<Receipt> => {
  const booking = await findBooking(deps.db, bookingId);
  const party = partyOf(booking, sessions);
  if (!booking || !party) throw notTheirs(booking, 'booking');
  const receipt = await findReceipt(deps.db, bookingId);
  if (!receipt) throw notFound(({ payment }) => payment.notPaidYet);
  const refunds = await listRefunds(deps.db, receipt.payment_id);
  return {
    number: receiptNumber(receipt),
    issuedAt: receipt.issued_at.toISOString(),
    booking_id: bookingId,
    bookingNumber: booking.number,
    service: booking.service_name,
    price: linesOf(booking),
    currency: 'INR',
    customer: {
      username: booking.username,
      ...(party.role === 'user' ? { email: booking.email } : {}),
    },
    handyman: { name: booking.name },
    ...keptOf(booking.total_paise, refunds),
    refunds: refunds.map((refund) => ({
      amount: toRupees(refund.amount_paise),
      status: refund.state === 'created' ? 'pending' : refund.state,
      at: refund.at.toISOString(),
    })),
  };
};

const keptOf = (totalPaise: number, refunds: readonly ReceiptRefundRow[]) => {
  const back = refunds
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  return { refunded: toRupees(back), kept: toRupees(totalPaise - back) };
};
