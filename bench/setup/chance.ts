import { firstCatalogue } from '#domain/first-catalogue.ts';
import type { Place } from '#domain/place.ts';
import { cities, spread } from './cities.ts';

const gauss = (): number =>
  Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());

const pick = <T>(list: readonly T[]): T => {
  const item = list[Math.floor(Math.random() * list.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
};

/** A customer's home: every city alike. */
export const somewhere = (): Place => {
  const city = pick(cities);
  return { lat: city.lat + gauss() * spread, long: city.long + gauss() * spread };
};

/** The same for pgbench, as its variables lat and long. */
export const somewhereForPgbench = (): string => {
  const of = (axis: 'lat' | 'long') =>
    `case ${cities.map((city, n) => `when :city = ${n} then ${city[axis]}`).join(' ')} end`;
  const away = `random_gaussian(-1000000, 1000000, 4) * ${(spread * 4) / 1e6}`;
  return [
    `\\set city random(0, ${cities.length - 1})`,
    `\\set lat ${of('lat')} + ${away}`,
    `\\set long ${of('long')} + ${away}`,
    '',
  ].join('\n');
};

export const anyService = (): string => pick(firstCatalogue).serviceName;
