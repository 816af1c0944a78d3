import { expect, test } from 'vitest';
import { reach } from './map/cities.ts';
import { areaAt, cityPlaces, labelOf, loadLocalities, searchPlaces } from './place-names.ts';

const localities = await loadLocalities();
const everywhere = [...cityPlaces, ...localities];
const first = (text: string) => searchPlaces(text, everywhere).map(labelOf)[0];

test.each([
  ['Kothrud', 'Kothrud, Pune'],
  ['kothrud, pune', 'Kothrud, Pune'],
  ['Kothrud Pune', 'Kothrud, Pune'],
  ['kothrud, poona', 'Kothrud, Pune'],
  ['pune', 'Pune'],
  ['Bombay', 'Mumbai'],
  ['vizag', 'Visakhapatnam'],
  ['viman', 'Viman Nagar, Pune'],
  ['wakad', 'Wakad, Pune'],
  ['koregaon', 'Koregaon Park, Pune'],
  ['powai', 'Powai, Mumbai'],
  ['koramangala', 'Koramangala, Bengaluru'],
  ['indiranagar', 'Indiranagar, Bengaluru'],
  ['salt lake', 'Salt Lake, Kolkata'],
  ['t nagar', 'T Nagar, Chennai'],
  ['adyar', 'Adyar, Chennai'],
  ['saket', 'Saket, Delhi'],
  ['dwarka, delhi', 'Dwarka, Delhi'],
  ['madhapur', 'Madhapur, Hyderabad'],
  ['sector 18 noida', 'Sector 18, Noida'],
  // Spelt a little differently.
  ['Kotrud', 'Kothrud, Pune'],
  ['kothrood', 'Kothrud, Pune'],
  ['Kothurd', 'Kothrud, Pune'],
  ['hadapsur', 'Hadapsar, Pune'],
  ['vimaan nagar', 'Viman Nagar, Pune'],
  ['hinjewadi', 'Hinjawadi, Pune'],
  ['koramangla bangalore', 'Koramangala, Bengaluru'],
  ['indranagar, bangalore', 'Indiranagar, Bengaluru'],
  ['malleswaram', 'Malleshwaram, Bengaluru'],
  ['Gachibouli', 'Gachibowli, Hyderabad'],
  ['velacheri', 'Velachery, Chennai'],
  ['Benglur', 'Bengaluru'],
  ['Ahemdabad', 'Ahmedabad'],
  // Nothing like it.
  ['atlantis', undefined],
  ['xyzzy', undefined],
  ['k', undefined],
])('typing %j finds %j first', (text, expected) => {
  expect(first(text)).toBe(expected);
});

test('the middle of a city is known for what it is, a street corner beside it is not', () => {
  expect(areaAt({ lat: 18.5204, long: 73.8567 }, cityPlaces)?.name).toBe('Pune');
  expect(areaAt({ lat: 18.5214, long: 73.8567 }, cityPlaces)).toBeUndefined();
});

test('every locality lies where the map looks for it: around its city', () => {
  const far = localities.filter(({ city, lat, long }) => {
    const middle = cityPlaces.find(({ name }) => name === city);
    return !middle || Math.max(Math.abs(middle.lat - lat), Math.abs(middle.long - long)) > reach;
  });
  expect(far).toEqual([]);
});

test('no name stands twice in a city, and none shouts', () => {
  const labels = localities.map(labelOf);
  expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  expect(localities.filter(({ name }) => /[A-Z]{5}|[a-z][A-Z]|^\W|\s$/.test(name))).toEqual([]);
});
