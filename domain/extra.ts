import type { PaymentState, State } from './booking.ts';
import { isPayable } from './booking.ts';
import { toRupees } from './price.ts';

/** §20: extra work is proposed, and then decided once: by the customer, or taken back. */
export const extraStates = ['proposed', 'approved', 'declined', 'withdrawn'] as const;
export type ExtraState = (typeof extraStates)[number];

/** §20: which decision belongs to which side. */
export const decisions = {
  approve: { to: 'approved', by: 'user' },
  decline: { to: 'declined', by: 'user' },
  withdraw: { to: 'withdrawn', by: 'handyman' },
} as const satisfies Record<string, { to: ExtraState; by: 'user' | 'handyman' }>;
export type Decision = keyof typeof decisions;

/** §20: how long its words may be, and how many may be proposed or approved for one booking. */
export const extraLimits = { words: 80, atOnce: 5 } as const;

/** §20: extra work is for what turns up once the work has begun. */
export const extraState = 'started' satisfies State;

export const mayPropose = (state: State, payment: PaymentState): boolean =>
  state === extraState && payment !== 'refunded';

type Counted = { readonly state: ExtraState; readonly amount_paise: number };

const counts = ({ state }: Counted) => state === 'proposed' || state === 'approved';

/** §20: how much more may be proposed, in paise; nothing once there are as many as there may be. */
export const roomForExtras = (extras: readonly Counted[], capPaise: number): number => {
  const counted = extras.filter(counts);
  if (counted.length >= extraLimits.atOnce) return 0;
  const sum = counted.reduce((total, { amount_paise }) => total + amount_paise, 0);
  return Math.max(0, capPaise - sum);
};

/** §20: of extra work the professional gets the same part as of the bill they said yes to. */
export const shareOfExtra = (
  bill: { readonly total_paise: number; readonly handyman_share_paise: number },
  amountPaise: number,
): number => Math.round((amountPaise * bill.handyman_share_paise) / bill.total_paise);

type Owing = {
  readonly state: State;
  readonly payment_state: PaymentState;
  readonly total_paise: number;
  readonly paid_paise: number;
};

/** §20: what is still to be paid, in paise. What was refunded is not owed again. */
export const dueOf = ({ state, payment_state, total_paise, paid_paise }: Owing): number =>
  isPayable(state) && (payment_state === 'unpaid' || payment_state === 'processing')
    ? total_paise - paid_paise
    : 0;

/** §20: extra work as it is stored. */
export type StoredExtra = {
  readonly id: string;
  readonly words: string;
  readonly amount_paise: number;
  readonly state: ExtraState;
  readonly proposed_at: Date;
  readonly decided_at: Date | null;
};

/** §20: as both sides see it: what one proposed and the other said. */
export const shownExtra = (row: StoredExtra) => ({
  extra_id: row.id,
  words: row.words,
  amount: toRupees(row.amount_paise),
  state: row.state,
  proposedAt: row.proposed_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** §20: the lines of a bill: only what was approved is on it. */
export const extraLines = (rows: readonly StoredExtra[]) =>
  rows
    .filter(({ state }) => state === 'approved')
    .map(({ id, words, amount_paise }) => ({
      extra_id: id,
      words,
      amount: toRupees(amount_paise),
    }));
