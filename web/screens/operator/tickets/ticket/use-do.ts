import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { useSend } from '../../../../data/queries.ts';
import { toast } from '../../../../data/toast.ts';

/** What an operator does about a ticket: said in a toast, and everything of the console is fetched again. */
export const useDo = <C extends Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType<{ msg: string }>>>(
  call: C,
  onDone?: () => void,
) => {
  const client = useQueryClient();
  return useSend(call, {
    onSuccess: ({ msg }) => {
      toast.success(msg);
      onDone?.();
    },
    onError: ({ message, fields }) => {
      if (Object.keys(fields).length === 0) toast.error(message);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['operator'] }),
  });
};
