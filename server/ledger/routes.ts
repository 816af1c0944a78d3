import { getBooks, listTransfers } from '#contract/books.ts';
import type { Deps } from '../deps.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { nextLink } from '../http/pagination.ts';
import { list, read } from './books-actions.ts';

export const ledgerRoutes = (mount: MountOperator, deps: Deps): void => {
  mount(getBooks, ({ query }) => read(deps, query));

  mount(listTransfers, async ({ query, reply }) => {
    const { rows, cursor } = await list(deps, query);
    const { cursor: _before, ...wanted } = query;
    if (cursor !== undefined) reply.header('link', nextLink(listTransfers.path, wanted, cursor));
    return rows;
  });
};
