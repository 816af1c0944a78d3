import type { ExtraLine } from '#contract/extra.ts';
import { linesOf } from '#domain/bill.ts';
import { mailName } from '#domain/name.ts';
import { toRupees } from '#domain/price.ts';
import { isLastTry } from '#domain/refund.ts';
import { receiptNumber } from '#domain/receipt.ts';
import { wayOf } from '#domain/way-to-pay.ts';
import type { WayToPay } from '#domain/way-to-pay.ts';
import type { BookingRow } from '../booking/store.ts';
import { dayIn, rupeesIn, serviceIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import type { IssuedRow } from '../money/receipt-store.ts';
import type { RefundRow } from './refund-store.ts';

/** The parts that all of these mails share, in the customer's language. */
const forCustomer = (row: BookingRow, publicUrl: string) => {
  const language = row.user_language;
  const words = wordsIn[language].paymentMails;
  const service = serviceIn(language, row);
  return {
    words,
    service,
    handyman: mailName(row.name, wordsIn[language].mails.yourHandyman(service)),
    rupees: (amount: number) => rupeesIn(language, amount),
    to: { name: row.username, address: row.email, language },
    link: { label: words.seeReceipt, url: `${publicUrl}/user/bookings/${row.id}/receipt` },
  };
};

/** §9: the lines of the bill, as on the screen; §20: and, where it is paid in parts, which part this is. */
export const receiptMail = (
  row: BookingRow,
  receipt: IssuedRow,
  extras: readonly ExtraLine[],
  publicUrl: string,
): WrittenMail => {
  const { words, service, handyman, rupees, to, link } = forCustomer(row, publicUrl);
  const { subject, thanks, rows } = words.receipt;
  const price = linesOf(row);
  const paid = toRupees(receipt.amount_paise);
  const byCode = toRupees(row.code?.amount_paise ?? 0);
  const before = toRupees(row.paid_paise) - byCode - paid;
  const due = price.total - byCode - before - paid;
  const fees = toRupees(receipt.fees_paise);
  const withFees = [
    [rows.fees, fees],
    [rows.charged, paid + fees],
  ] as const;
  const inParts = [
    [rows.paidBefore, before],
    [rows.paidNow, paid],
    [rows.stillDue, due],
  ] as const;
  return writeMail({
    to,
    subject: subject(receiptNumber(receipt)),
    paragraphs: [thanks(rupees(paid + fees), service, handyman)],
    rows: [
      [rows.receipt, receiptNumber(receipt)],
      [rows.booking, String(row.number)],
      [rows.date, dayIn(to.language, receipt.issued_at)],
      [rows.serviceCharge, rupees(price.serviceCharge)],
      [rows.cost, rupees(price.cost)],
      [rows.gst, rupees(price.gst)],
      [rows.discount, `−${rupees(price.discount)}`],
      ...extras.map(({ words: work, amount }) => [work, rupees(amount)] as const),
      [rows.total, rupees(price.total)],
      ...(row.code === null ? [] : [[rows.code(row.code.code), `−${rupees(byCode)}`] as const]),
      ...(paid === price.total
        ? []
        : inParts.map(([label, amount]) => [label, rupees(amount)] as const)),
      ...(fees === 0 ? [] : withFees.map(([label, amount]) => [label, rupees(amount)] as const)),
    ],
    link,
  });
};

type Refund = Pick<RefundRow, 'amount_paise' | 'gateway' | 'method' | 'tries'>;
/** How a refund goes back. §37: what was paid in cash becomes credit. §38: of a code no mail is sent. */
type BackBy = Exclude<WayToPay, 'cash' | 'code'>;

const wentTo = (refund: Refund): BackBy => {
  const way = wayOf(refund);
  return way === 'cash' || way === 'code' ? 'credit' : way;
};

type AboutRefund = (row: BookingRow, refund: Refund, publicUrl: string) => WrittenMail;

export const refundMail: AboutRefund = (row, refund, publicUrl) => {
  const { words, handyman, rupees, to, link } = forCustomer(row, publicUrl);
  const { refunded, where, next } = words.refund;
  const [place, amount] = [wentTo(refund), rupees(toRupees(refund.amount_paise))];
  const happened = refunded(row.number, handyman, amount, where[place]);
  return writeMail({
    to,
    subject: subjectOf(words, place),
    paragraphs: [happened, next[place]],
    link,
  });
};

const subjectOf = ({ refund }: Words['paymentMails'], place: BackBy): string =>
  place === 'credit' ? refund.creditSubject : refund.subject;

/** After the last try people have to return it. */
const whatNext = ({ refundFailed }: Words['paymentMails'], { tries }: Refund): string =>
  isLastTry(tries) ? refundFailed.stillYours : refundFailed.again;

export const refundFailedMail: AboutRefund = (row, refund, publicUrl) => {
  const { words, handyman, rupees, to, link } = forCustomer(row, publicUrl);
  const { subject, notTaken } = words.refundFailed;
  const happened = notTaken(row.number, handyman, rupees(toRupees(refund.amount_paise)));
  return writeMail({ to, subject, paragraphs: [happened, whatNext(words, refund)], link });
};

/** Decided by an operator; what for stands in the ticket. */
export const decidedRefundMail: AboutRefund = (row, refund, publicUrl) => {
  const { words, rupees, to, link } = forCustomer(row, publicUrl);
  const { decided, where, next } = words.refund;
  const place = wentTo(refund);
  const happened = decided(
    row.number,
    rupees(toRupees(refund.amount_paise)),
    rupees(toRupees(row.paid_paise - (row.code?.amount_paise ?? 0))),
    where[place],
  );
  return writeMail({
    to,
    subject: subjectOf(words, place),
    paragraphs: [happened, next[place]],
    link,
  });
};

export const decidedRefundFailedMail: AboutRefund = (row, refund, publicUrl) => {
  const { words, rupees, to, link } = forCustomer(row, publicUrl);
  const { subject, decidedNotTaken } = words.refundFailed;
  const happened = decidedNotTaken(row.number, rupees(toRupees(refund.amount_paise)));
  return writeMail({ to, subject, paragraphs: [happened, whatNext(words, refund)], link });
};
