import { getStatement, getStatementFile } from '#contract/statement.ts';
import { exportBooks, getBooks, listTransfers } from '#contract/books.ts';
import type { Deps } from '../deps.ts';
import { sendCsv } from '../http/csv.ts';
import { sendPdf } from '../http/pdf.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { nextLink } from '../http/pagination.ts';
import { requireSession } from '../identity/session.ts';
import { exportMonth, list, read } from './books-actions.ts';
import { readCsv, readPdf, readStatement } from './statement-actions.ts';

export const ledgerRoutes = (mount: MountOperator, deps: Deps): void => {
  mount(getBooks, ({ query }) => read(deps, query));

  mount(listTransfers, async ({ query, reply }) => {
    const { rows, cursor } = await list(deps, query);
    const { cursor: _before, ...wanted } = query;
    if (cursor !== undefined) reply.header('link', nextLink(listTransfers.path, wanted, cursor));
    return rows;
  });

  mount(exportBooks, async ({ body, words, reply }, by) =>
    sendCsv(reply, `books-${body.month}`, await exportMonth(deps, by, body, words)),
  );
};

export const statementRoutes = (mount: Mount, deps: Deps): void => {
  mount(getStatement, ({ query, sessions }) =>
    readStatement(deps, requireSession(sessions, 'handyman'), query),
  );

  mount(getStatementFile, async ({ query, sessions, language, reply }) => {
    const handyman = requireSession(sessions, 'handyman');
    if (query.format === 'csv') {
      const { name, of } = await readCsv(deps, handyman, query, language);
      return sendCsv(reply, name, of);
    }
    const { name, of } = await readPdf(deps, handyman, query, language);
    return sendPdf(reply, name, of);
  });
};
