import type { InvoiceKind } from '#domain/invoice.ts';

/** §30: invoices and credit notes of a booking, on the page of its receipt. */
export const words = {
  title: 'Invoice',
  loading: 'Loading the invoice',
  none: 'The invoice is made when the work is done and paid. You find it here then.',
  kinds: {
    invoice: (number: string) => `Invoice ${number}`,
    credit_note: (number: string) => `Credit note ${number}`,
  } satisfies Record<InvoiceKind, (number: string) => string>,
  cancelled: 'Cancelled: your bank sent this refund back.',
  download: 'PDF',
  downloadNamed: (number: string) => `PDF of ${number}`,
};
