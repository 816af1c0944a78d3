import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { acceptNotification, rejectNotification } from '#contract/booking.ts';
import type { Notification } from '#contract/booking.ts';
import { words } from '#words/dashboard.tsx';
import { useSend } from '../../../data/use-send.ts';
import { toast } from '../../../data/toast.ts';

/** §4: Accept leads to the start code of that customer, Decline only says no. */
export const useAnswer = () => {
  const navigate = useNavigate();
  const onError = ({ message }: Error) => toast.error(message);
  const accept = useSend(acceptNotification, {
    onSuccess: ({ msg, user_id, startsAt }) => {
      toast.success(msg);
      // A later visit (§27) leads nowhere yet: the next request can be answered.
      if (startsAt === null) void navigate(`/handyman/jobstartotp?user_id=${user_id}`);
      else accept.reset();
    },
    onError,
  });
  const decline = useSend(rejectNotification, {
    onSuccess: ({ msg }) => toast.success(msg),
    onError,
  });
  const body = ({ handyman_id, notification_id }: Notification) => ({
    body: { handyman_id, notification_id },
  });
  return {
    accept: (request: Notification, all = false) => {
      const { body: named } = body(request);
      accept.mutate({ body: all ? { ...named, all } : named });
    },
    decline: (request: Notification) => decline.mutate(body(request)),
    accepting: accept.isPending || accept.isSuccess,
    declining: decline.isPending,
  };
};

/** A request that goes away by itself says why. */
export const useGoneNotice = (list: readonly Notification[]) => {
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    for (const { notification_id, state, username = words.unnamed.the } of list) {
      if (state === 'requested') waiting.current.add(notification_id);
      else if (waiting.current.delete(notification_id)) {
        const said = words.gone[state]?.(username);
        if (said !== undefined) toast.info(said);
      }
    }
  }, [list]);
};
