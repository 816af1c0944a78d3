import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { handymanPassword, operatorPassword, userPassword } from '#contract/password.ts';
import type { Role } from '#domain/role.ts';
import { resendAtIn, useCodeFields } from './queries.ts';
import { useSend } from '../../data/use-send.ts';
import { endSession } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';

const calls = { user: userPassword, handyman: handymanPassword, operator: operatorPassword };

type AnyForgot = (typeof calls)[Role]['forgot'];
type AnyReset = (typeof calls)[Role]['reset'];

/** §21: a code by mail, then a new password with it, then the login. */
export const useForgotten = (role: Role) => {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ email: string; resendAt: number }>();
  const asking = useSend<AnyForgot>(calls[role].forgot, {
    onSuccess: ({ msg, resendAfter }, { body }) => {
      toast.success(msg);
      setAsked({ email: body?.email ?? '', resendAt: resendAtIn(resendAfter) });
    },
    onError: ({ message, fields }) => {
      if (Object.keys(fields).length === 0) toast.error(message);
    },
  });
  const resetting = useSend<AnyReset>(calls[role].reset, {
    onSuccess: ({ msg }) => {
      // The server has ended all sessions of the account, this browser's too.
      if (role !== 'operator') endSession(role);
      client.clear();
      toast.success(msg);
      void navigate(`/${role}/login`, { replace: true, state });
    },
    onError: ({ message, status, fields }) => {
      if (status !== 410 && Object.keys(fields).length === 0) toast.error(message);
    },
  });
  const { error } = resetting;
  return {
    /** What was typed at the login before. */
    typed: typedEmail(state),
    asked,
    onOtherEmail: () => setAsked(undefined),
    asking: asking.isPending,
    askFields: asking.error?.fields,
    ask: (email: string) => asking.mutate({ body: { email } }),
    resetting: resetting.isPending,
    resetFields: useCodeFields(error),
    reset: (otp: string, password: string) =>
      resetting.mutate({ body: { email: asked?.email ?? '', otp, password } }),
  };
};

const typedEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
