import { expect, test } from 'vitest';
import { cities } from '#domain/city.ts';
import { distanceKm } from '#domain/place.ts';
import { allCities } from './all-cities.ts';
import { withoutOverlap } from './labels.ts';
import { mosaicOf } from './mosaic.ts';
import { spread } from './spread.ts';
import { contains, tints, voronoiCells } from './voronoi.ts';
import type { Point } from './voronoi.ts';

const named = cities
  .map(({ name }) => ({ name, places: allCities(name) }))
  .filter(({ places }) => places.length > 0);

test('there are localities for 32 cities, more than enough to find one’s way', () => {
  expect(named).toHaveLength(32);
  expect(named.filter(({ places }) => places.length < 20)).toEqual([]);
});

/** Spots like those of a city, the same in every run. */
const spots = Array.from({ length: 120 }, (_, i): Point => {
  const [a, b] = [Math.sin(i * 12.9898) * 43758.5453, Math.sin(i * 78.233) * 24634.6345];
  return [(a - Math.floor(a)) * 16, (b - Math.floor(b)) * 16];
});

test('every spot within 2.5 km of a point lies in the cell of the nearest one, and in no other', () => {
  const cells = voronoiCells(spots, 2.5);
  let looked = 0;
  for (let x = 0.05; x < 16; x += 0.37) {
    for (let y = 0.05; y < 16; y += 0.37) {
      const distances = spots.map((spot) => Math.hypot(spot[0] - x, spot[1] - y));
      const [nearest = 0, second = 0] = distances.toSorted((a, b) => a - b);
      // On a line between two cells, or on the rounded rim, either answer is right.
      if (nearest > 2.45 || second - nearest < 1e-6) continue;
      looked += 1;
      const holders = cells.flatMap((cell, i) => (contains(cell, [x, y]) ? [i] : []));
      expect(holders).toEqual([distances.indexOf(nearest)]);
    }
  }
  expect(looked).toBeGreaterThan(1000);
});

test.each(named.map(({ name }) => name))('no cell of %s reaches further than 2.5 km', (city) => {
  const cells = mosaicOf([{ places: allCities(city) }]);
  for (const { name, place, shape } of cells) {
    expect(shape.length, name).toBeGreaterThan(2);
    expect(Math.max(...shape.map((corner) => distanceKm(place, corner))), name).toBeLessThan(2.51);
  }
});

test('two cities looked at together share a border instead of overlapping', () => {
  const both = mosaicOf(['Delhi', 'Noida'].map((city) => ({ places: allCities(city) })));
  const plane = both.map(({ shape }) => shape.map(({ lat, long }): Point => [long, lat]));
  for (const { name, place } of both) {
    const holders = both.filter((_, i) => contains(plane[i] ?? [], [place.long, place.lat]));
    expect(holders.map((cell) => cell.name)).toEqual([name]);
  }
});

test('a locality that the coast leaves in the sea is an island', () => {
  const land = [0, 0, 0, 1000, 1000, 1000, 1000, 0];
  const window = [0, 0, 1000, 2000];
  const places = [
    ['Ashore', 500, 500],
    ['Afloat', 500, 1500],
  ] as const;
  const cells = mosaicOf([{ places, coast: { window, land: [land] } }]);
  expect(cells.map(({ name, island }) => [name, island])).toEqual([
    ['Ashore', false],
    ['Afloat', true],
  ]);
});

test('the five nearest neighbours that came before have another tint', () => {
  const tint = tints(spots, 6);
  for (const [i, own] of spots.entries()) {
    const near = spots
      .slice(0, i)
      .map((spot, j) => ({ tint: tint[j], away: Math.hypot(spot[0] - own[0], spot[1] - own[1]) }))
      .toSorted((a, b) => a.away - b.away)
      .slice(0, 5);
    expect(near.map((one) => one.tint)).not.toContain(tint[i]);
  }
});

test('names never cover each other, and the more important one stays', () => {
  const wanted = spots.map(([x, y], i) => ({
    name: i,
    box: { left: x * 40, right: x * 40 + 70, top: y * 40, bottom: y * 40 + 18 },
  }));
  const shown = withoutOverlap(wanted);
  for (const [i, { box: a }] of shown.entries()) {
    for (const { box: b } of shown.slice(i + 1)) {
      const apart =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(apart).toBe(true);
    }
  }
  expect(shown[0]?.name).toBe(0);
  expect(shown.length).toBeGreaterThan(20);
  expect(withoutOverlap(wanted, [{ left: 0, right: 9999, top: 0, bottom: 9999 }])).toEqual([]);
});

test('pins of one rounded place stand beside each other, and lonely ones where they are', () => {
  const crowd = Array.from({ length: 4 }, () => ({ x: 100, y: 100 }));
  const moved = spread([...crowd, { x: 400, y: 100 }], 46);
  for (const [i, a] of moved.entries()) {
    for (const b of moved.slice(i + 1)) {
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40);
    }
  }
  expect(moved[4]).toEqual({ x: 400, y: 100 });
});
