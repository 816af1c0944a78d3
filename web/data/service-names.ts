import type { Catalogue } from '#domain/catalogue.ts';
import { firstCatalogue } from '#words/first-catalogue.ts';
import { nameIn } from '#words/catalogue.ts';

let known: Catalogue = firstCatalogue;

/** The catalogue as it was last read, for those who only have a service's name. */
export const noteServices = (services: Catalogue): Catalogue => (known = services);

/** A service that a booking, a card or a receipt names, in the reader's language. */
export const serviceNamed = (serviceName: string): string => nameIn(known, serviceName);
