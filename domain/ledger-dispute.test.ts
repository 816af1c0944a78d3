import { describe, expect, test } from 'vitest';
import type { MoneyFacts } from './ledger.ts';
import type { DisputeFacts } from './ledger-dispute.ts';
import { after, balances, done, paid } from './ledger-samples.ts';

const open: DisputeFacts = {
  id: 'd',
  state: 'open',
  amount_paise: 30_000,
  fee_paise: 1_500,
  taken: true,
  returned: false,
  share_back: false,
};
const lost: DisputeFacts = { ...open, state: 'lost' };
const won: DisputeFacts = { ...open, state: 'won', returned: true };

const about = (facts: MoneyFacts, dispute: DisputeFacts): MoneyFacts => ({
  ...facts,
  disputes: [dispute],
});

const withFee = (revenue: number) => ({ revenue: revenue + 1_500 });

describe('§39 what a dispute moves', () => {
  const earned = balances(after(done));

  test('taken, it is with the bank until that decides; the gateway’s fee is paid at once', () => {
    expect(balances(after(done, about(done, open)))).toEqual({
      ...earned,
      ...withFee(earned.revenue ?? 0),
      gateway: -1_500,
      disputes: 30_000,
    });
  });

  test('won, all but the fee is as before', () => {
    expect(balances(after(done, about(done, open), about(done, won)))).toEqual({
      ...earned,
      ...withFee(earned.revenue ?? 0),
      gateway: 28_500,
    });
    const notYet = { ...won, returned: false };
    expect(balances(after(done, about(done, notYet)))).toMatchObject({ disputes: 30_000 });
  });

  test('lost, the product bears it and the professional keeps their share', () => {
    expect(balances(after(done, about(done, open), about(done, lost)))).toEqual({
      ...earned,
      ...withFee((earned.revenue ?? 0) + 30_000),
      gateway: -1_500,
    });
  });

  test('or the professional does not keep it: nothing but the fee is left', () => {
    const back = { ...done, payment_state: 'refunded' } as const;
    const taken = about(back, { ...lost, share_back: true });
    expect(balances(after(done, about(done, lost), taken))).toEqual({
      gateway: -1_500,
      revenue: 1_500,
    });
  });

  test('lost, and won after all', () => {
    expect(balances(after(about(done, lost), about(done, won)))).toEqual(
      balances(after(about(done, won))),
    );
  });

  test('of work that is not done it is what was held for the customer', () => {
    expect(balances(after(paid, about(paid, lost)))).toEqual({ gateway: -1_500, revenue: 1_500 });
  });

  test('a question of the bank that took no money moves nothing', () => {
    const asked = { ...open, taken: false, fee_paise: 0 };
    expect(after(done, about(done, asked), about(done, { ...asked, state: 'won' }))).toEqual(
      after(done),
    );
  });

  test('a refund that crossed it is borne by the product', () => {
    const refunds = [{ id: 'r', to: 'gateway', amount_paise: 30_000, state: 'succeeded' }] as const;
    const crossed = { ...done, refunds, payment_state: 'refunded' } as const;
    expect(balances(after(done, crossed, about(crossed, lost)))).toEqual({
      gateway: -31_500,
      revenue: 31_500,
    });
  });

  test('a tip that was passed on stays the professional’s, and one that was held is gone', () => {
    const tip = { id: 't', amount_paise: 5_000, passed_on: true, refunds: [] };
    const of = { ...lost, amount_paise: 5_000, fee_paise: 0 };
    const tips = [{ ...tip, disputes: [of] }];
    expect(balances(after({ ...done, tips: [tip] }, { ...done, tips }))).toMatchObject({
      professional: -30_500,
      revenue: (earned.revenue ?? 0) + 5_000,
    });
    const held = [{ ...tip, passed_on: false, disputes: [of] }];
    expect(balances(after({ ...done, tips: held }))).toEqual(earned);
    const taken = [{ ...tip, disputes: [{ ...of, share_back: true }] }];
    expect(balances(after({ ...done, tips }, { ...done, tips: taken }))).toEqual(earned);
  });
});
