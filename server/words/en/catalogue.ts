import type { Service } from '#domain/catalogue.ts';
import { offers } from '#domain/words/en.ts';

/** Services and what is wrong with a new one. */
export const words = {
  offers,
  oneOf: (services: readonly Pick<Service, 'serviceName' | 'hi'>[]) =>
    `Choose one of ${services.map(({ serviceName }) => serviceName).join(', ')}.`,
  noSuchService: 'There is no such service.',
  nameTaken: 'Another service has this name.',
  changedMeanwhile:
    'Somebody else has changed this service meanwhile. Look at what it is now, and change it again.',
  added: 'The service is added. It can be booked now.',
  changed: 'The change holds from now on. Bookings keep the price they were asked for with.',
  switchedOn: 'This service can be booked again.',
  switchedOff: 'This service is switched off. What is booked goes on.',
};
