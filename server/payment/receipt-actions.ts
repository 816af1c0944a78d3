import type { Receipt } from '#contract/payment.ts';
import { linesOf } from '#domain/bill.ts';
import { shownCode } from '#domain/discount-code.ts';
import { extraLines } from '#domain/extra.ts';
import { feeState } from '#domain/fee.ts';
import { toRupees } from '#domain/price.ts';
import { receiptNumber } from '#domain/receipt.ts';
import { wayOf } from '#domain/way-to-pay.ts';
import type { Party } from '#domain/role.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Deps } from '../deps.ts';
import { listExtras } from '../extra/store.ts';
import type { ExtraRow } from '../extra/store.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { notFound } from '../problem.ts';
import type { Sessions } from '../ports/sessions.ts';
import { findShown } from '../money/dispute-store.ts';
import { listReceipts } from '../money/receipt-store.ts';
import type { PaidRow } from '../money/receipt-store.ts';
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
  // §39: the professional reads nothing of it.
  const dispute =
    party.role === 'user' ? await findShown(deps.db, bookingId, receipt.payment_id) : undefined;
  return {
    number: receiptNumber(receipt),
    issuedAt: receipt.issued_at.toISOString(),
    booking_id: bookingId,
    bookingNumber: booking.number,
    service: booking.service_name,
    ...billAt(booking, receipt, extras, all, party.role),
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
    ...remainingOf(ownOf(receipt), refunds, dispute),
    ...(dispute === undefined
      ? {}
      : { dispute: { state: dispute.state, amount: toRupees(dispute.amount_paise) } }),
    refunds: refunds.map((refund) => ({
      amount: toRupees(refund.amount_paise),
      status: refund.state === 'created' ? 'pending' : refund.state,
      at: refund.at.toISOString(),
    })),
    receipts: all.map((one) => ({
      payment_id: one.payment_id,
      number: receiptNumber(one),
      issuedAt: one.issued_at.toISOString(),
      amount: toRupees(ownOf(one)),
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
  receipt: PaidRow,
  extras: readonly ExtraRow[],
  all: readonly PaidRow[],
  reader: Party,
) => {
  const { issued_at } = receipt;
  const paid = ownOf(receipt);
  const approved = extras.filter(({ state }) => state === 'approved');
  const byThen = approved.filter(({ decided_at }) => decided_at !== null && decided_at < issued_at);
  const later = sumOf(approved) - sumOf(byThen);
  const before = all
    .filter((one) => one.issued_at < issued_at)
    .reduce((sum, one) => sum + ownOf(one), 0);
  const code = isOn(booking, receipt) ? booking.code : undefined;
  const byCode = code?.amount_paise ?? 0;
  const total = booking.total_paise - later;
  return {
    price: { ...linesOf(booking), total: toRupees(total) },
    extras: extraLines(byThen),
    // The professional reads that a part was paid, and not with what.
    ...(code && reader === 'user' ? { code: shownCode(code) } : {}),
    paidBefore: toRupees(reader === 'user' ? before : before + byCode),
    paid: toRupees(paid),
    due: toRupees(total - byCode - before - paid),
  };
};

/** §38: what a code pays is a line of the bill, and nothing that was paid. */
const ownOf = ({ gateway, amount_paise }: PaidRow): number =>
  gateway === 'code' ? 0 : amount_paise;

/** §38: whether the code was on the bill by then. */
const isOn = <B extends BookingRow>(
  booking: B,
  { attempt }: PaidRow,
): booking is B & { code: NonNullable<BookingRow['code']> } =>
  booking.code !== null && booking.code.attempt <= attempt;

const sumOf = (rows: readonly { readonly amount_paise: number }[]): number =>
  rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0);

const remainingOf = (
  paidPaise: number,
  refunds: readonly ReceiptRefundRow[],
  dispute: Awaited<ReturnType<typeof findShown>>,
) => {
  const back = sumOf(refunds.filter(({ state }) => state === 'succeeded'));
  const returned = dispute?.state === 'returned' ? dispute.amount_paise : 0;
  return {
    refunded: toRupees(back),
    kept: toRupees(Math.max(0, paidPaise - back - returned)),
  };
};
