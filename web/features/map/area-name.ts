import { useEffect, useState } from 'react';
import { cityName, nearCity } from '#words/places.ts';
import { cities as known } from '#domain/city.ts';
import { distanceKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { citiesIn, loadCity } from './cities.ts';
import { placeOf, shownName } from './locality.ts';

/** Further from its middle a locality's name would mislead; its cell ends there too. */
const withinKm = 2.5;

const nearestLocality = async (place: Place): Promise<string | undefined> => {
  const { lat, long } = place;
  const cities = await Promise.all(
    citiesIn([lat, long, lat, long]).map(async (city) => ({ city, map: await loadCity(city) })),
  );
  const [nearest] = cities
    .flatMap(({ city, map: { places } }) =>
      places.map((locality) => ({
        name: `${shownName(locality)}, ${cityName(city)}`,
        km: distanceKm(place, placeOf(locality)),
      })),
    )
    .toSorted((a, b) => a.km - b.km);
  return nearest && nearest.km <= withinKm ? nearest.name : undefined;
};

/** The locality around a place, like "Kothrud, Pune"; undefined while it is looked up, or where none is known. */
export const useAreaName = (place: Place | undefined): string | undefined => {
  const [found, setFound] = useState<{ lat: number; long: number; name: string | undefined }>();
  const { lat, long } = place ?? {};
  useEffect(() => {
    if (lat === undefined || long === undefined) return undefined;
    const left = new AbortController();
    void nearestLocality({ lat, long })
      .catch(() => undefined)
      .then((name) => left.signal.aborted || setFound({ lat, long, name }));
    return () => left.abort();
  }, [lat, long]);
  return found?.lat === lat && found?.long === long ? found?.name : undefined;
};

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * "Kothrud, Pune", "Near Pune" or a city alone, as the language of the page writes it. Professionals type it: a name
 * that the map does not have stays as it is.
 */
export const inThisLanguage = async (label: string): Promise<string> => {
  const [, near] = /^Near (.+)$/.exec(label) ?? [];
  if (near !== undefined) return nearCity(cityName(near));
  const at = label.lastIndexOf(', ');
  if (at < 0) return cityName(label);
  const [name, typed] = [label.slice(0, at), label.slice(at + 2)];
  const city = known.find((one) => sameName(one.name, typed))?.name ?? typed;
  const { places } = await loadCity(city);
  const found = places.find((locality) => sameName(locality[0], name));
  return `${found ? shownName(found) : name}, ${cityName(city)}`;
};
