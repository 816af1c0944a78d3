import { describe, expect, test } from 'vitest';
import { crosses, disputeReasonOf, taskOf } from './dispute.ts';
import { draftOf, timelineOf } from './evidence.ts';

const standing = { state: 'open', decision: null, sent: false, late: false } as const;

describe('§39', () => {
  test.each([
    ['answer', {}],
    ['too_late', { late: true }],
    ['sending', { decision: 'answer' }],
    ['sending', { decision: 'accept', late: true }],
    ['wait', { decision: 'answer', sent: true }],
    ['wait', { state: 'answered' }],
    ['none', { state: 'won' }],
    ['none', { state: 'lost', decision: 'answer' }],
  ] as const)('there is to do: %s', (task, more) => {
    expect(taskOf({ ...standing, ...more })).toBe(task);
  });

  test('a reason that says nothing to people is one', () => {
    expect(disputeReasonOf('duplicate')).toBe('duplicate');
    expect(disputeReasonOf('bank_cannot_process')).toBe('general');
  });

  test('a refund crosses it where the two are more than was paid', () => {
    const money = { state: 'open', disputed: 300, charged: 300, refunded: 0 } as const;
    expect(crosses(money)).toBe(false);
    expect(crosses({ ...money, refunded: 1 })).toBe(true);
    expect(crosses({ ...money, disputed: 200, refunded: 100 })).toBe(false);
    expect(crosses({ ...money, state: 'won', refunded: 300 })).toBe(false);
  });

  test('the answer begins with what we know, in English', () => {
    const facts = {
      number: 48_210,
      service: 'Plumber',
      receipt: 'LH-2627A-000042',
      charged: '₹300',
      chargedAt: '4 March 2026 at 6:05 pm',
      forTip: false,
      happened: [
        { move: 'start', at: '10:00' },
        { move: 'finish', at: '11:00' },
      ],
      messages: 3,
      refunds: [{ amount: '₹50', at: '12:00' }],
    } as const;
    const draft = draftOf(facts);
    for (const part of ['48210', 'LH-2627A-000042', 'start code', 'done on 11:00', '₹50 was']) {
      expect(draft).toContain(part);
    }
    expect(timelineOf(facts).split('\n')).toHaveLength(4);
  });
});
