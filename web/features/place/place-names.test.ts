import { expect, test } from 'vitest';
import { reach } from '../map/cities.ts';
import {
  areaAt,
  cityPlaces,
  labelOf,
  loadLocalities,
  searchPlaces,
  surePlace,
} from './place-names.ts';

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
  // In Hindi: cities by their names, parts of them as they sound.
  ['नई दिल्ली', 'Delhi'],
  ['बम्बई', 'Mumbai'],
  ['बैंगलोर', 'Bengaluru'],
  ['पूना', 'Pune'],
  ['बनारस', 'Varanasi'],
  ['कोथरूड', 'Kothrud, Pune'],
  ['कोथरुड, पुणे', 'Kothrud, Pune'],
  ['Kothrud, पुणे', 'Kothrud, Pune'],
  ['हडपसर', 'Hadapsar, Pune'],
  ['कोरमंगला बेंगलुरु', 'Koramangala, Bengaluru'],
  ['साकेत', 'Saket, Delhi'],
  // Nothing like it.
  ['अटलांटिस', undefined],
  ['atlantis', undefined],
  ['xyzzy', undefined],
  ['k', undefined],
])('typing %j finds %j first', (text, expected) => {
  expect(first(text)).toBe(expected);
});

const pune = { lat: 18.52, long: 73.86 };
const bengaluru = { lat: 12.97, long: 77.59 };

test.each([
  ['koth', pune, 'Kothrud, Pune'],
  ['koth', bengaluru, 'Kothanur, Bengaluru'],
  // The very name counts more than what is near and begins with it.
  ['Kothrud', bengaluru, 'Kothrud, Pune'],
  ['kotrud', bengaluru, 'Kothrud, Pune'],
])('typing %j at %j finds %j first', (text, near, expected) => {
  expect(searchPlaces(text, everywhere, near).map(labelOf)[0]).toBe(expected);
});

test.each([
  // Begins the names of places in several cities.
  ['koth', undefined, undefined],
  ['koth', { lat: 26.85, long: 80.95 }, undefined],
  ['koth', pune, 'Kothrud, Pune'],
  ['koth', bengaluru, 'Kothanur, Bengaluru'],
  ['kothr', undefined, 'Kothrud, Pune'],
  ['koth, pune', undefined, 'Kothrud, Pune'],
  ['kothrud', undefined, 'Kothrud, Pune'],
  ['pune', undefined, 'Pune'],
  ['bombay', bengaluru, 'Mumbai'],
  ['atlantis', undefined, undefined],
])('typing %j at %j and pressing Enter takes %j', (text, near, expected) => {
  const sure = surePlace(text, everywhere, near);
  expect(sure && labelOf(sure)).toBe(expected);
});

const citiesInHindi =
  'आगरा अहमदाबाद बेंगलुरु भोपाल भुवनेश्वर चंडीगढ़ चेन्नई कोयंबटूर दिल्ली गाजियाबाद गुरुग्राम गुवाहाटी हैदराबाद इंदौर ' +
  'जयपुर कानपुर कोच्चि कोलकाता लखनऊ लुधियाना मदुरै मुंबई मैसूर नागपुर नासिक नोएडा पटना पुणे रायपुर रांची श्रीनगर ' +
  'सूरत ठाणे तिरुवनंतपुरम वडोदरा वाराणसी विशाखापत्तनम';

test('every city is found by its Hindi name', () => {
  const typed = citiesInHindi.split(' ');
  expect(typed.map(first)).toEqual(cityPlaces.map(({ name }) => name));
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
