import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call, Replied } from '#contract/call.ts';
import { words } from '#words/network.ts';
import { Refused, send } from './api.ts';
import type { Sending } from './api.ts';
import { liveKeys } from './live-keys.ts';
import { sessionChanged } from './session.ts';

/** Requests on their way, or done and not yet shown: pressed again meanwhile, they are not sent twice. */
const underWay = new Set<string>();

const nameOf = (call: Call, { params, query, body }: Sending<Call>) =>
  JSON.stringify([call.path, params, query, body]);

/** The request left and no answer came: the screen must not claim either way. */
const unsure = (error: unknown): never => {
  if (!(error instanceof Refused) || error.code !== 'unreachable') throw error;
  throw new Refused(0, {
    msg: words.unsure,
    code: error.code,
  });
};

/**
 * A call that changes something, as a mutation: `useSend(acceptNotification).mutate({ body })`. It is
 * sent now or fails now, never queued for a later connection, and never twice at once. Whatever is live
 * is fetched again afterwards, and the session hints are read again.
 */
export const useSend = <C extends Call>(
  call: C,
  options: Omit<
    UseMutationOptions<Replied<C>, Refused, Sending<C>>,
    'mutationFn' | 'networkMode' | 'retry'
  > = {},
) => {
  const client = useQueryClient();
  const { mutate, ...mutation } = useMutation<Replied<C>, Refused, Sending<C>>({
    ...options,
    networkMode: 'always',
    retry: false,
    mutationFn: (sending) => send(call, sending).catch(unsure),
    onSettled: async (reply, error, sending, ...rest) => {
      sessionChanged();
      const shown = Promise.all(liveKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      const free = () => underWay.delete(nameOf(call, sending));
      if (error) free();
      else void shown.finally(free);
      await options.onSettled?.(reply, error, sending, ...rest);
    },
  });
  return {
    ...mutation,
    mutate: useCallback(
      (sending: Sending<C>) => {
        const name = nameOf(call, sending);
        if (underWay.has(name)) return;
        underWay.add(name);
        mutate(sending);
      },
      [call, mutate],
    ),
  };
};
