import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { useSend } from './use-send.ts';
import { toast } from './toast.ts';

type Said = z.ZodType<{ msg: string }>;

/** `useSend` for calls whose answer is all there is to show: its sentence, or why it was refused. */
export const useSendWithToasts = <C extends Call<z.ZodType, z.ZodType, z.ZodType, Said>>(
  call: C,
  onSettled?: () => void,
) =>
  useSend(call, {
    onSuccess: ({ msg }) => toast.success(msg),
    onError: ({ message }) => toast.error(message),
    onSettled: () => onSettled?.(),
  });
