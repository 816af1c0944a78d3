import type { CityMap } from '../../features/map/cities.ts';

/** Names of places as the map has them are English: nothing has to be looked up. */
export const cityName = (name: string): string => name;

/** A city's map with the names of its localities in this language. */
export const nameLocalities = (_city: string, map: CityMap): CityMap | Promise<CityMap> => map;

/** Where no part of a city is known. */
export const nearCity = (city: string): string => `Near ${city}`;
