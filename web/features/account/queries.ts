import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { askNewEmail, changeName, changePhone, confirmNewEmail } from '#contract/details.ts';
import {
  endDevice,
  endOperatorDevice,
  endOtherDevices,
  endOtherOperatorDevices,
  listDevices,
  listOperatorDevices,
} from '#contract/device.ts';
import { changeOperatorPassword, changePassword } from '#contract/password.ts';
import type { Party, Role } from '#domain/role.ts';
import { send } from '../../data/api.ts';
import type { Refused } from '../../data/api.ts';
import { serverNow } from '../../data/clock.ts';
import { delays } from '../../device/delays.ts';
import { storedFor } from '../../data/remembered.ts';
import { useSend } from '../../data/use-send.ts';
import { accounts } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';

/** Which of two sessions is meant; operators have one. */
const asOf = (role: Role) => (role === 'operator' ? {} : { as: role });

const devicesKey = 'devices';

const devicesQuery = (role: Role, who = accounts()) =>
  queryOptions({
    queryKey: [devicesKey, who, role],
    queryFn: ({ signal }) =>
      role === 'operator'
        ? send(listOperatorDevices, { signal })
        : storedFor(who, send(listDevices, { query: { as: role }, signal })),
  });

/** The logins of this account, one for each browser. */
export const useDevices = (role: Role) => useQuery(devicesQuery(role));

/** The account's details and its list of logins are fetched again. */
const useRefetch = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([['user'], [devicesKey]].map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** Shows the answer in a toast, unless it is about a field of the form; a code that is used up is said at its boxes. */
const useOutcome = (onDone: () => void) => {
  const refetch = useRefetch();
  return {
    onSuccess: ({ msg }: { msg: string }) => {
      toast.success(msg);
      void refetch();
      onDone();
    },
    onError: ({ message, status, fields }: Refused) => {
      if (status !== 410 && Object.keys(fields).length === 0) toast.error(message);
    },
  };
};

export const useEndDevice = (role: Role) => {
  const outcome = useOutcome(() => undefined);
  const call = role === 'operator' ? endOperatorDevice : endDevice;
  const { mutate, isPending, variables } = useSend<typeof endDevice | typeof endOperatorDevice>(
    call,
    outcome,
  );
  return {
    ending: isPending ? variables.params?.id : undefined,
    end: (id: string) => mutate({ params: { id }, query: asOf(role) }),
  };
};

export const useEndOthers = (role: Role, onDone: () => void) => {
  const outcome = useOutcome(onDone);
  const call = role === 'operator' ? endOtherOperatorDevices : endOtherDevices;
  const { mutate, isPending } = useSend<typeof endOtherDevices | typeof endOtherOperatorDevices>(
    call,
    outcome,
  );
  return { isPending, endOthers: () => mutate({ query: asOf(role) }) };
};

export const useChangePassword = (role: Role, onDone: () => void) => {
  const outcome = useOutcome(onDone);
  const call = role === 'operator' ? changeOperatorPassword : changePassword;
  const { mutate, isPending, error } = useSend<
    typeof changePassword | typeof changeOperatorPassword
  >(call, outcome);
  return {
    isPending,
    fields: error?.fields,
    change: (currentPassword: string, password: string) =>
      mutate({ query: asOf(role), body: { currentPassword, password } }),
  };
};

export const useChangeName = (as: Party, onDone: () => void) => {
  const { mutate, isPending, error } = useSend(changeName, useOutcome(onDone));
  return {
    isPending,
    fields: error?.fields,
    change: (name: string) => mutate({ query: { as }, body: { name } }),
  };
};

export const useChangePhone = (as: Party, onDone: () => void) => {
  const { mutate, isPending, error } = useSend(changePhone, useOutcome(onDone));
  return {
    isPending,
    fields: error?.fields,
    change: (phone: string, currentPassword: string) =>
      mutate({ query: { as }, body: { phone, currentPassword } }),
  };
};

/** What is said under which field; a code that is used up has none in the answer. */
export const useCodeFields = (error: Refused | null) =>
  useMemo(() => (error?.status === 410 ? { otp: error.message } : error?.fields), [error]);

/** When another code can be sent, in milliseconds by the server's clock. */
export const resendAtIn = (seconds: number | undefined): number =>
  serverNow() + (seconds ?? delays.resendCode / 1000) * 1000;

/** §21: first a code to the new address, then the change with it. */
export const useNewEmail = (as: Party, onDone: () => void) => {
  const [asked, setAsked] = useState<{ email: string; password: string; resendAt: number }>();
  const outcome = useOutcome(onDone);
  const asking = useSend(askNewEmail, {
    onSuccess: ({ msg, resendAfter }, { body }) => {
      toast.success(msg);
      setAsked({
        email: body?.email ?? '',
        password: body?.currentPassword ?? '',
        resendAt: resendAtIn(resendAfter),
      });
    },
    onError: outcome.onError,
  });
  const confirming = useSend(confirmNewEmail, outcome);
  const ask = (email: string, currentPassword: string) =>
    asking.mutate({ query: { as }, body: { email, currentPassword } });
  const { error } = confirming;
  return {
    asked,
    asking: asking.isPending,
    askFields: asking.error?.fields,
    ask,
    again: () => asked && ask(asked.email, asked.password),
    confirming: confirming.isPending,
    confirmFields: useCodeFields(error),
    confirm: (otp: string) =>
      confirming.mutate({ query: { as }, body: { email: asked?.email ?? '', otp } }),
  };
};
