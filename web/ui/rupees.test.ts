import { expect, test } from 'vitest';
import { locale as hindi } from '../words/hi/language.ts';
import { locale as english } from '../words/en/language.ts';
import { rupees } from './rupees.tsx';

const options = { style: 'currency', currency: 'INR' } as const;

test.each([english, hindi])('small amounts are written as %s writes them', (locale) => {
  const whole = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 });
  const amounts = Array.from({ length: 1000 }, (_, amount) => amount);
  expect(amounts.map(rupees)).toEqual(amounts.map((amount) => whole.format(amount)));
});

test('large, negative and broken amounts are grouped, signed and have two decimals', () => {
  expect([1000, 123_456, -5, 382.5].map(rupees)).toEqual(['₹1,000', '₹1,23,456', '-₹5', '₹382.50']);
});
