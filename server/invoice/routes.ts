import { exportInvoices } from '#contract/books.ts';
import { getInvoiceFile, listInvoices } from '#contract/invoice.ts';
import type { Deps } from '../deps.ts';
import { sendCsv } from '../http/csv.ts';
import { sendPdf } from '../http/pdf.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { requireSession } from '../identity/session.ts';
import { list, readFile } from './actions.ts';
import { exportMonth } from './register-actions.ts';

/** §30: what operators take along. */
export const invoiceOperatorRoutes = (mount: MountOperator, deps: Deps): void => {
  mount(exportInvoices, async ({ body, words, reply }, by) =>
    sendCsv(reply, `invoices-${body.month}`, await exportMonth(deps, by, body, words)),
  );
};

export const invoiceRoutes = (mount: Mount, deps: Deps): void => {
  mount(listInvoices, async ({ params, sessions, words }) => ({
    msg: words.invoice.list,
    invoices: await list(deps, requireSession(sessions, 'user'), params.id),
  }));

  mount(getInvoiceFile, async ({ params, query, sessions, language, reply }) => {
    const customer = requireSession(sessions, 'user');
    const { name, file } = await readFile(deps, customer, params.id, query.language ?? language);
    return sendPdf(reply, name, file);
  });
};
