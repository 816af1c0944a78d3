import type { Service } from '#domain/catalogue.ts';

/** §2: where a service's packs are. */
export const serviceLink = ({ serviceName }: Service): string =>
  `/services/${encodeURIComponent(serviceName.toLowerCase())}`;
