import type { Catalogue } from '#domain/catalogue.ts';
import type { Offer } from '#domain/offer.ts';

/** The catalogue as this process knows it: a change made elsewhere shows within seconds. */
export type CatalogueCache = {
  /** Also inactive services, for bookings made before. */
  read(): Catalogue<Offer>;
  refresh(): Promise<void>;
};
