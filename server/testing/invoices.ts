import { getInvoiceFile, listInvoices } from '#contract/invoice.ts';
import type { Db } from '../db/db.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

export const invoicesOf = async (customer: Person, bookingId: string) =>
  (await customer.send(listInvoices, undefined, { params: { id: bookingId } })).invoices;

/** An invoice as its customer downloads it. */
export const fetchPdf = async (
  test: TestApp,
  customer: Person,
  id: string,
  language: 'en' | 'hi' = 'en',
) => {
  const { statusCode, headers, rawPayload } = await test.app.inject({
    method: 'GET',
    url: `${getInvoiceFile.path.replace(':id', id)}?language=${language}`,
    cookies: Object.fromEntries(customer.cookies),
  });
  return { status: statusCode, headers, file: new Uint8Array(rawPayload) };
};

/** Series in which a number is missing or given twice. */
export const gapsOf = (db: Db): Promise<object[]> =>
  db.query(
    `select series, count(*)::int as rows, max(number) as newest, count(distinct number)::int as numbers
     from invoices group by series having count(*) <> max(number) or count(distinct number) <> max(number)`,
  );
