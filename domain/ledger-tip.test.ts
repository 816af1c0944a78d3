import { describe, expect, test } from 'vitest';
import type { MoneyFacts } from './ledger.ts';
import { after, balances, done, nothing } from './ledger-samples.ts';

const wholeRefund = { id: 'r', to: 'gateway', amount_paise: 30_000, state: 'succeeded' } as const;

const tip: MoneyFacts['tips'][number] = {
  id: 't',
  amount_paise: 5_000,
  passed_on: false,
  refunds: [],
};
const tipped = { ...done, tips: [tip] };
const passedOn = { ...done, tips: [{ ...tip, passed_on: true }] };
const tipBack = (state: 'succeeded' | 'failed') => ({
  ...done,
  tips: [{ ...tip, passed_on: true, ...refundOfTip(state) }],
});
const refundOfTip = (state: 'succeeded' | 'failed') => ({
  refunds: [{ id: 's', to: 'gateway' as const, amount_paise: 5_000, state }],
});

describe('§35 what a tip moves', () => {
  test('it is held, then the professional’s whole: no commission, no GST, nothing of the bill changes', () => {
    expect(balances(after(done, tipped))).toEqual({
      ...balances(after(done)),
      gateway: 35_000,
      held: -5_000,
    });
    const whole = { ...balances(after(done)), gateway: 35_000, professional: -30_500 };
    expect(balances(after(done, tipped, passedOn))).toEqual(whole);
    expect(after(done, passedOn).at(-1)).toEqual({
      key: 'tip:t:1',
      line: 1,
      kind: 'tip',
      debit: 'held',
      credit: 'professional',
      amount_paise: 5_000,
    });
  });

  test('for a bill that is not paid nothing but the tip moves', () => {
    const unpaid = { ...nothing, state: 'done', tips: passedOn.tips } as const;
    expect(balances(after(unpaid))).toEqual({ gateway: 5_000, professional: -5_000 });
  });

  test('its refund comes from the professional’s account, and one that the bank returns is theirs again', () => {
    expect(balances(after(passedOn, tipBack('succeeded')))).toEqual(balances(after(done)));
    const returned = after(passedOn, tipBack('succeeded'), tipBack('failed'));
    expect(balances(returned)).toEqual(balances(after(passedOn)));
    const held = { ...done, tips: [{ ...tip, ...refundOfTip('succeeded') }] };
    expect(balances(after(tipped, held))).toEqual(balances(after(done)));
  });

  test('a whole refund of the bill leaves it to the professional', () => {
    const back = { ...passedOn, payment_state: 'refunded', refunds: [wholeRefund] } as const;
    expect(balances(after(passedOn, back))).toEqual({ gateway: 5_000, professional: -5_000 });
  });

  test('what a process of the release before has written as a part of the bill is put right', () => {
    const asBill = { ...done, payments: [...done.payments, { ...tip, from: 'gateway' as const }] };
    expect(balances(after(asBill, passedOn))).toEqual(balances(after(passedOn)));
  });
});
