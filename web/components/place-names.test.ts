import { expect, test } from 'vitest';
import localities from './map/localities.json' with { type: 'json' };
import { areaAt, cityPlaces, labelOf, placesOf, searchPlaces } from './place-names.ts';

const everywhere = [...cityPlaces, ...placesOf(localities as never)];
const first = (text: string) => searchPlaces(text, everywhere).map(labelOf)[0];

test.each([
  ['Kothrud', 'Kothrud, Pune'],
  ['kothrud, pune', 'Kothrud, Pune'],
  ['pune', 'Pune'],
  ['Bombay', 'Mumbai'],
  ['vizag', 'Visakhapatnam'],
  ['viman', 'Viman Nagar, Pune'],
  ['koramangala', 'Koramangala, Bengaluru'],
  ['salt lake', 'Salt Lake, Kolkata'],
  ['t nagar', 'T Nagar, Chennai'],
  ['atlantis', undefined],
  ['k', undefined],
])('typing %j finds %j first', (text, expected) => {
  expect(first(text)).toBe(expected);
});

test('the middle of a city is known for what it is, a street corner beside it is not', () => {
  expect(areaAt({ lat: 18.5204, long: 73.8567 }, cityPlaces)?.name).toBe('Pune');
  expect(areaAt({ lat: 18.5214, long: 73.8567 }, cityPlaces)).toBeUndefined();
});

test('every locality lies within 60 km of its city', () => {
  const far = placesOf(localities as never).filter(({ city, lat, long }) => {
    const middle = cityPlaces.find(({ name }) => name === city);
    return middle && Math.hypot(middle.lat - lat, middle.long - long) > 0.55;
  });
  expect(far).toEqual([]);
});
