import { describe, expect, test } from 'vitest';
import { priceLines, toPaise, toRupees } from './price.ts';

describe('§9 price lines', () => {
  test.each([
    [50, 9, 150],
    [120, 22, 220],
    [200, 36, 300],
  ])('a cost of %i has GST %i, given back as discount, and totals %i', (cost, gst, total) => {
    expect(priceLines(cost)).toEqual({ serviceCharge: 100, cost, gst, discount: gst, total });
  });

  test.each([
    [150, 15_000],
    [220, 22_000],
    [0.1 + 0.2, 30],
  ])('%d rupees are %i paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  test('paise become rupees again', () => {
    expect(toRupees(22_050)).toBe(220.5);
  });
});
