import { useQuery } from '@tanstack/react-query';
import * as ofThisLanguage from '#words/catalogue.ts';
import { catalogueQuery } from './queries.ts';

type Words = Pick<typeof ofThisLanguage, 'nameIn' | 'namesInCatalogue'>;

/**
 * The name of a service in the reader's language, as bookings, cards and receipts show it. Those that came with the
 * product are built in; other names are fetched, where the language has its own.
 */
export const useServiceNamed = (
  words: Words = ofThisLanguage,
): ((serviceName: string) => string) => {
  const { data } = useQuery({ ...catalogueQuery(), enabled: words.namesInCatalogue });
  return (serviceName) => words.nameIn([...data.services, ...(data.former ?? [])], serviceName);
};
