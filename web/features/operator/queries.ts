import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getMe, listAudit, listOperators } from '#contract/operator.ts';
import { getAlarms, getAnyTicket, listAllTickets } from '#contract/ticket-support.ts';
import type { Category, TicketState } from '#domain/ticket.ts';
import { send } from '../../data/api.ts';
import { rowsQuery } from '../../data/pages.ts';

/** Everything under one key: a logout forgets all of it. */
export const operatorKey = 'operator';

/** At a login: answers of the session before, its end included, are dropped. */
export const forgetOperator = (client: QueryClient): void =>
  client.removeQueries({ queryKey: [operatorKey] });

export const meQuery = () =>
  queryOptions({
    queryKey: [operatorKey, 'me'],
    queryFn: ({ signal }) => send(getMe, { signal }),
    staleTime: 60_000,
    retry: false,
  });

export const operatorsQuery = () =>
  queryOptions({
    queryKey: [operatorKey, 'operators'],
    queryFn: ({ signal }) => send(listOperators, { signal }),
  });

export type AuditFilter = { operator?: string; subject?: string; action?: string };

export const auditQuery = (filter: AuditFilter) =>
  rowsQuery([operatorKey, 'audit', filter], listAudit, { query: filter });

/** Operators have no stream: a new line of a ticket is here within this time. */
const pollMs = 5_000;

export type TicketFilter = {
  state: TicketState;
  overdue?: 'true';
  mine?: 'true';
  category?: Category;
  number?: number;
};

export const allTicketsQuery = (filter: TicketFilter) => ({
  ...rowsQuery([operatorKey, 'tickets', filter], listAllTickets, { query: filter }),
  refetchInterval: pollMs,
});

export const anyTicketQuery = (id: string) =>
  queryOptions({
    queryKey: [operatorKey, 'ticket', id],
    queryFn: ({ signal }) => send(getAnyTicket, { params: { id }, signal }),
    refetchInterval: pollMs,
  });

export const alarmsQuery = () =>
  queryOptions({
    queryKey: [operatorKey, 'alarms'],
    queryFn: ({ signal }) => send(getAlarms, { signal }),
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
  });
