import type { Pack, PackWords, Service } from '#domain/catalogue.ts';

/** What can be told of a service that is no longer offered, too. */
export type Named = {
  readonly serviceName: string;
  readonly hi: Pick<Service['hi'], 'serviceName'>;
};

/** Whether a service has a name of its own in this language, which the catalogue knows. */
export const namesInCatalogue: boolean = false;

/** What the catalogue, which has both languages, says in this one. */
export const nameOf = ({ serviceName }: Service): string => serviceName;
/** One who does it: named after the service, unless the catalogue has another word. */
export const personOf = ({ serviceName, person }: Service): string =>
  person === undefined ? serviceName : person.charAt(0).toUpperCase() + person.slice(1);
export const aboutOf = ({ serviceInfo }: Service): string => serviceInfo;
export const wordsOf = (pack: Pack): PackWords => pack;

/** A service as bookings and cards name it. */
export const nameIn = (_services: readonly Named[], serviceName: string): string => serviceName;
