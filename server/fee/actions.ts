import type { Replied } from '#contract/call.ts';
import type { getFees } from '#contract/fee.ts';
import { feeOwed } from '#domain/fee.ts';
import { toRupees } from '#domain/price.ts';
import type { Db } from '../db/db.ts';
import { listOwed } from '../money/fee-store.ts';
import { listNamed } from './store.ts';

/** §36: what a customer owes for cancelled visits, the oldest first. */
export const readFees = async (db: Db, userId: string): Promise<Replied<typeof getFees>> => {
  const rows = await listOwed(db, userId);
  if (rows.length === 0) return { owed: 0, fees: [] };
  const named = new Map(
    (
      await listNamed(
        db,
        rows.map((row) => row.booking_id),
      )
    ).map((row) => [row.booking_id, row]),
  );
  const fees = rows.map((row) => {
    const booking = named.get(row.booking_id);
    return {
      notification_id: row.booking_id,
      number: booking?.number ?? 0,
      service: booking?.service_name ?? '',
      kind: row.kind,
      owed: toRupees(feeOwed(row, row.here_paise)),
      at: row.at.toISOString(),
    };
  });
  return { owed: fees.reduce((sum, { owed }) => sum + owed, 0), fees };
};
