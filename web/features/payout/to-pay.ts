import type { PayoutRun } from '#contract/payout-run.ts';

/** §29: what a run pays out: not what is held or was sent back. Amounts are whole paise. */
export const toPay = ({ waiting, paid }: PayoutRun['states']) => ({
  payouts: waiting.payouts + paid.payouts,
  amount: Math.round((waiting.amount + paid.amount) * 100) / 100,
});
