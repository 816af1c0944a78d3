import { queryOptions, useQuery } from '@tanstack/react-query';
import { settings } from '#contract/operations.ts';
import { send } from '../../data/api.ts';

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => send(settings, { signal }),
    staleTime: Infinity,
  });

/** The tile address for maps: null for the embedded basemap, undefined while unknown. */
export const useTiles = (): string | null | undefined => {
  const { data, isError } = useQuery(settingsQuery());
  return isError ? null : data?.mapStyleUrl;
};
