import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areCodeDays,
  codeGives,
  codeRules,
  plainDiscountCode,
  refuseCode,
  standingOf,
} from './discount-code.ts';

test.each([
  ['MONSOON50', 'MONSOON50'],
  [' monsoon50 ', 'MONSOON50'],
  ['abcd', 'ABCD'],
  ['1234', '1234'],
  ['abc', undefined],
  ['a'.repeat(21), undefined],
  ['MON SOON', undefined],
  ['मानसून50', undefined],
  // Letters that become others, or two, as capitals.
  ['straße', undefined],
  ['ıstanbul', undefined],
  ['', undefined],
])('§38 the code that is typed as “%s”', (typed, code) => {
  expect(plainDiscountCode(typed)).toBe(code);
});

describe('§38 what a code gives', () => {
  const amount = { percent: null, amount_paise: 5_000 };
  const percent = { percent: 20, amount_paise: 4_000 };

  test.each([
    ['an amount', amount, 30_000, 30_000, 5_000],
    ['no more than is due', amount, 30_000, 3_000, 3_000],
    ['nothing where nothing is due', amount, 30_000, 0, 0],
    ['a percentage of the bill', percent, 15_000, 15_000, 3_000],
    ['up to its most', percent, 30_000, 30_000, 4_000],
    ['of the whole bill, also where a part is paid', percent, 15_000, 10_000, 3_000],
    ['whole rupees', { percent: 33, amount_paise: 50_000 }, 22_000, 22_000, 7_200],
    ['the whole bill', { percent: 100, amount_paise: 500_000 }, 22_000, 22_000, 22_000],
  ])('%s', (_what, value, total_paise, due_paise, gives) => {
    expect(codeGives(value, { total_paise, due_paise })).toBe(gives);
  });

  test('never below zero, never more than is due, never more than its most', () => {
    const rupees = (most: number) => fc.integer({ min: 1, max: most }).map((sum) => sum * 100);
    const percents = fc.option(fc.integer({ min: 1, max: 100 }));
    fc.assert(
      fc.property(
        percents,
        rupees(codeRules.mostRupees),
        rupees(100_000),
        fc.nat(100_000),
        (share, most, total_paise, due) => {
          const due_paise = Math.min(total_paise, due * 100);
          const gives = codeGives(
            { percent: share, amount_paise: most },
            { total_paise, due_paise },
          );
          expect(gives).toBeGreaterThanOrEqual(0);
          expect(gives).toBeLessThanOrEqual(Math.min(due_paise, most));
          expect(gives % 100).toBe(0);
        },
      ),
    );
  });
});

const terms = {
  active: true,
  valid_from: '2026-07-01',
  valid_to: '2026-07-31',
  most_uses: 2,
  used: 1,
};

test.each([
  ['running', {}, '2026-07-01'],
  ['running', {}, '2026-07-31'],
  ['coming', {}, '2026-06-30'],
  ['over', {}, '2026-08-01'],
  ['used_up', { used: 2 }, '2026-07-10'],
  ['ended', { active: false }, '2026-07-10'],
  ['ended', { active: false, used: 2 }, '2026-08-01'],
] as const)('§38 a code is %s', (standing, more, today) => {
  expect(standingOf({ ...terms, ...more }, today)).toBe(standing);
});

const fits = {
  standing: 'running',
  firstOnly: false,
  used: false,
  usedBySign: false,
  onePerson: false,
  paidBefore: true,
} as const;

test.each([
  [undefined, {}],
  [undefined, { firstOnly: true, paidBefore: false }],
  ['not_valid', { standing: undefined }],
  ['not_valid', { standing: 'coming' }],
  ['not_valid', { standing: 'over' }],
  ['not_valid', { standing: 'used_up' }],
  ['not_valid', { standing: 'ended' }],
  ['not_valid', { usedBySign: true }],
  ['not_valid', { onePerson: true }],
  ['not_valid', { firstOnly: true }],
  ['used', { used: true, usedBySign: true }],
  ['used', { used: true, standing: 'ended' }],
] as const)('§38 it is refused as %s', (why, more) => {
  expect(refuseCode({ ...fits, ...more })).toBe(why);
});

test.each([
  ['2026-07-01', '2026-07-01', true],
  ['2026-07-02', '2026-07-01', false],
  ['2026-07-01', '2028-06-29', true],
  ['2026-07-01', '2028-06-30', false],
])('§38 valid from %s to %s', (from, to, fit) => {
  expect(areCodeDays(from, to)).toBe(fit);
});
