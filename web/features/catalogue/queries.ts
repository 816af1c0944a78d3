import { queryOptions, useQuery } from '@tanstack/react-query';
import { getCatalogue } from '#contract/catalogue.ts';
import { serviceAtAddress } from '#domain/catalogue.ts';
import type { Catalogue, Service } from '#domain/catalogue.ts';
import type { Named } from '#words/catalogue.ts';
import { firstCatalogue } from '#words/first-catalogue.ts';
import { send } from '../../data/api.ts';
import { remembered, rememberedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

type Listed = { services: Catalogue; former?: readonly Named[] | undefined };

/** Built in as initial data; fetched at the first use, and again after a minute. */
export const catalogueQuery = () =>
  queryOptions({
    queryKey: ['catalogue'],
    queryFn: (asked): Promise<Listed> =>
      rememberedFor(accounts(), asked, send(getCatalogue, { signal: asked.signal })),
    ...remembered,
    initialData: { services: firstCatalogue },
    initialDataUpdatedAt: 0,
    staleTime: 60_000,
  });

export const useCatalogue = (): Catalogue => useQuery(catalogueQuery()).data.services;

/** The service that an address means: null for none, undefined while one may still come from the server. */
export const useServiceAt = (name: string): Service | null | undefined => {
  const { data, dataUpdatedAt, fetchStatus } = useQuery(catalogueQuery());
  const coming = dataUpdatedAt === 0 && fetchStatus === 'fetching';
  return serviceAtAddress(data.services, name) ?? (coming ? undefined : null);
};
