import { useEffect, useState } from 'react';
import { cityName, namesDiffer } from '#words/places.ts';
import { distanceKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { citiesIn, loadCity } from './cities.ts';
import { placeOf, shownName } from './locality.ts';

/** Further from its middle nobody would name a locality; its cell ends there too. */
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

/** "Kothrud, Pune", or a city alone, as the language of the page writes it; what names no such place stays as it is. */
const inThisLanguage = async (label: string): Promise<string> => {
  const at = label.lastIndexOf(', ');
  if (at < 0) return cityName(label);
  const [name, city] = [label.slice(0, at), label.slice(at + 2)];
  const { places } = await loadCity(city);
  const found = places.find((locality) => locality[0] === name);
  return found ? `${shownName(found)}, ${cityName(city)}` : label;
};

/** A place by its name, for showing; in English until its other name is there. */
export const usePlaceText = (label: string): string => {
  const [found, setFound] = useState<{ label: string; text: string }>();
  useEffect(() => {
    if (!namesDiffer || label === '') return undefined;
    const left = new AbortController();
    void inThisLanguage(label)
      .catch(() => label)
      .then((text) => left.signal.aborted || setFound({ label, text }));
    return () => left.abort();
  }, [label]);
  return found?.label === label ? found.text : label;
};
