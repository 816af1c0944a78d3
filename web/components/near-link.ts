import type { Service } from '#domain/catalogue.ts';
import { isExact } from '../device/geolocation.ts';
import type { ChosenPlace } from '../device/geolocation.ts';

/** §2: the address of who is near; an exact place unless `in` says of what area it is the middle. */
export const nearLink = (service: Service, place: ChosenPlace, cost: number): string => {
  const query = new URLSearchParams({
    service: service.serviceName.toLowerCase(),
    lat: String(place.lat),
    long: String(place.long),
    cost: String(cost),
    ...(isExact(place) ? {} : { in: place.label }),
  });
  return `/services/serviceProvider?${query.toString()}`;
};
