import { exportBooks, getBooks, listTransfers } from '#contract/books.ts';
import type { Deps } from '../deps.ts';
import { sendCsv } from '../http/csv.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { nextLink } from '../http/pagination.ts';
import { exportMonth, list, read } from './books-actions.ts';

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
