import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAccount, downloadData } from '#contract/my-data.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/my-data.ts';
import type { Refused } from '../../data/api.ts';
import { useDownload } from '../../data/download.ts';
import { useSend } from '../../data/use-send.ts';
import { endSession, leaveFor } from '../../data/session.ts';
import { toast } from '../../data/toast.ts';

const saidAtField = ({ fields }: Refused) => Object.keys(fields).length > 0;

/** §23: everything that is stored of the account, as a file. */
export const useDownloadData = (as: Party, onDone: () => void) => {
  const [error, setError] = useState<Refused>();
  const { busy, start } = useDownload(downloadData, 'localhands-my-data.zip', {
    query: { as },
    onSuccess: () => {
      toast.success(words.download.done);
      onDone();
    },
    onError: (refused) => {
      setError(refused);
      if (!saidAtField(refused)) toast.error(refused.message);
    },
  });
  return {
    busy,
    fields: error?.fields,
    download: (currentPassword: string) => start({ currentPassword }),
  };
};

/** The page on which what stands in the way of the deletion can be ended. */
const wayTo = (as: Party, { code, bookingId, dispatchId }: Refused): string | undefined => {
  if (bookingId !== undefined) return `/${as}/bookings/${bookingId}`;
  if (dispatchId !== undefined) return `/user/dispatch/${dispatchId}`;
  if (code === 'earnings_open') return '/handyman/payouts';
  return code === 'ticket_open' ? `/${as}/help/tickets` : undefined;
};

/** §23: for good. Afterwards they are out, at home. */
export const useDeleteAccount = (as: Party) => {
  const client = useQueryClient();
  const { mutate, isPending, error } = useSend(deleteAccount, {
    onMutate: () => leaveFor({ role: as, to: '/' }),
    onSuccess: ({ msg }) => {
      endSession(as, '/');
      client.clear();
      toast.success(msg);
    },
    onError: (refused) => {
      leaveFor(undefined);
      if (!saidAtField(refused) && wayTo(as, refused) === undefined) toast.error(refused.message);
    },
  });
  const way = error ? wayTo(as, error) : undefined;
  return {
    isPending,
    fields: error?.fields,
    /** What stands in the way, and where it can be ended. */
    open: error && way !== undefined ? { text: error.message, to: way } : undefined,
    leave: (currentPassword: string) => mutate({ query: { as }, body: { currentPassword } }),
  };
};
