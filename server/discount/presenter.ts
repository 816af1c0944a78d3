import type { ListedDiscount } from '#contract/discount.ts';
import { standingOf } from '#domain/discount-code.ts';
import { toRupees } from '#domain/price.ts';
import type { ListedRow } from './code-store.ts';

export const toListed = (row: ListedRow): ListedDiscount => ({
  code_id: row.id,
  code: row.code,
  percent: row.percent,
  amount: toRupees(row.amount_paise),
  firstOnly: row.first_only,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  uses: row.most_uses,
  used: row.used,
  given: toRupees(row.given_paise),
  active: row.active,
  standing: standingOf(row, row.today),
  version: row.version,
  madeBy: row.made_by,
  madeAt: row.created_at.toISOString(),
});
