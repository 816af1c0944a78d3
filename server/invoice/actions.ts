import type { Invoice } from '#contract/invoice.ts';
import { invoiceNumber, invoiceSeries, invoicesDue } from '#domain/invoice.ts';
import type { Language } from '#domain/language.ts';
import type { Deps } from '../deps.ts';
import { listExtras } from '../extra/store.ts';
import { notTheirs } from '../identity/ownership.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { listReceipts } from '../money/receipt-store.ts';
import { drawSheet } from '../pdf/sheet.ts';
import type { PartySession } from '../ports/sessions.ts';
import { notFound } from '../problem.ts';
import { toInvoice, toSheet } from './presenter.ts';
import * as store from './store.ts';

const bookingsAtOnce = 100;

/** A job: issues what is missing, once for all processes. Gives of how many bookings. */
export const issueDue = async ({ db: database, company }: Deps): Promise<number> => {
  if (!(await store.hasDue(database))) return 0;
  return database.transaction(async (db) => {
    const at = await store.lockNumbers(db);
    const ids = await store.takeDue(db, bookingsAtOnce);
    const refunds = await store.listRefunded(db, ids);
    const issued = await store.listInvoices(db, ids);
    const due = (await store.listBilled(db, ids)).map(({ booking_id, ...facts }) => ({
      booking_id,
      ...invoicesDue(
        { ...facts, refunds: refunds.filter((refund) => refund.booking_id === booking_id) },
        issued.filter((one) => one.booking_id === booking_id),
      ),
    }));
    const missing = due.flatMap(({ booking_id, missing: all }) =>
      all.map((one) => ({ ...one, booking_id, series: invoiceSeries(one.kind, at) })),
    );
    const seller = company && {
      name: company.name,
      address: company.address,
      gstin: company.gstin,
    };
    await store.addInvoices(db, at, seller, missing);
    await store.cancelNotes(
      db,
      due.flatMap(({ cancelled }) => cancelled),
    );
    return ids.length;
  });
};

/** §30: of the customer's own booking. */
export const list = async (
  { db }: Deps,
  customer: PartySession,
  bookingId: string,
): Promise<Invoice[]> => {
  const work = await store.findWork(db, bookingId);
  if (work?.user_id !== customer.id) throw notTheirs(work, 'booking');
  return (await store.listInvoices(db, [bookingId])).map(toInvoice);
};

type File = { readonly name: string; readonly file: Buffer };

export const readFile = async (
  deps: Deps,
  customer: PartySession,
  id: string,
  language: Language,
): Promise<File> => {
  const { db, publicUrl } = deps;
  const invoice = await store.findInvoice(db, id);
  const work = invoice && (await store.findWork(db, invoice.booking_id));
  if (!invoice || work?.user_id !== customer.id) {
    throw notFound(({ invoice: words }) => words.noSuchInvoice);
  }
  await spend(deps, limits.invoicesOfAccount, customer.id);
  const of = await store.listInvoices(db, [invoice.booking_id]);
  const extras = await listExtras(db, [invoice.booking_id]);
  const payments = await listReceipts(db, invoice.booking_id);
  const tipPaise = await store.findTip(db, invoice.booking_id);
  const paper = { invoice, of, work, extras, payments, tipPaise, publicUrl };
  const file = await drawSheet(toSheet(language, paper));
  return { name: invoiceNumber(invoice), file };
};
