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
export const aboutOf = ({ serviceInfo }: Service): string => serviceInfo;
export const wordsOf = (pack: Pack): PackWords => pack;

/** A service as bookings and cards name it. */
export const nameIn = (_services: readonly Named[], serviceName: string): string => serviceName;
