import { queryOptions, useQueryClient } from '@tanstack/react-query';
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
import { send } from '../../data/api.ts';
import { rowsQuery } from '../../data/pages.ts';
import { operatorKey } from './queries.ts';
import { useSend } from '../../data/use-send.ts';
import { toast } from '../../data/toast.ts';

/** A queue that stays open all day shows what has come in meanwhile. */
const lookAgain = 20_000;

export const applicationsQuery = (status: Verification | undefined) => ({
  ...rowsQuery([operatorKey, 'applications', status], listApplications, { query: { status } }),
  refetchInterval: lookAgain,
});

export type ProfessionalFilter = {
  q?: string | undefined;
  status?: Verification | undefined;
  service?: string | undefined;
  sort?: Sorting | undefined;
};

export const professionalsQuery = (filter: ProfessionalFilter) =>
  rowsQuery([operatorKey, 'professionals', filter], listProfessionals, { query: filter });

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
