import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { resendOtp } from '#contract/user.ts';
import type { signupUser, verifyUser } from '#contract/user.ts';
import { isCode } from '#domain/code.ts';
import { words } from '#words/network.ts';
import { useDraft } from '../../device/draft.ts';
import type { Draft } from '../../device/draft.ts';
import { useLater } from '../../device/use-timeout.ts';
import type { Refused } from '../../data/api.ts';
import { serverNow } from '../../data/clock.ts';
import { delays } from '../../device/delays.ts';
import { useSend } from '../../data/use-send.ts';
import type { Party } from '#domain/role.ts';
import { toast } from '../../data/toast.ts';
import { homes, returnPath } from './after-login.ts';

/** What both sign-ups remember of the mailed code; texts, as everything in a draft. */
export const noCode = {
  /** The address it went to. */
  codeSentTo: '',
  /** When another can be sent, in milliseconds by the server's clock. */
  resendAt: '',
  /** Where a guard sent the visitor away from: taken once the account is there. */
  next: '',
};

type CodeDraft = Draft<typeof noCode & { readonly email: string }>;

const inSeconds = (seconds: number | undefined): string =>
  String(serverNow() + (seconds ?? delays.resendCode / 1000) * 1000);

/** Whether the code that was mailed is for the address now in the form. */
const isMailed = ({ email, codeSentTo }: { email: string; codeSentTo: string }): boolean =>
  codeSentTo !== '' && plain(codeSentTo) === plain(email);

const plain = (email: string) => email.trim().toLowerCase();

/** §4: step 1 of either sign-up mails a code, or goes on with the one that is there already. */
export const useSignupStart = (
  call: typeof signupUser | typeof signupHandyman,
  draft: CodeDraft,
  onCode: () => void,
) => {
  const mailed = isMailed(useDraft(draft));
  const { state } = useLocation() as { state: unknown };
  const signup = useSend(call, {
    onSuccess: ({ msg, resendAfter }, { body }) => {
      draft.keep({ codeSentTo: body?.email ?? '', resendAt: inSeconds(resendAfter) });
      toast.success(msg);
      onCode();
    },
    onError: ({ message }) => toast.error(message),
  });
  return {
    mailed,
    busy: signup.isPending,
    refusals: signup.error?.fields,
    onSubmit: (by: 'next' | 'code') => {
      draft.keep({ next: returnPath(state, '') });
      if (by === 'code') onCode();
      else signup.mutate({ body: { email: draft.read().email } });
    },
  };
};

/** §4: the last step of either sign-up makes the account and leads on. */
export const useVerification = <C extends typeof verifyUser | typeof verifyHandyman>(
  call: C,
  draft: CodeDraft,
  role: Party,
  onError: (error: Refused) => void,
) => {
  const [done, setDone] = useState(false);
  const navigate = useNavigate();
  const later = useLater();
  const verify = useSend(call, {
    onSuccess: ({ msg }) => {
      const { next } = draft.read();
      setDone(true);
      draft.drop();
      toast.success(words.redirecting(msg));
      later(
        delays.redirect,
        () => void navigate(next === '' ? homes[role] : next, { replace: true }),
      );
    },
    onError,
  });
  return {
    done,
    verify: verify.mutate,
    busy: verify.isPending,
    /** Why there is no account, where no field is to blame. */
    problem: verify.error?.code === 'details_refused' ? verify.error.message : undefined,
    refusals: useMemo(() => refusalsOf(verify.error), [verify.error]),
  };
};

/** §8: sends another code; the wait before the next one is the server's. */
export const useResendCode = (draft: CodeDraft, phone: () => string) => {
  const { resendAt } = useDraft(draft);
  const resend = useSend(resendOtp, {
    onSuccess: ({ msg }) => {
      draft.keep({ codeSentTo: draft.read().email, resendAt: inSeconds(undefined) });
      toast.success(words.resent(msg));
    },
    onError: ({ message, retryAfter }) => {
      if (retryAfter !== undefined) draft.keep({ resendAt: inSeconds(retryAfter) });
      toast.error(words.resent(message));
    },
  });
  return {
    busy: resend.isPending,
    resendAt: Number(resendAt),
    onResend: () => resend.mutate({ body: { email: draft.read().email, contactNumber: phone() } }),
  };
};

/** What is said under the boxes before anything is sent. */
export const codeFault = (code: string): Readonly<Record<string, string>> =>
  isCode(code) ? {} : { otp: words.codeMissing };

/** What a refused verification says under which field; a code that is used up has none in the answer. */
const refusalsOf = (error: Refused | null): Readonly<Record<string, string>> | undefined =>
  error?.status === 410 ? { otp: error.message } : error?.fields;
