import { describe, expect, test } from 'vitest';
import { handymanShare, priceLines, toPaise, toRupees } from './price.ts';

describe('§9 price lines', () => {
  test.each([
    [50, 9, 150],
    [120, 22, 220],
    [200, 36, 300],
  ])('a cost of %i has GST %i, given back as discount, and totals %i', (cost, gst, total) => {
    const lines = priceLines({ serviceCharge: 100 }, cost);
    expect(lines).toEqual({ serviceCharge: 100, cost, gst, discount: gst, total });
  });

  test('another service charge gives another total', () => {
    expect(priceLines({ serviceCharge: 80 }, 150)).toMatchObject({ serviceCharge: 80, total: 230 });
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

test.each([
  [150, null, 127.5],
  [220, null, 187],
  [300, 20, 240],
  [300, 0, 300],
  [1, 33, 0.67],
])(
  '§9 of a total of %d with a commission of %j percent the handyman gets %d',
  (total, percent, share) => {
    expect(handymanShare(total, percent)).toBe(share);
  },
);
