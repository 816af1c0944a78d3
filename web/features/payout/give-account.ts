import { useState } from 'react';
import { mailPayoutCode, setBankAccount, setUpi } from '#contract/payout.ts';
import type { PayoutAccountKind } from '#domain/payout.ts';
import type { Refused } from '../../data/api.ts';
import { toast } from '../../data/toast.ts';
import { useSend } from '../../data/use-send.ts';
import type { Values } from '../../ui/form.tsx';
import { resendAtIn, useCodeFields } from '../account/queries.ts';

/** What is about a field, or about the code, is said there. */
const sayRefusal = ({ status, fields, message }: Refused) => {
  if (status !== 410 && Object.keys(fields).length === 0) toast.error(message);
};

/** §29: first a code to the professional's own mailbox, then the change with it. */
export const useGiveAccount = (kind: PayoutAccountKind, onDone: () => void) => {
  const [resendAt, setResendAt] = useState<number>();
  const code = useSend(mailPayoutCode, {
    onSuccess: ({ msg, resendAfter }) => {
      toast.success(msg);
      setResendAt(resendAtIn(resendAfter));
    },
    onError: sayRefusal,
  });
  const outcome = {
    onSuccess: ({ msg }: { msg: string }) => {
      toast.success(msg);
      onDone();
    },
    onError: sayRefusal,
  };
  const bank = useSend(setBankAccount, outcome);
  const upi = useSend(setUpi, outcome);
  const { error } = kind === 'bank' ? bank : upi;
  return {
    /** When another code can be mailed; none before the first. */
    resendAt,
    mailing: code.isPending,
    mailCode: () => code.mutate({}),
    saving: bank.isPending || upi.isPending,
    fields: useCodeFields(error),
    save: ({ holder = '', number = '', ifsc = '', upi: id = '' }: Values, otp: string) =>
      kind === 'bank'
        ? bank.mutate({ body: { holder, number, ifsc, otp } })
        : upi.mutate({ body: { holder, upi: id, otp } }),
  };
};
