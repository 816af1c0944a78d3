import { describe, expect, test } from 'vitest';
import {
  findPrice,
  findService,
  priceOptions,
  searchServices,
  serviceAtAddress,
  serviceById,
  smallestPrice,
} from './catalogue.ts';
import { firstCatalogue } from './first-catalogue.ts';

const plumber = serviceById(firstCatalogue, 6);

describe('§3 the catalogue of a fresh start', () => {
  test('has six services with their minutes, in order', () => {
    expect(
      firstCatalogue.map(({ id, serviceName, serviceTime }) => [id, serviceName, serviceTime]),
    ).toEqual([
      [1, 'Maid', 5],
      [2, 'Electrician', 15],
      [3, 'Garbage Collector', 5],
      [4, 'Handy Man', 10],
      [5, 'Carpenter', 20],
      [6, 'Plumber', 2],
    ]);
  });

  test('§9 has the service charge 100 and the packs 50, 120 and 200 for each', () => {
    for (const service of firstCatalogue) {
      expect([service.serviceCharge, priceOptions(service)]).toEqual([100, [50, 120, 200]]);
      expect(smallestPrice(service)).toBe(50);
    }
  });

  test('can be read by id, and has no others', () => {
    for (const service of firstCatalogue) {
      expect(serviceById(firstCatalogue, service.id)).toBe(service);
    }
    expect(() => serviceById(firstCatalogue, 7)).toThrow(RangeError);
  });

  test.each([
    ['Plumber', 'Plumber'],
    ['plumber', 'Plumber'],
    ['  HANDY   man ', 'Handy Man'],
    ['garbage collector', 'Garbage Collector'],
    ['handyman', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('an occupation %j is the service %j', (name, expected) => {
    expect(findService(firstCatalogue, name)?.serviceName).toBe(expected);
  });
});

test.each([
  ['All Rounder', 'Handy Man'],
  ['all rounder', 'Handy Man'],
  ['handyman', 'Handy Man'],
  ['Maid', 'Maid'],
  ['gardener', undefined],
])('§2 an address with %j leads to %j', (name, expected) => {
  expect(serviceAtAddress(firstCatalogue, name)?.serviceName).toBe(expected);
});

test.each([
  ['120', 120],
  [' 50 ', 50],
  ['999', undefined],
  ['50.0', undefined],
  ['', undefined],
  [null, undefined],
])('§9 an address with the price %j means the pack %j', (text, expected) => {
  expect(findPrice(plumber, text)).toBe(expected);
});

describe('§2 search', () => {
  test.each([
    ['', 6],
    ['ma', 2],
    ['MAN', 1],
    ['er', 2],
    [' plumb ', 1],
    ['zzz', 0],
  ])('%j finds %i', (text, count) => {
    expect(searchServices(firstCatalogue, text)).toHaveLength(count);
  });
});
