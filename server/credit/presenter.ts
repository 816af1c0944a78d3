import type { Credit } from '#contract/credit.ts';
import { creditLineKind } from '#domain/credit.ts';
import { toRupees } from '#domain/price.ts';
import type { CreditLineRow } from '../money/credit-store.ts';

export const toCredit = (balancePaise: number, lines: readonly CreditLineRow[]): Credit => ({
  balance: toRupees(balancePaise),
  lines: lines.map((row) => ({
    at: row.at.toISOString(),
    kind: creditLineKind(row.move, row),
    amount: toRupees(row.debit === 'credit' ? -row.amount_paise : row.amount_paise),
    words: row.words,
    notification_id: row.booking_id,
    number: row.number,
  })),
});
