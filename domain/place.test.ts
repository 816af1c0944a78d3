import { describe, expect, test } from 'vitest';
import {
  arrivalMinutes,
  blurPlace,
  distanceKm,
  exactDistance,
  isPlace,
  kmOfChord,
  roughDistance,
  tidyDegrees,
} from './place.ts';

const pune = { lat: 18.5204, long: 73.8567 };
const mumbai = { lat: 19.076, long: 72.8777 };

describe('§9 great-circle distance', () => {
  test.each([
    ['nowhere', pune, pune, 0],
    ['Pune to Mumbai', pune, mumbai, 120.2],
    ['a quarter of the equator', { lat: 0, long: 0 }, { lat: 0, long: 90 }, 10_007.5],
    ['pole to pole', { lat: 90, long: 0 }, { lat: -90, long: 0 }, 20_015.1],
    ['across the date line', { lat: 0, long: 179.5 }, { lat: 0, long: -179.5 }, 111.2],
  ])('%s', (_name, a, b, km) => {
    expect(distanceKm(a, b)).toBeCloseTo(km, 1);
    expect(distanceKm(b, a)).toBeCloseTo(km, 1);
  });

  test('a straight line through the globe gives the same', () => {
    const vector = ({ lat, long }: { lat: number; long: number }) => {
      const [p, l] = [(lat * Math.PI) / 180, (long * Math.PI) / 180];
      return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)] as const;
    };
    const [a, b] = [vector(pune), vector(mumbai)];
    const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    expect(kmOfChord(chord)).toBeCloseTo(distanceKm(pune, mumbai), 6);
    expect(kmOfChord(2.000001)).toBeCloseTo(20_015.1, 1);
  });
});

test.each([
  [0, 3],
  [30, 63],
  [1, 5],
  [120.2, 243.4],
])('§9 %d km away arrives in %d minutes', (km, minutes) => {
  expect(arrivalMinutes(km)).toBeCloseTo(minutes, 6);
});

test('the public place is rounded to about a kilometre', () => {
  expect(blurPlace({ lat: 18.52049, long: -73.85671 })).toEqual({ lat: 18.52, long: -73.86 });
});

test.each([
  [{ lat: 90, long: -180 }, true],
  [{ lat: 90.1, long: 0 }, false],
  [{ lat: 0, long: 181 }, false],
  [{ lat: Number.NaN, long: 0 }, false],
])('%j is a place: %s', (place, expected) => {
  expect(isPlace(place)).toBe(expected);
});

test.each([
  [5e-324, 0],
  [-1e-12, 0],
  [-0, 0],
  [18.5204, 18.5204],
])('%d degrees are kept as %d', (given, kept) => {
  expect(tidyDegrees(given)).toBe(kept);
});

test.each([
  [0, 0, 3],
  [0.34, 0.3, 4],
  [1.26, 1.3, 6],
  [120.16, 120.2, 243],
])('§6 from a rounded place %d km is shown as %d km and %d whole minutes', (km, said, minutes) => {
  expect(roughDistance(km)).toEqual({ distanceKm: said, arrivalMinutes: minutes });
});

test('§9 the two of an active job see metres and tenths of a minute', () => {
  expect(exactDistance(1.23456)).toEqual({ distanceKm: 1.23, arrivalMinutes: 5.5 });
});
