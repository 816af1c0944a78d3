export type Place = { readonly lat: number; readonly long: number };

/** §9 */
export const earthRadiusKm = 6371;
/** The average speed in a town where nothing more is known. */
export const speedKmPerHour = 30;
const preparationMinutes = 3;

export const isPlace = ({ lat, long }: Place): boolean =>
  Number.isFinite(lat) && Number.isFinite(long) && Math.abs(lat) <= 90 && Math.abs(long) <= 180;

/** Degrees this close to zero count as zero: a database may raise an underflow for them. */
export const tidyDegrees = (degrees: number): number => (Math.abs(degrees) < 1e-9 ? 0 : degrees);

/** §9: great-circle distance by the haversine formula. */
export const distanceKm = (a: Place, b: Place): number => {
  const dLat = radians(b.lat - a.lat);
  const dLong = radians(b.long - a.long);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLong / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
};

/** The great-circle distance that belongs to a straight line between two points of the unit globe. */
export const kmOfChord = (chord: number): number =>
  2 * earthRadiusKm * Math.asin(Math.min(1, chord / 2));

/** The other way round. */
export const chordOfKm = (km: number): number => 2 * Math.sin(km / (2 * earthRadiusKm));

/** §9: minutes until a handyman this far away arrives: 30 km/h, plus 3 minutes to set off. */
export const arrivalMinutes = (km: number): number =>
  (km / speedKmPerHour) * 60 + preparationMinutes;

/** §6: a place rounded to about a kilometre: enough to choose by, not enough to find a front door. */
export const blurPlace = ({ lat, long }: Place): Place => ({
  lat: Math.round(lat * 100) / 100,
  long: Math.round(long * 100) / 100,
});

type Distance = { readonly distanceKm: number; readonly arrivalMinutes: number };

/** §6: what any visitor is shown, from a rounded place: no finer than that rounding allows. */
export const roughDistance = (km: number): Distance => {
  const rounded = Math.round(km * 10) / 10;
  return { distanceKm: rounded, arrivalMinutes: Math.round(arrivalMinutes(rounded)) };
};

/** §9: what the two of an active job are shown, from exact places. */
export const exactDistance = (km: number): Distance => ({
  distanceKm: Math.round(km * 100) / 100,
  arrivalMinutes: Math.round(arrivalMinutes(km) * 10) / 10,
});

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far is around the corner, how far is still worth a visit within a city, and beyond what no professional is asked (§9). */
export const reachKm = { near: 5, city: 25, most: 100 } as const;
