import { describe, expect, test } from 'vitest';
import {
  findCost,
  findService,
  priceOptions,
  searchServices,
  serviceAtAddress,
  serviceById,
  serviceCharge,
  services,
} from './service.ts';

describe('§3 the catalogue', () => {
  test('has six services with their minutes, in order', () => {
    expect(
      services.map(({ id, serviceName, serviceTime }) => [id, serviceName, serviceTime]),
    ).toEqual([
      [1, 'Maid', 5],
      [2, 'Electrician', 15],
      [3, 'Garbage Collector', 5],
      [4, 'Handy Man', 10],
      [5, 'Carpenter', 20],
      [6, 'Plumber', 2],
    ]);
  });

  test('can be read by id', () => {
    for (const service of services) expect(serviceById(service.id)).toBe(service);
  });

  test.each([
    ['Plumber', 'Plumber'],
    ['plumber', 'Plumber'],
    ['  HANDY   man ', 'Handy Man'],
    ['garbage collector', 'Garbage Collector'],
    ['handyman', undefined],
    ['', undefined],
  ])('an occupation %j is the service %j', (name, expected) => {
    expect(findService(name)?.serviceName).toBe(expected);
  });
});

test.each([
  ['All Rounder', 'Handy Man'],
  ['all rounder', 'Handy Man'],
  ['handyman', 'Handy Man'],
  ['Maid', 'Maid'],
  ['gardener', undefined],
])('§2 an address with %j leads to %j', (name, expected) => {
  expect(serviceAtAddress(name)?.serviceName).toBe(expected);
});

test.each([
  ['120', 120],
  [' 50 ', 50],
  ['999', undefined],
  ['50.0', undefined],
  ['', undefined],
  [null, undefined],
])('§9 an address with the price %j means the pack %j', (text, expected) => {
  expect(findCost(text)).toBe(expected);
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
    expect(searchServices(text)).toHaveLength(count);
  });
});

test('§9 the service charge is 100 and the packs 50, 120 and 200', () => {
  expect(serviceCharge).toBe(100);
  expect(priceOptions).toEqual([50, 120, 200]);
});
