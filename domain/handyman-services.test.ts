import { expect, test } from 'vitest';
import { firstCatalogue } from './first-catalogue.ts';
import { alsoAfter, doesService, offersOf } from './handyman.ts';

const catalogue = firstCatalogue.map((service) => ({ ...service, active: service.id !== 2 }));
const ids = (offers: readonly { readonly id: number }[]) => offers.map(({ id }) => id);

test('§27 they do the service they signed up with, and those they added', () => {
  const ravi = { service: 6, also: [1, 5] };
  expect([6, 1, 5, 4].map((id) => doesService(ravi, id))).toEqual([true, true, true, false]);
});

test('§27 they can be asked for the first one, then those that are offered at the moment', () => {
  expect(ids(offersOf(catalogue, { service: 6, also: [5, 2, 1] }))).toEqual([6, 1, 5]);
});

test('§27 a new list replaces what is offered, leaves what is switched off, and never names the first', () => {
  expect(alsoAfter(catalogue, { service: 6, also: [2, 5] }, [6, 1, 1, 4])).toEqual([1, 2, 4]);
  expect(alsoAfter(catalogue, { service: 6, also: [5] }, [])).toEqual([]);
});
