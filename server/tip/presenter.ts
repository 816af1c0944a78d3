import type { TipView } from '#contract/tip.ts';
import { toRupees } from '#domain/price.ts';
import { receiptNumber } from '#domain/receipt.ts';
import type { Party } from '#domain/role.ts';
import type { TipState } from '#domain/tip.ts';
import { wayOf } from '#domain/way-to-pay.ts';
import type { TipRow } from './store.ts';

const stateOf = ({ state, refund_state }: TipRow): TipState => {
  if (state !== 'succeeded') return 'processing';
  if (refund_state === null || refund_state === 'failed') return 'given';
  return refund_state === 'succeeded' ? 'refunded' : 'refunding';
};

/** §35: while the bank has not decided there is nothing to show; a professional sees what was passed on to them. */
export const toTip = (row: TipRow | undefined, role: Party): TipView['tip'] => {
  if (!row || row.state === 'created' || row.state === 'requires_action') return null;
  if (role === 'handyman' && row.passed_on_at === null) return null;
  const { series, number } = row;
  const receipt = series === null || number === null ? null : receiptNumber({ series, number });
  return {
    amount: toRupees(row.amount_paise),
    state: stateOf(row),
    at: (role === 'handyman' ? (row.passed_on_at ?? row.at) : row.at).toISOString(),
    paidWith: wayOf(row),
    receipt: role === 'user' ? receipt : null,
    passedOn: row.passed_on_at !== null,
  };
};
