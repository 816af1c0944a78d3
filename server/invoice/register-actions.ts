import type { z } from 'zod';
import type { exportInvoices } from '#contract/books.ts';
import { invoiceNumber } from '#domain/invoice.ts';
import { toRupees } from '#domain/price.ts';
import type { Deps } from '../deps.ts';
import { csvOf } from '../http/csv.ts';
import type { Exported } from '../http/csv.ts';
import type { Acting } from '../http/mount-operator.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addAudit } from '../operator/audit-store.ts';
import type { Words } from '../words/words.ts';
import { sumRegister } from './store.ts';

/** §30: for an accountant. No person is named in it, so it leaves nothing out. */
export const exportMonth = async (
  deps: Deps,
  by: Acting,
  { month, reason }: z.output<typeof exportInvoices.body>,
  { invoice: words }: Words,
): Promise<Exported> => {
  await spend(deps, limits.exportsOfOperator, by.id);
  const rows = await deps.db.transaction(async (db) => {
    const sums = await sumRegister(db, `${month}-01`);
    await addAudit(db, {
      operatorId: by.id,
      action: 'export_invoices',
      subjectKind: 'export',
      subjectId: 'invoices',
      reason,
      details: { month, rows: sums.length },
    });
    return sums;
  });
  const cells = rows.map(({ series, ...row }) => [
    row.day,
    words.titles[row.kind].plain,
    invoiceNumber({ series, number: row.first }),
    invoiceNumber({ series, number: row.last }),
    row.issued,
    row.cancelled,
    ...[
      row.amount_paise,
      row.gst_paise,
      row.discount_paise,
      row.cancelled_paise,
      row.by_code_paise,
    ].map(toRupees),
  ]);
  return { file: csvOf(words.registerColumns, cells), leftOut: false };
};
