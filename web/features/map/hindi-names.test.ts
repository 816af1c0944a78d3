import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cities } from '#domain/city.ts';
import { cityNames } from '../../words/hi/cities/names.ts';
import { allCities } from './all-cities.ts';

const { objects } = JSON.parse(
  readFileSync(new URL('basemap.topojson', import.meta.url), 'utf8'),
) as {
  objects: { cities: { geometries: { properties: { n: string } }[] } };
};
const named = import.meta.glob<readonly string[]>('../../words/hi/cities/*.json', {
  eager: true,
  import: 'default',
});

test('every city that the map names has a Hindi name', () => {
  const onTheMap = objects.cities.geometries.map(({ properties }) => properties.n);
  const all = [...onTheMap, ...cities.map(({ name }) => name)];
  expect(all.filter((name) => cityNames[name] === undefined)).toEqual([]);
});

test.each(cities.map(({ name }) => name).filter((name) => allCities(name).length > 0))(
  'every locality of %s has a name in Devanagari',
  (city) => {
    const places = allCities(city);
    const names = named[`../../words/hi/cities/${city.toLowerCase()}.json`] ?? [];
    expect(names).toHaveLength(places.length);
    const wrong = places.filter(([name], n) => {
      const shown = names[n] ?? '';
      return name !== '' && (!/\p{Script=Devanagari}/u.test(shown) || /[A-Za-z]/.test(shown));
    });
    expect(wrong).toEqual([]);
  },
);
