import { queryOptions, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { getInvoiceFile, listInvoices } from '#contract/invoice.ts';
import type { Invoice } from '#contract/invoice.ts';
import { words } from '#words/invoice.ts';
import { send } from '../../data/api.ts';
import { accounts } from '../../data/session.ts';
import { delays } from '../../device/delays.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { dayText } from '../../ui/when.ts';

const invoicesQuery = (id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, 'invoices', id],
    queryFn: async ({ signal }) => (await send(listInvoices, { params: { id }, signal })).invoices,
    // It is issued a moment after the work is done and paid.
    refetchInterval: delays.safetyPoll,
  });

/** §30: the invoice of a booking and its credit notes, each as a file. */
export const Invoices = ({ bookingId }: { bookingId: string }) => (
  <section aria-labelledby="invoices-title" className="no-print">
    <h2 id="invoices-title" className="mb-2 text-lg font-bold">
      {words.title}
    </h2>
    <Fetched
      query={useQuery(invoicesQuery(bookingId))}
      coming={<SkeletonRows rows={1} label={words.loading} />}
      none={<p className="text-ink-soft">{words.none}</p>}
    >
      {(invoices) => (
        <ul className="grid gap-3">
          {invoices.map((invoice) => (
            <Line key={invoice.invoice_id} invoice={invoice} />
          ))}
        </ul>
      )}
    </Fetched>
  </section>
);

const Line = ({ invoice }: { invoice: Invoice }) => {
  const { invoice_id: id, kind, number, issuedAt, amount, cancelled } = invoice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div>
        <p className="font-semibold tabular-nums">{words.kinds[kind](number)}</p>
        <p className="text-ink-soft">
          {dayText(issuedAt)} · {rupees(amount)}
        </p>
        {cancelled && <p className="text-ink-soft">{words.cancelled}</p>}
      </div>
      <a
        href={getInvoiceFile.path.replace(':id', id)}
        download
        aria-label={words.downloadNamed(number)}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        <FileDown aria-hidden className="size-5" />
        {words.download}
      </a>
    </li>
  );
};
