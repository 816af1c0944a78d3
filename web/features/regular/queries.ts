import { queryOptions, useQuery } from '@tanstack/react-query';
import { listKnown } from '#contract/regular.ts';
import type { KnownProfessional } from '#contract/regular.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts, useSession } from '../../data/session.ts';

export const knownKey = ['professionals'] as const;

const knownQuery = (who = accounts()) =>
  queryOptions({
    queryKey: [...knownKey, who],
    queryFn: ({ signal }) => storedFor(who, send(listKnown, { signal })),
    staleTime: 60_000,
  });

const nobody: readonly KnownProfessional[] = [];

/** §27: the professionals whom this customer knows; empty while that is loading, and without a session. */
export const useKnown = (): readonly KnownProfessional[] => {
  const { userId = '' } = useSession();
  return useQuery({ ...knownQuery(), enabled: userId !== '' }).data ?? nobody;
};
