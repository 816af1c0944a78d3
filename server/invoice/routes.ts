import { getInvoiceFile, listInvoices } from '#contract/invoice.ts';
import type { Deps } from '../deps.ts';
import { sendPdf } from '../http/pdf.ts';
import type { Mount } from '../http/mount.ts';
import { requireSession } from '../identity/session.ts';
import { list, readFile } from './actions.ts';

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
