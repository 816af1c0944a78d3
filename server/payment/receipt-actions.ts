import type { Receipt } from '#contract/payment.ts';
import { linesOf } from '#domain/bill.ts';
import { extraLines } from '#domain/extra.ts';
import { feeState } from '#domain/fee.ts';
import { toRupees } from '#domain/price.ts';
import { receiptNumber } from '#domain/receipt.ts';
import { wayOf } from '#domain/way-to-pay.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Deps } from '../deps.ts';
import { listExtras } from '../extra/store.ts';
import type { ExtraRow } from '../extra/store.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { notFound } from '../problem.ts';
import type { Sessions } from '../ports/sessions.ts';
import { listReceipts } from '../money/receipt-store.ts';
import type { IssuedRow } from '../money/receipt-store.ts';
import { listRefunds } from './refund-store.ts';
import type { ReceiptRefundRow } from './refund-store.ts';

/** Both parties may read it; only the customer reads their own email and address on it. Without a payment, the newest. */
export const readReceipt = async (
  deps: Deps,
  sessions: Sessions,
  bookingId: string,
  paymentId: string | undefined,
): Promise<Receipt> => {
  const booking = await findBooking(deps.db, bookingId);
  const party = partyOf(booking, sessions);
  if (!booking || !party) throw notTheirs(booking, 'booking');
  const all = await listReceipts(deps.db, bookingId);
  const receipt = all.findLast(
    ({ payment_id }) => paymentId === undefined || payment_id === paymentId,
  );
  if (!receipt) throw notFound(({ payment }) => payment.notPaidYet);
  const extras = await listExtras(deps.db, [bookingId]);
  const refunds = await listRefunds(deps.db, receipt.payment_id);
  return {
    number: receiptNumber(receipt),
    issuedAt: receipt.issued_at.toISOString(),
    booking_id: bookingId,
    bookingNumber: booking.number,
    service: booking.service_name,
    ...billAt(booking, receipt, extras, all),
    fees: toRupees(receipt.fees_paise),
    ...(booking.fee === null
      ? {}
      : {
          fee: {
            kind: booking.fee.kind,
            amount: toRupees(booking.fee.amount_paise),
            state: feeState(booking.fee, booking.fee.here_paise),
          },
        }),
    paidWith: wayOf(receipt),
    currency: 'INR',
    customer: {
      username: booking.username,
      ...(party.role === 'user' ? ownLines(booking) : {}),
    },
    handyman: { name: booking.name },
    ...remainingOf(receipt.amount_paise, refunds),
    refunds: refunds.map((refund) => ({
      amount: toRupees(refund.amount_paise),
      status: refund.state === 'created' ? 'pending' : refund.state,
      at: refund.at.toISOString(),
    })),
    receipts: all.map((one) => ({
      payment_id: one.payment_id,
      number: receiptNumber(one),
      issuedAt: one.issued_at.toISOString(),
      amount: toRupees(one.amount_paise),
    })),
  };
};

const ownLines = ({ email, address }: BookingRow) => ({
  email,
  ...(address === null ? {} : { address }),
});

/** §20: the bill as it was when this was issued: a receipt does not change with what is approved or paid later. */
const billAt = (
  booking: BookingRow,
  { issued_at, amount_paise }: IssuedRow,
  extras: readonly ExtraRow[],
  all: readonly IssuedRow[],
) => {
  const approved = extras.filter(({ state }) => state === 'approved');
  const byThen = approved.filter(({ decided_at }) => decided_at !== null && decided_at < issued_at);
  const later = sumOf(approved) - sumOf(byThen);
  const before = sumOf(all.filter((one) => one.issued_at < issued_at));
  const total = booking.total_paise - later;
  return {
    price: { ...linesOf(booking), total: toRupees(total) },
    extras: extraLines(byThen),
    paidBefore: toRupees(before),
    paid: toRupees(amount_paise),
    due: toRupees(total - before - amount_paise),
  };
};

const sumOf = (rows: readonly { readonly amount_paise: number }[]): number =>
  rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0);

const remainingOf = (paidPaise: number, refunds: readonly ReceiptRefundRow[]) => {
  const back = sumOf(refunds.filter(({ state }) => state === 'succeeded'));
  return { refunded: toRupees(back), kept: toRupees(paidPaise - back) };
};
