import { useQuery } from '@tanstack/react-query';
import * as ofThisLanguage from '#words/catalogue.ts';
import { catalogueQuery } from './queries.ts';

type Words = Pick<typeof ofThisLanguage, 'nameIn' | 'namesInCatalogue'>;

/**
 * What a service that a booking, a card or a receipt names is called in the reader's language. Those that came with the
 * product are known; the names of others are asked for, where the language has its own.
 */
export const useServiceNamed = (
  words: Words = ofThisLanguage,
): ((serviceName: string) => string) => {
  const { data } = useQuery({ ...catalogueQuery(), enabled: words.namesInCatalogue });
  return (serviceName) => words.nameIn([...data.services, ...(data.former ?? [])], serviceName);
};
