import type { Cash } from '#contract/cash.ts';
import type { CashOffer } from '#domain/cash.ts';
import { mostInCash } from '#domain/cash.ts';
import type { Standing } from '#domain/door.ts';
import { toRupees } from '#domain/price.ts';
import type { Party } from '#domain/role.ts';
import type { TakenRow } from './store.ts';

type Now = {
  readonly chosen: boolean;
  readonly duePaise: number;
  readonly offer: CashOffer;
  readonly standing: Standing;
};

/** §37: once for each side, within a day, and not after it was found that nothing was received. */
const maySay = (row: TakenRow, reader: Party): boolean =>
  row.in_time && row.outcome !== 'not_received' && !row.wrong.some(({ by }) => by === reader);

const toTaken = (row: TakenRow) => ({
  payment_id: row.id,
  amount: toRupees(row.amount_paise),
  at: row.at.toISOString(),
  outcome: row.outcome,
});

export const toCash = (now: Now, taken: readonly TakenRow[], reader: Party): Cash => ({
  chosen: now.chosen,
  due: toRupees(now.duePaise),
  offer: now.offer,
  most: toRupees(mostInCash(now.standing)),
  taken: taken.map((row) => ({
    ...toTaken(row),
    said: row.wrong.map(({ by }) => by),
    mayDispute: maySay(row, reader),
  })),
});

export const toFound = (row: TakenRow) => ({
  ...toTaken(row),
  said: row.wrong,
  decidedBy: row.decided_by,
});
