import { z } from 'zod';
import type { OwnPayout } from '#contract/payout.ts';
import type { PayoutOfRun, PayoutRun } from '#contract/payout-run.ts';
import { paidFrom } from '#domain/payout.ts';
import { toRupees } from '#domain/price.ts';
import type { PayoutRow, RunRow } from './run-store.ts';
import type { AccountRow, OwnPayoutRow } from './store.ts';

export const toAccount = ({ kind, shown, given_at: givenAt }: AccountRow) => ({
  kind,
  shown,
  givenAt: givenAt.toISOString(),
  paidFrom: paidFrom(givenAt).toISOString(),
});

export const toOwnPayout = (row: OwnPayoutRow): OwnPayout => ({
  payout_id: row.id,
  number: row.number,
  day: row.day,
  amount: toRupees(row.amount_paise),
  state: row.state,
  hold: row.hold,
  to: row.shown,
  reference: row.reference,
  paidAt: row.paid_at?.toISOString() ?? null,
  reason: row.reason,
});

const toSum = ({ payouts, amount_paise: paise }: RunRow['sums']['paid']) => ({
  payouts,
  amount: toRupees(paise),
});

export const toRun = ({ day, made_at, approved_at, sums }: RunRow): PayoutRun => ({
  day,
  madeAt: made_at.toISOString(),
  approvedAt: approved_at?.toISOString() ?? null,
  states: {
    held: toSum(sums.held),
    waiting: toSum(sums.waiting),
    paid: toSum(sums.paid),
    returned: toSum(sums.returned),
  },
});

export const toOneRun = (row: RunRow) => ({
  ...toRun(row),
  approvedBy: row.approved_by,
  notInAFile: toSum(row.sums.new),
});

export const toPayoutOfRun = (row: PayoutRow): PayoutOfRun => ({
  payout_id: row.id,
  number: row.number,
  handyman_id: row.handyman_id,
  name: row.name,
  amount: toRupees(row.amount_paise),
  state: row.state,
  hold: row.hold,
  to: row.shown,
  inAFile: row.filed,
  reference: row.reference,
  reason: row.reason,
});

/** What is sealed of an account. A UPI id has no IFSC. */
const details = z.object({ holder: z.string(), number: z.string(), ifsc: z.string() });
export type AccountDetails = z.output<typeof details>;

export const writeDetails = (of: AccountDetails): Buffer => Buffer.from(JSON.stringify(of));

export const readDetails = (opened: Uint8Array): AccountDetails =>
  details.parse(JSON.parse(Buffer.from(opened).toString()));
