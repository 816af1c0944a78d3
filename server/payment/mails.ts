import { dayInIndia } from '#domain/day.ts';
import { linesOf } from '#domain/bill.ts';
import { handymanInMails } from '#domain/name.ts';
import { toRupees } from '#domain/price.ts';
import { receiptNumber } from '#domain/receipt.ts';
import type { BookingRow } from '../booking/store.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import type { ReceiptRow } from './receipt-store.ts';

const toCustomer = (row: BookingRow) => ({ name: row.username, address: row.email });

const handymanName = (row: BookingRow) => handymanInMails(row.name, row.service_name);

const receiptLink = (row: BookingRow, publicUrl: string) => ({
  label: 'See your receipt',
  url: `${publicUrl}/user/bookings/${row.id}/receipt`,
});

const rupees = (amount: number): string => `₹${amount}`;

/** §9: the lines of the bill, as on the screen. */
export const receiptMail = (
  row: BookingRow,
  receipt: ReceiptRow,
  publicUrl: string,
): WrittenMail => {
  const price = linesOf(row);
  return writeMail({
    to: toCustomer(row),
    subject: `Receipt ${receiptNumber(receipt)} from LocalHands`,
    paragraphs: [
      `Thank you. You have paid ${rupees(price.total)} for ${row.service_name} with ${handymanName(row)}.`,
    ],
    rows: [
      ['Receipt', receiptNumber(receipt)],
      ['Booking', String(row.number)],
      ['Date', dayInIndia(receipt.issued_at)],
      ['Service charge', rupees(price.serviceCharge)],
      ['Cost', rupees(price.cost)],
      ['GST', rupees(price.gst)],
      ['LH Discount', `−${rupees(price.discount)}`],
      ['Total', rupees(price.total)],
    ],
    link: receiptLink(row, publicUrl),
  });
};

export const refundMail = (row: BookingRow, amountPaise: number, publicUrl: string): WrittenMail =>
  writeMail({
    to: toCustomer(row),
    subject: 'Your money is on its way back',
    paragraphs: [
      `Your booking ${row.number} with ${handymanName(row)} was cancelled, so we have refunded ${rupees(toRupees(amountPaise))} to your card.`,
      'Banks take a few days to show it.',
    ],
    link: receiptLink(row, publicUrl),
  });

export const refundFailedMail = (
  row: BookingRow,
  amountPaise: number,
  publicUrl: string,
): WrittenMail =>
  writeMail({
    to: toCustomer(row),
    subject: 'Your refund did not arrive',
    paragraphs: [
      `Your booking ${row.number} with ${handymanName(row)} was cancelled, but your bank did not take back the ${rupees(toRupees(amountPaise))} that you paid.`,
      'The money is still yours. Please write to us and tell us how to return it.',
    ],
    link: receiptLink(row, publicUrl),
  });
