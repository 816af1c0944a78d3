import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { Ticket } from '#contract/ticket.ts';
import type { Refused } from '../../../../data/api.ts';
import { useSend } from '../../../../data/use-send.ts';
import { toast } from '../../../../data/toast.ts';

/** The last line of the thread that the page shows: the server refuses an answer that overlooks a newer one (§15). */
export const lastLine = ({ thread }: Ticket): number => thread.at(-1)?.id ?? 0;

/** What an operator does about a ticket: said in a toast, and everything of the console is fetched again. */
export const useDo = <C extends Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType<{ msg: string }>>>(
  call: C,
  onDone?: () => void,
  onRefused?: (refusal: Refused) => void,
) => {
  const client = useQueryClient();
  return useSend(call, {
    onSuccess: ({ msg }) => {
      toast.success(msg);
      onDone?.();
    },
    onError: (refusal) => {
      if (Object.keys(refusal.fields).length === 0) toast.error(refusal.message);
      onRefused?.(refusal);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['operator'] }),
  });
};
