import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { loginHandyman, mailHandymanLoginCode } from '#contract/handyman.ts';
import type { loginUser, mailUserLoginCode } from '#contract/user.ts';
import { language } from '#words/language.ts';
import { words } from '#words/network.ts';
import { savedLanguage } from '../../device/language.ts';
import { useLater } from '../../device/use-timeout.ts';
import { delays } from '../../device/delays.ts';
import { settingsQuery } from '../map/tiles-query.ts';
import { useSend } from '../../data/use-send.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import type { Party } from '#domain/role.ts';
import { toast } from '../../data/toast.ts';
import { homes, returnPath } from './after-login.ts';

type Calls = {
  login: typeof loginUser | typeof loginHandyman;
  mailCode: typeof mailUserLoginCode | typeof mailHandymanLoginCode;
};

/** §2: a login of either role, with the mailed code that opens a locked one, and the way on from it. */
export const useLogin = (role: Party, calls: Calls) => {
  const { data: settings } = useQuery(settingsQuery());
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const later = useLater();
  const [done, setDone] = useState(false);
  const login = useSend(calls.login, {
    onSuccess: ({ msg }) => {
      setDone(true);
      toast.success(words.redirecting(msg));
      const way = returnPath(state, homes[role]);
      later(delays.redirect, () => {
        // Where the account's language is not this page's, the next page is loaded in it.
        if ((savedLanguage() ?? language) === language) void navigate(way, { replace: true });
        else location.replace(way);
      });
    },
    onError: ({ message }) => toast.error(message),
  });
  const mailCode = useSendAndSay(calls.mailCode);
  return {
    demo: settings?.demo?.[role] ?? null,
    busy: login.isPending || done,
    refusals: login.error?.fields,
    code: {
      locked: login.error?.code === 'login_locked',
      mailed: mailCode.isSuccess,
      busy: mailCode.isPending,
      onAsk: (email: string) => mailCode.mutate({ body: { email } }),
    },
    onSubmit: (body: { email: string; password: string; otp?: string }) => login.mutate({ body }),
  };
};
