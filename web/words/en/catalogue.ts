import type { Catalogue, Pack, PackWords, Service } from '#domain/catalogue.ts';

/** What the catalogue, which has both languages, says in this one. */
export const nameOf = ({ serviceName }: Service): string => serviceName;
export const aboutOf = ({ serviceInfo }: Service): string => serviceInfo;
export const wordsOf = (pack: Pack): PackWords => pack;

/** A service as bookings and cards name it. */
export const nameIn = (_services: Catalogue, serviceName: string): string => serviceName;
