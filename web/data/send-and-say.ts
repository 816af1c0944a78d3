import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { Refused } from './api.ts';
import { toast } from './toast.ts';
import { useSend } from './use-send.ts';

type Said = z.ZodType<{ msg: string }>;

type Options = {
  /** The form shows what is wrong with a field at that field; only other refusals are toasts. */
  atFields?: boolean;
  onDone?: (() => void) | undefined;
  onRefused?: ((refusal: Refused) => void) | undefined;
  onSettled?: (() => void) | undefined;
  /** Fetched again afterwards, beside what is live anyway. */
  refetch?: QueryKey;
};

/** `useSend` for calls whose answer is a sentence: it is said in a toast, and so is why the call was refused. */
export const useSendAndSay = <C extends Call<z.ZodType, z.ZodType, z.ZodType, Said>>(
  call: C,
  { atFields = false, onDone, onRefused, onSettled, refetch }: Options = {},
) => {
  const client = useQueryClient();
  return useSend(call, {
    onSuccess: ({ msg }) => {
      toast.success(msg);
      onDone?.();
    },
    onError: (refusal) => {
      if (!atFields || Object.keys(refusal.fields).length === 0) toast.error(refusal.message);
      onRefused?.(refusal);
    },
    onSettled: () => {
      onSettled?.();
      if (refetch) void client.invalidateQueries({ queryKey: refetch });
    },
  });
};
