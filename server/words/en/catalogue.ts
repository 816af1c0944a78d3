import type { Service } from '#domain/catalogue.ts';
import { offers } from '#domain/words/en.ts';

/** Services and what is wrong with a new one. */
export const words = {
  offers,
  oneOf: (services: readonly Pick<Service, 'serviceName' | 'hi'>[]) =>
    `Choose one of ${services.map(({ serviceName }) => serviceName).join(', ')}.`,
  noSuchService: 'There is no such service.',
  nameTaken: 'Another service has this name.',
};
