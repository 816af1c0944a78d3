import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  getProfessional,
  judgeApplication,
  listApplications,
  listProfessionals,
  restoreProfessional,
  suspendProfessional,
} from '#contract/verification.ts';
import type { Sorting } from '#contract/verification.ts';
import type { Verification } from '#domain/verification.ts';
import { send, sendPage } from '../../data/api.ts';
import { operatorKey } from './queries.ts';
import { useSend } from '../../data/use-send.ts';
import { toast } from '../../data/toast.ts';

/** A queue that stays open all day shows what has come in meanwhile. */
const lookAgain = 20_000;

export const applicationsQuery = (status: Verification | undefined) =>
  infiniteQueryOptions({
    queryKey: [operatorKey, 'applications', status],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      sendPage(listApplications, { query: { status }, signal }, pageParam),
    getNextPageParam: (page) => page.next,
    refetchInterval: lookAgain,
  });

export type ProfessionalFilter = {
  q?: string | undefined;
  status?: Verification | undefined;
  service?: string | undefined;
  sort?: Sorting | undefined;
};

export const professionalsQuery = (filter: ProfessionalFilter) =>
  infiniteQueryOptions({
    queryKey: [operatorKey, 'professionals', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      sendPage(listProfessionals, { query: filter, signal }, pageParam),
    getNextPageParam: (page) => page.next,
  });

export const professionalQuery = (id: string) =>
  queryOptions({
    queryKey: [operatorKey, 'professional', id],
    queryFn: ({ signal }) => send(getProfessional, { params: { id }, signal }),
  });

/** What an operator decides; every list and page of theirs is then fetched again. */
export const useDecisions = (onSettled: () => void) => {
  const client = useQueryClient();
  const options = {
    onSuccess: ({ msg }: { msg: string }) => toast.success(msg),
    onError: ({ message }: Error) => toast.error(message),
    onSettled: () => {
      onSettled();
      void client.invalidateQueries({ queryKey: [operatorKey] });
    },
  };
  const judge = useSend(judgeApplication, options);
  const suspend = useSend(suspendProfessional, options);
  const restore = useSend(restoreProfessional, options);
  return { judge, suspend, restore };
};
