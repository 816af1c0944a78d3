import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { useSend } from './use-send.ts';
import { toast } from './toast.ts';

type Said = z.ZodType<{ msg: string }>;

/** For forms: what is wrong with a field is said there, everything else in a toast. */
export const useSendForm = <C extends Call<z.ZodType, z.ZodType, z.ZodType, Said>>(
  call: C,
  onDone?: () => void,
) =>
  useSend(call, {
    onSuccess: ({ msg }) => {
      toast.success(msg);
      onDone?.();
    },
    onError: ({ message, fields }) => {
      if (Object.keys(fields).length === 0) toast.error(message);
    },
  });
