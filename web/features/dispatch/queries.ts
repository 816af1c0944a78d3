import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { getDispatch, listDispatches, startDispatch } from '#contract/dispatch.ts';
import type { DispatchView } from '#contract/dispatch.ts';
import { send } from '../../data/api.ts';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { storedFor } from '../../data/remembered.ts';
import { useSend } from '../../data/use-send.ts';
import { accounts } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';

export const dispatchQuery = (id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['dispatches', who, 'one', id],
    queryFn: ({ signal }) => storedFor(who, send(getDispatch, { params: { id }, signal })),
  });

const newestQuery = (who = accounts()) =>
  queryOptions({
    queryKey: ['dispatches', who, 'newest'],
    queryFn: ({ signal }) => storedFor(who, send(listDispatches, { signal })),
    staleTime: 60_000,
  });

/** §18: what this customer asks around for, or has asked around for within the last hour. */
export const useNewestDispatch = (): DispatchView | undefined => {
  const poll = usePoll(delays.pollRequest);
  const { data } = useQuery({
    ...newestQuery(),
    refetchInterval: ({ state }) => (state.data?.[0]?.state === 'asking' ? poll : false),
  });
  return data?.[0];
};

/** §18: the address of the page that follows it. */
export const dispatchLink = (id: string): string => `/user/dispatch/${id}`;

/** Asks the first who is free, and goes where that is followed; also where it is under way already. */
export const useStartDispatch = ({ replace = false }: { replace?: boolean } = {}) => {
  const navigate = useNavigate();
  const follow = (id: string) => void navigate(dispatchLink(id), { replace });
  return useSend(startDispatch, {
    onSuccess: ({ dispatch_id }) => follow(dispatch_id),
    onError: ({ message, dispatchId }) => {
      toast.error(message);
      if (dispatchId !== undefined) follow(dispatchId);
    },
  });
};
