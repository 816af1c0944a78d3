import { resendOtp } from '#contract/user.ts';
import type { Refused } from './api.ts';
import { delays } from './delays.ts';
import { useSend } from './queries.ts';
import { toast } from '../components/toast.tsx';

/** What both sign-ups remember of the mailed code; texts, as everything in a draft. */
export const noCode = {
  /** The address it went to. */
  codeSentTo: '',
  /** When another can be sent, in milliseconds by this browser's clock. */
  resendAt: '',
  /** Where a guard sent the visitor away from: taken once the account is there. */
  next: '',
};

type CodeDraft = {
  readonly read: () => typeof noCode & { readonly email: string };
  readonly keep: (change: Partial<typeof noCode>) => void;
};

export const inSeconds = (seconds: number | undefined): string =>
  String(Date.now() + (seconds ?? delays.resendCode / 1000) * 1000);

/** Whether the code that was mailed is for the address now in the form. */
export const isMailed = ({ email, codeSentTo }: { email: string; codeSentTo: string }): boolean =>
  codeSentTo !== '' && plain(codeSentTo) === plain(email);

const plain = (email: string) => email.trim().toLowerCase();

/** §8: sends another code; the wait before the next one is the server's. */
export const useResendCode = (draft: CodeDraft) =>
  useSend(resendOtp, {
    onSuccess: ({ msg }) => {
      draft.keep({ codeSentTo: draft.read().email, resendAt: inSeconds(undefined) });
      toast.success(`in resend otp: ${msg}`);
    },
    onError: ({ message, retryAfter }) => {
      if (retryAfter !== undefined) draft.keep({ resendAt: inSeconds(retryAfter) });
      toast.error(`in resend otp: ${message}`);
    },
  });

/** What a refused verification says under which field; a code that is used up has none in the answer. */
export const refusalsOf = (error: Refused | null): Readonly<Record<string, string>> | undefined =>
  error?.status === 410 ? { otp: error.message } : error?.fields;
