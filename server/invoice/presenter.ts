import type { Invoice } from '#contract/invoice.ts';
import { extraLines } from '#domain/extra.ts';
import { invoiceNumber } from '#domain/invoice.ts';
import type { Language } from '#domain/language.ts';
import { gstPercent, toPaise, toRupees } from '#domain/price.ts';
import { rupeesInWords } from '#domain/rupees-in-words.ts';
import { wayOf } from '#domain/way-to-pay.ts';
import type { ExtraRow } from '../extra/store.ts';
import { dayOnPaper, rupeesOnPaper, serviceIn } from '../mail/in-language.ts';
import type { PaidRow } from '../money/receipt-store.ts';
import type { Sheet } from '../pdf/sheet.ts';
import { wordsIn } from '../words/words.ts';
import type { InvoiceRow, WorkRow } from './store.ts';

export const toInvoice = (row: InvoiceRow): Invoice => ({
  invoice_id: row.id,
  kind: row.kind,
  number: invoiceNumber(row),
  issuedAt: row.issued_at.toISOString(),
  amount: toRupees(row.amount_paise),
  cancelled: row.cancelled_at !== null,
});

type Paper = {
  readonly invoice: InvoiceRow;
  /** The invoice of the booking and its credit notes. */
  readonly of: readonly InvoiceRow[];
  readonly work: WorkRow;
  readonly extras: readonly ExtraRow[];
  /** What paid the bill, the oldest first. */
  readonly payments: readonly PaidRow[];
  readonly tipPaise: number;
  readonly publicUrl: string;
};

type Body = Pick<Sheet, 'rows' | 'sums' | 'total' | 'inWords' | 'beside' | 'below' | 'notice'>;

const billOf = (language: Language, paper: Paper): Body => {
  const { invoice, work, extras, payments, tipPaise } = paper;
  const words = wordsIn[language].invoice;
  const rupees = (paise: number) => rupeesOnPaper(language, paise);
  const added = extraLines(extras);
  return {
    rows: [
      { text: words.serviceCharge, amount: rupees(work.service_charge_paise) },
      { text: words.cost, detail: serviceIn(language, work), amount: rupees(work.cost_paise) },
      ...added.map(({ words: text, amount }) => ({
        text,
        detail: words.extra,
        amount: rupees(toPaise(amount)),
      })),
    ],
    sums: [
      { label: words.subtotal, amount: rupees(work.total_paise) },
      {
        label: words.gst(gstPercent),
        ...(invoice.seller?.gstin != null && {
          detail: words.halves(gstPercent, rupees(work.gst_paise / 2)),
        }),
        amount: rupees(work.gst_paise),
      },
      { label: words.discount, amount: rupees(-work.discount_paise) },
    ],
    total: [words.total, rupees(work.total_paise)],
    inWords: rupeesInWords(language, work.total_paise),
    beside: {
      title: words.paid,
      lines: payments.map((payment) =>
        words.paidBy(
          words.ways[wayOf(payment)],
          dayOnPaper(language, payment.issued_at),
          rupees(payment.amount_paise),
        ),
      ),
    },
    notice: tipPaise > 0 ? words.tip(rupees(tipPaise), work.name) : undefined,
    below: belowOf(language, work),
  };
};

/** §38: the total is that of the bill; what a code has paid of it stands below. */
const belowOf = (language: Language, { code, total_paise: total }: WorkRow): Body['below'] => {
  if (code === null) return [];
  const words = wordsIn[language].invoice;
  const rupees = (paise: number) => rupeesOnPaper(language, paise);
  return [
    { label: words.code(code.code), detail: words.byUs, amount: rupees(-code.amount_paise) },
    { label: words.byYou, amount: rupees(total - code.amount_paise) },
  ];
};

const noteOf = (language: Language, { invoice, of, work }: Paper): Body => {
  const words = wordsIn[language].invoice;
  const amount = rupeesOnPaper(language, invoice.amount_paise);
  const cancelled = invoice.cancelled_at;
  const text = invoice.of_code && work.code ? words.codeBack(work.code.code) : words.refund;
  return {
    rows: [{ text, detail: words.refundOf(numberOfInvoice(of)), amount }],
    sums: [],
    total: [words.returned, amount],
    inWords: rupeesInWords(language, invoice.amount_paise),
    notice: cancelled === null ? undefined : words.cancelled(dayOnPaper(language, cancelled)),
  };
};

const numberOfInvoice = (of: readonly InvoiceRow[]): string => {
  const invoice = of.find(({ kind }) => kind === 'invoice');
  return invoice ? invoiceNumber(invoice) : '';
};

/** §30: as its customer reads it. Their name and address are those of now. */
export const toSheet = (language: Language, paper: Paper): Sheet => {
  const { invoice, of, work, publicUrl } = paper;
  const { kind, seller } = invoice;
  const words = wordsIn[language].invoice;
  const isNote = kind === 'credit_note';
  return {
    language,
    title: words.titles[kind][seller?.gstin == null ? 'plain' : 'taxed'],
    subtitle: words.original,
    facts: [
      [words.number, invoiceNumber(invoice)],
      [words.date, dayOnPaper(language, invoice.issued_at)],
      [words.booking, String(work.booking_number)],
      ...(isNote ? [[words.ofInvoice, numberOfInvoice(of)] as const] : []),
    ],
    parties: [
      {
        title: words.seller,
        lines: seller
          ? [
              seller.name,
              seller.address,
              ...(seller.gstin === null ? [] : [words.gstin(seller.gstin)]),
            ]
          : ['LocalHands', words.trial],
      },
      {
        title: words.billedTo,
        lines: [work.username, ...(work.address === null ? [] : [work.address])],
      },
      {
        title: words.workBy,
        lines: [
          work.name,
          serviceIn(language, work),
          ...(work.done_at ? [words.doneOn(dayOnPaper(language, work.done_at))] : []),
        ],
      },
    ],
    columns: [words.description, words.amount],
    ...(isNote ? noteOf(language, paper) : billOf(language, paper)),
    foot: [words.foot, words.help(`${publicUrl}/user/help/new`)],
    pageOf: words.page,
  };
};
