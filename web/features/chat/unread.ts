import { queryOptions, useQuery } from '@tanstack/react-query';
import { listUnread } from '#contract/chat.ts';
import type { Party } from '#domain/role.ts';
import { send } from '../../data/api.ts';
import { delays } from '../../device/delays.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

const unreadQuery = (as: Party, who = accounts()) =>
  queryOptions({
    queryKey: ['chats', who, 'unread', as],
    queryFn: ({ signal }) => storedFor(who, send(listUnread, { query: { as }, signal })),
    refetchInterval: delays.safetyPoll,
  });

/** §19: unread messages of this side; fetched again after events, and at intervals. */
export const useUnread = (as: Party) => useQuery(unreadQuery(as)).data?.unread ?? none;

const none: readonly never[] = [];

export const useUnreadOf = (bookingId: string, as: Party): number =>
  useUnread(as).find(({ notification_id }) => notification_id === bookingId)?.messages ?? 0;
