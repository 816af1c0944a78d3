import type { CityMap } from '../../features/map/cities.ts';

/** Names of places as the map has them are English: nothing has to be looked up. */
export const cityName = (name: string): string => name;

/** A city's map with the names of its localities in this language. */
export const nameLocalities = (_city: string, map: CityMap): CityMap | Promise<CityMap> => map;

/** Whether a place that is known by its name may have another one in this language. */
export const namesDiffer: boolean = false;
