import { describe, expect, test } from 'vitest';
import { cashOffer, cashRules, isCashPaused, mayTakeCash, mostInCash } from './cash.ts';

const newcomer = { verified: true, paidJobs: 2 };
const established = { verified: true, paidJobs: 3 };
const asked = { duePaise: 64_900, balancePaise: 0, standing: established, charging: false };

describe('§37 cash', () => {
  test.each([
    ['offered', {}, 'open'],
    ['nothing is due', { duePaise: 0 }, 'nothing_due'],
    ['a card is being charged', { charging: true }, 'under_way'],
    ['they owe 2,000 rupees', { balancePaise: -200_000 }, 'open'],
    ['they owe more', { balancePaise: -200_001 }, 'paused'],
    ['up to 10,000 rupees', { duePaise: 1_000_000 }, 'open'],
    ['more', { duePaise: 1_000_001 }, 'too_much'],
    ['a new professional: up to 1,000', { duePaise: 100_000, standing: newcomer }, 'open'],
    ['a new professional: more', { duePaise: 100_100, standing: newcomer }, 'too_much'],
  ] as const)('can be chosen, or says why not: %s', (_, more, offer) => {
    expect(cashOffer({ ...asked, ...more })).toBe(offer);
  });

  test('a professional can owe no more than the limit and one bill', () => {
    expect(isCashPaused(-cashRules.pausePaise)).toBe(false);
    expect(isCashPaused(-cashRules.pausePaise - 1)).toBe(true);
    expect(mostInCash({ verified: false, paidJobs: 9 })).toBe(cashRules.newcomerMostPaise);
  });

  test('changes hands once the work has begun', () => {
    const states = ['requested', 'accepted', 'arrived', 'started', 'done', 'cancelled'] as const;
    expect(states.filter(mayTakeCash)).toEqual(['started', 'done']);
  });
});
