import type { Ended } from './bill.ts';
import { splitOf } from './bill.ts';

/**
 * §28: whose money it is. `gateway` is at the card gateway; `held` was paid by customers and is not earned yet; `discounts`
 * is what the product pays of a bill itself, as a discount or as credit; `paying_out` is in payouts that wait for the bank.
 * Of professionals, and of the credit of customers (§32), each has an account of their own.
 */
export const ledgerAccounts = [
  'gateway',
  'held',
  'professional',
  'revenue',
  'gst',
  'discounts',
  'paying_out',
  'bank',
  'credit',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const transferKinds = [
  'charge',
  'refund',
  'refund_returned',
  'earning',
  'payout',
  'payout_paid',
  'payout_returned',
  'credit_given',
  'credit_ended',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** §28: an amount that moves between two accounts: from `credit` to `debit`. */
export type Transfer = {
  /** Of the fact that it records. */
  readonly key: string;
  /** A fact may move money between several accounts. */
  readonly line: number;
  readonly kind: TransferKind;
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly amount_paise: number;
};

/** §32: what a payment is made with, as the account of the books that it comes from; a refund goes back there. */
export type PaidFrom = Extract<LedgerAccount, 'gateway' | 'credit'>;

export type RefundState = 'created' | 'pending' | 'succeeded' | 'failed';

/** §28: what has happened to the money of a booking. */
export type MoneyFacts = Ended & {
  readonly bookingId: string;
  readonly total_paise: number;
  readonly handyman_share_paise: number;
  readonly gst_paise: number;
  readonly discount_paise: number;
  /** Those that have succeeded. */
  readonly payments: readonly {
    readonly id: string;
    readonly from: PaidFrom;
    readonly amount_paise: number;
  }[];
  /** One that has succeeded may fail later. */
  readonly refunds: readonly {
    readonly id: string;
    readonly from: PaidFrom;
    readonly amount_paise: number;
    readonly state: RefundState;
  }[];
};

type Movement = Omit<Transfer, 'key' | 'line'>;

type Paid = { readonly from: PaidFrom; readonly amount_paise: number };

const charged = ({ from, amount_paise }: Paid): Movement => ({
  kind: 'charge',
  debit: from,
  credit: 'held',
  amount_paise,
});

const refunded = ({ from, amount_paise }: Paid): Movement => ({
  kind: 'refund',
  debit: 'held',
  credit: from,
  amount_paise,
});

const returned = ({ from, amount_paise }: Paid): Movement => ({
  kind: 'refund_returned',
  debit: from,
  credit: 'held',
  amount_paise,
});

/** The balance of an account, in paise: what was moved to it less what was moved from it. */
export const balanceOf = (transfers: readonly Movement[], account: LedgerAccount): number =>
  transfers.reduce(
    (sum, { debit, credit, amount_paise }) =>
      sum + (debit === account ? amount_paise : 0) - (credit === account ? amount_paise : 0),
    0,
  );

/** The accounts among which the money of a booking is divided once it is earned. */
const earners = ['professional', 'gst', 'discounts', 'revenue'] as const;
type Earner = (typeof earners)[number];

/**
 * §28: what these accounts should be owed of a booking for which so much is there. Nothing until the work is done and
 * paid, and nothing once it is refunded whole; of a refund in part the professional's share stays.
 */
const earned = (facts: MoneyFacts, there: number): Readonly<Record<Earner, number>> => {
  const { share, commission } = splitOf(facts, facts);
  if (facts.payment_state !== 'paid' || share + commission === 0) {
    return { professional: 0, gst: 0, discounts: 0, revenue: 0 };
  }
  const { gst_paise: gst, discount_paise: discount } = facts;
  return {
    professional: share,
    gst,
    discounts: -discount,
    revenue: there - share - gst + discount,
  };
};

/** §28: the transfers that are missing: none where the books say already what has happened. */
export const transfersDue = (facts: MoneyFacts, recorded: readonly Transfer[]): Transfer[] => {
  const known = new Set(recorded.map(({ key }) => key));
  const moves = [
    ...facts.payments.map((paid) => ({ key: `charge:${paid.id}`, ...charged(paid) })),
    ...facts.refunds.flatMap(({ id, state, ...back }) => [
      ...(state === 'succeeded' || known.has(`refund:${id}`)
        ? [{ key: `refund:${id}`, ...refunded(back) }]
        : []),
      ...(state === 'failed' && known.has(`refund:${id}`)
        ? [{ key: `refund_returned:${id}`, ...returned(back) }]
        : []),
    ]),
  ];
  const fresh = moves
    .filter(({ key }) => !known.has(key))
    .map((move): Transfer => ({ ...move, line: 1 }));
  return [...fresh, ...divided(facts, [...recorded, ...fresh])];
};

const paying: ReadonlySet<TransferKind> = new Set(['charge', 'refund', 'refund_returned']);

/** What customers have paid and not got back, with whatever they paid. */
const thereOf = (all: readonly Movement[]): number =>
  -balanceOf(
    all.filter(({ kind }) => paying.has(kind)),
    'held',
  );

/** What is held goes to those who have earned it, or comes back from them, under the next key of its booking. */
const divided = (facts: MoneyFacts, all: readonly Transfer[]): Transfer[] => {
  const should = earned(facts, thereOf(all));
  const times = new Set(all.filter(({ kind }) => kind === 'earning').map(({ key }) => key)).size;
  const key = `earning:${facts.bookingId}:${times + 1}`;
  return earners
    .map((account) => ({ account, missing: should[account] + balanceOf(all, account) }))
    .filter(({ missing }) => missing !== 0)
    .map(({ account, missing }, place): Transfer => ({
      key,
      line: place + 1,
      kind: 'earning',
      debit: missing > 0 ? 'held' : account,
      credit: missing > 0 ? account : 'held',
      amount_paise: Math.abs(missing),
    }));
};

/** §29: what each step of a payout moves. One that is held or sent back before it was paid comes back from those on their way. */
export const payoutMoves = {
  sent: { kind: 'payout', debit: 'professional', credit: 'paying_out' },
  paid: { kind: 'payout_paid', debit: 'paying_out', credit: 'bank' },
  returned: { kind: 'payout_returned', debit: 'paying_out', credit: 'professional' },
  returnedAfterPaid: { kind: 'payout_returned', debit: 'bank', credit: 'professional' },
} as const satisfies Record<string, Pick<Transfer, 'kind' | 'debit' | 'credit'>>;
export type PayoutMove = keyof typeof payoutMoves;

/** §32: what each kind of credit moves that is not a payment of a booking. */
export const creditMoves = {
  given: { kind: 'credit_given', debit: 'discounts', credit: 'credit' },
  taken_back: { kind: 'credit_ended', debit: 'credit', credit: 'discounts' },
  ended: { kind: 'credit_ended', debit: 'credit', credit: 'discounts' },
} as const satisfies Record<string, Pick<Transfer, 'kind' | 'debit' | 'credit'>>;
export type CreditMove = keyof typeof creditMoves;
