import { areaOf } from '../../device/geolocation.ts';
import type { ChosenPlace } from '../../device/geolocation.ts';

/** The same address; the list of who is near (§2) is that of this place, which was chosen after it was asked for. */
export const listAt = (address: string, place: ChosenPlace): string => {
  const { pathname, searchParams } = new URL(address, location.origin);
  if (pathname.toLowerCase() !== '/services/serviceprovider') return address;
  const area = areaOf(place);
  searchParams.set('lat', String(place.lat));
  searchParams.set('long', String(place.long));
  if (area === undefined) searchParams.delete('in');
  else searchParams.set('in', area);
  return `${pathname}?${searchParams.toString()}`;
};
