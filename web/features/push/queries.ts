import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addPushDevice, choosePush, getPush, removePushDevice } from '#contract/push.ts';
import type { PushSettings } from '#contract/push.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/push.ts';
import { findSubscription, readPermission, subscribe, unsubscribe } from '../../device/push.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { useSend } from '../../data/use-send.ts';
import { accounts } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';

const pushKey = 'push';

const pushQuery = (as: Party, who = accounts()) =>
  queryOptions({
    queryKey: [pushKey, who, as],
    queryFn: ({ signal }) => storedFor(who, send(getPush, { query: { as }, signal })),
  });

export const usePush = (as: Party) => useQuery(pushQuery(as));

const refetch = [pushKey] as const;

/** §24: turns notifications on in this browser. Gives what its owner has said about it. */
export const useTurnOn = (as: Party, publicKey: string | null) => {
  const { mutate, isPending } = useSendAndSay(addPushDevice, { refetch });
  const [permission, setPermission] = useState(readPermission);
  const [asking, setAsking] = useState(false);
  const turnOn = async () => {
    if (publicKey === null) return;
    setAsking(true);
    try {
      const body = await subscribe(publicKey);
      if (body) mutate({ query: { as }, body });
    } catch {
      toast.error(words.failed);
    } finally {
      setAsking(false);
      setPermission(readPermission());
    }
  };
  return { permission, busy: asking || isPending, turnOn: () => void turnOn() };
};

/**
 * Before a logout: the server deletes a browser with the session that it is bound to, which may be one that ended long
 * ago. So it is bound to the current session first.
 */
export const bindToLogin = async (as: Party): Promise<void> => {
  const body = await findSubscription();
  if (body) await send(addPushDevice, { query: { as }, body });
};

/** After a logout this browser is not notified: the next login has to add it again. */
export const useStayOn = (as: Party, settings: PushSettings | undefined) => {
  const client = useQueryClient();
  // No message of success: for the user nothing has changed.
  const { mutate } = useSend(addPushDevice, {
    onSuccess: () => void client.invalidateQueries({ queryKey: refetch }),
    onError: ({ message }) => toast.error(message),
  });
  const lost =
    settings !== undefined &&
    settings.publicKey !== null &&
    !settings.devices.some(({ current }) => current);
  useEffect(() => {
    if (!lost) return undefined;
    let left = false;
    const tell = async () => {
      const body = await findSubscription().catch(() => undefined);
      if (body && !left) mutate({ query: { as }, body });
    };
    void tell();
    return () => {
      left = true;
    };
  }, [lost, as, mutate]);
};

export const useRemoveDevice = (as: Party) => {
  const { mutate, isPending, variables } = useSendAndSay(removePushDevice, { refetch });
  return {
    removing: isPending ? variables.params?.id : undefined,
    remove: async (id: string, here: boolean) => {
      if (here) await unsubscribe().catch(() => undefined);
      mutate({ params: { id }, query: { as } });
    },
  };
};

export const useChoose = (as: Party) => {
  const { mutate, isPending } = useSendAndSay(choosePush, { refetch });
  return {
    isPending,
    choose: ({ off, quiet }: Pick<PushSettings, 'off' | 'quiet'>) =>
      mutate({ query: { as }, body: { off, quiet } }),
  };
};
