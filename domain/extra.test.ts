import { describe, expect, test } from 'vitest';
import { dueOf, extraLimits, mayPropose, roomForExtras, shareOfExtra } from './extra.ts';
import type { ExtraState } from './extra.ts';

const one = (state: ExtraState, rupees: number) => ({ state, amount_paise: rupees * 100 });

describe('§20 extra work', () => {
  test('may be proposed once the work has begun, and not when the money was given back', () => {
    expect(mayPropose('started', 'unpaid')).toBe(true);
    expect(mayPropose('started', 'paid')).toBe(true);
    expect(mayPropose('accepted', 'unpaid')).toBe(false);
    expect(mayPropose('done', 'unpaid')).toBe(false);
    expect(mayPropose('started', 'refunded')).toBe(false);
  });

  test('is limited by the sum of what is proposed and approved', () => {
    expect(roomForExtras([], 500_000)).toBe(500_000);
    const some = [one('proposed', 1000), one('approved', 500), one('declined', 900)];
    expect(roomForExtras(some, 500_000)).toBe(350_000);
    expect(roomForExtras([one('approved', 5000)], 500_000)).toBe(0);
    expect(roomForExtras([one('approved', 5000)], 100_000)).toBe(0);
  });

  test('is limited in number', () => {
    const five = Array.from({ length: extraLimits.atOnce }, () => one('proposed', 1));
    expect(roomForExtras(five, 500_000)).toBe(0);
    expect(roomForExtras([...five.slice(1), one('withdrawn', 1)], 500_000)).toBe(499_600);
  });

  test('gives the professional the same part as the rest of the bill', () => {
    expect(shareOfExtra({ total_paise: 30_000, handyman_share_paise: 25_500 }, 45_000)).toBe(
      38_250,
    );
    // A commission of 7 % of 150 rupees, and of one rupee.
    expect(shareOfExtra({ total_paise: 15_000, handyman_share_paise: 13_950 }, 100)).toBe(93);
  });
});

describe('§20 what is still due', () => {
  const owing = { total_paise: 75_000, paid_paise: 30_000 } as const;

  test.each([
    ['started', 'unpaid', 45_000],
    ['done', 'processing', 45_000],
    ['done', 'paid', 0],
    ['done', 'refunded', 0],
    ['cancelled', 'unpaid', 0],
    ['requested', 'unpaid', 0],
  ] as const)('%s and %s: %i', (state, payment_state, due) => {
    expect(dueOf({ ...owing, state, payment_state })).toBe(due);
  });
});
