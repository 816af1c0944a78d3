import { describe, expect, test } from 'vitest';
import { isOverDay, refuseTip, tipRules } from './tip.ts';
import type { TipFacts } from './tip.ts';

const rated: TipFacts = {
  state: 'done',
  late: false,
  rated: true,
  tipped: false,
  onePerson: false,
  gone: false,
};

describe('§35 tips', () => {
  test.each([
    ['for work that was done and rated', {}, undefined],
    ['not before the work is done', { state: 'started' }, 'tip_not_done'],
    ['not for a visit that came to nothing', { state: 'cancelled' }, 'tip_not_done'],
    ['not after its days', { late: true }, 'tip_too_late'],
    ['not before the rating, which it could buy otherwise', { rated: false }, 'tip_not_rated'],
    ['once', { tipped: true, late: true }, 'already_tipped'],
    ['not to oneself', { onePerson: true, rated: false }, 'tip_not_possible'],
    ['not to a deleted account', { gone: true }, 'tip_not_possible'],
  ] as const)('%s', (_, facts, why) => {
    expect(refuseTip({ ...rated, ...facts })).toBe(why);
  });

  test('a customer gives and a professional gets so much within a day, to the last rupee', () => {
    const none = { ofCustomer: 0, forProfessional: 0 };
    const customer = tipRules.ofCustomerADay * 100;
    const professional = tipRules.forProfessionalADay * 100;
    expect(isOverDay(2_000, none)).toBe(false);
    expect(isOverDay(2_000, { ...none, ofCustomer: customer - 2_000 })).toBe(false);
    expect(isOverDay(2_001, { ...none, ofCustomer: customer - 2_000 })).toBe(true);
    expect(isOverDay(2_000, { ...none, forProfessional: professional - 2_000 })).toBe(false);
    expect(isOverDay(2_001, { ...none, forProfessional: professional - 2_000 })).toBe(true);
  });

  test('what is suggested may be given', () => {
    for (const one of tipRules.suggested) {
      expect(one).toBeGreaterThanOrEqual(tipRules.least);
      expect(one).toBeLessThanOrEqual(tipRules.most);
    }
  });
});
