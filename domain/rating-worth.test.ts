import { expect, test } from 'vitest';
import { leastRatings } from './rating.ts';
import { whyNotCounted, worthLimits } from './rating-worth.ts';
import type { WorthFacts } from './rating-worth.ts';

const honest: WorthFacts = {
  author: 'user',
  paid: true,
  sameMailbox: false,
  samePhone: false,
  sameBrowser: false,
  ofCustomer: 0,
  ofNetwork: 0,
  newCustomer: true,
  ofNewCustomers: 0,
};

test.each<[string, Partial<WorthFacts>, ReturnType<typeof whyNotCounted>]>([
  ['an honest one, of a new customer', {}, undefined],
  ['a made-up job that nobody paid', { paid: false }, 'unpaid'],
  ['one’s own mailbox with a label', { sameMailbox: true }, 'same_person'],
  ['one’s own phone', { samePhone: true }, 'same_person'],
  ['one’s own browser', { sameBrowser: true }, 'same_person'],
  ['a friend, again and again', { ofCustomer: 1 }, 'same_customer'],
  ['a second customer of one house', { ofNetwork: 1 }, undefined],
  ['a ring behind one network', { ofNetwork: 2 }, 'one_network'],
  ['a busy first day', { ofNewCustomers: 4 }, undefined],
  ['a burst of new customers', { ofNewCustomers: 5 }, 'burst'],
  ['a regular of the market among them', { ofNewCustomers: 5, newCustomer: false }, undefined],
  ['unpaid comes first, as it may still change', { paid: false, ofNetwork: 9 }, 'unpaid'],
])('§13 what counts: %s', (_, facts, why) => {
  expect(whyNotCounted({ ...honest, ...facts })).toBe(why);
});

test('§13 of a professional about a customer all count that are paid, but their own', () => {
  const about = { ...honest, author: 'handyman', ofCustomer: 9, ofNetwork: 9 } as const;
  expect(whyNotCounted({ ...about, ofNewCustomers: 99 })).toBeUndefined();
  expect(whyNotCounted({ ...about, samePhone: true })).toBe('same_person');
});

test('§13 one network alone never reaches the number from which an average is shown', () => {
  expect(worthLimits.perNetwork).toBeLessThan(leastRatings);
});
