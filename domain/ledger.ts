import type { Ended } from './bill.ts';
import { splitOf } from './bill.ts';
import { feeEarned } from './fee.ts';
import type { StoredFee } from './fee.ts';
import { borneOf, disputeKinds, disputeMoves, isOfDispute } from './ledger-dispute.ts';
import type { DisputeFacts } from './ledger-dispute.ts';

/**
 * §28: whose money it is. `gateway` is at the card gateway; `held` was paid by customers and is not earned yet; `discounts`
 * is what the product pays itself, as a discount, as credit or by a code; `paying_out` waits for the bank; `disputes` is what
 * banks have taken back and not decided about (§39). Each professional, and each customer's credit (§32), has an account.
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
  'disputes',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const transferKinds = [
  'charge',
  'charge_returned',
  'refund',
  'refund_returned',
  'earning',
  'payout',
  'payout_paid',
  'payout_returned',
  'credit_given',
  'credit_ended',
  'tip',
  'fee_charged',
  ...disputeKinds,
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

/** The account of the books that a payment comes from. §37: cash is with the professional. §38: a code is paid by the product. */
export type PaidFrom = Extract<LedgerAccount, 'gateway' | 'credit' | 'professional' | 'discounts'>;

/** §32, §37: where a refund goes. Of cash there is nothing here to give back: it becomes credit. */
export type BackTo = Exclude<PaidFrom, 'professional'>;

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
    /** §36: beside it, for fees of earlier visits. */
    readonly fees_paise?: number;
    /** §37: an operator has decided that this cash was not received. §38: a code that is not on the bill any more. */
    readonly returned?: boolean;
  }[];
  /** §36: what a cancelled booking costs. */
  readonly fee?: StoredFee | null;
  /** One that has succeeded may fail later. */
  readonly refunds: readonly {
    readonly id: string;
    readonly to: BackTo;
    readonly amount_paise: number;
    readonly state: RefundState;
  }[];
  /** §39: of the payments of the bill. */
  readonly disputes?: readonly DisputeFacts[];
  /** §35: those that have succeeded; no part of the payments and refunds of the bill. */
  readonly tips: readonly Tip[];
};

type Tip = {
  readonly id: string;
  readonly amount_paise: number;
  readonly passed_on: boolean;
  readonly refunds: MoneyFacts['refunds'];
  readonly disputes?: readonly DisputeFacts[];
};

type Movement = Omit<Transfer, 'key' | 'line'>;

type Paid = { readonly from: PaidFrom; readonly amount_paise: number };
type Back = { readonly to: BackTo; readonly amount_paise: number };

const charged = ({ from, amount_paise }: Paid): Movement => ({
  kind: 'charge',
  debit: from,
  credit: 'held',
  amount_paise,
});

/** §36: what was paid for fees of earlier visits is the customer's credit, which pays them. */
const feesCharged = (paise: number): Movement => ({
  kind: 'fee_charged',
  debit: 'gateway',
  credit: 'credit',
  amount_paise: paise,
});

const chargeReturned = ({ from, amount_paise }: Paid): Movement => ({
  kind: 'charge_returned',
  debit: 'held',
  credit: from,
  amount_paise,
});

const refunded = ({ to, amount_paise }: Back): Movement => ({
  kind: 'refund',
  debit: 'held',
  credit: to,
  amount_paise,
});

const refundReturned = ({ to, amount_paise }: Back): Movement => ({
  kind: 'refund_returned',
  debit: to,
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

type Earned = Readonly<Record<Earner, number>>;

/**
 * §36: a fee is the professional's whole, as far as the customer has paid it. One that is forgiven stays with them as far
 * as it had been paid by then, and the product bears it.
 */
const earnedByFee = (fee: StoredFee, there: number): Earned => {
  const revenue = fee.forgiven ? 0 - fee.kept_paise : 0;
  return { professional: feeEarned(fee, there), gst: 0, discounts: 0, revenue };
};

/**
 * §28: what these accounts should be owed of a booking for which so much is there. Nothing until the work is done and
 * paid, and nothing once it is refunded whole; of a refund in part the professional's share stays.
 */
const earned = (facts: MoneyFacts, there: number): Earned => {
  if (facts.fee) return earnedByFee(facts.fee, there);
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

type Moved = Pick<MoneyFacts, 'payments' | 'refunds' | 'disputes'>;

/** What was charged and given back and is not recorded yet. */
const freshOf = (
  { payments, refunds, disputes = [] }: Moved,
  recorded: readonly Pick<Transfer, 'key'>[],
): Transfer[] => {
  const known = new Set(recorded.map(({ key }) => key));
  const moves = [
    ...payments.flatMap(({ id, returned = false, fees_paise = 0, ...paid }) => [
      { key: `charge:${id}`, ...charged(paid) },
      ...(returned ? [{ key: `charge_returned:${id}`, ...chargeReturned(paid) }] : []),
      ...(fees_paise > 0 ? [{ key: `fees:${id}`, ...feesCharged(fees_paise) }] : []),
    ]),
    ...refunds.flatMap(({ id, state, ...back }) => [
      ...(state === 'succeeded' || known.has(`refund:${id}`)
        ? [{ key: `refund:${id}`, ...refunded(back) }]
        : []),
      ...(state === 'failed' && known.has(`refund:${id}`)
        ? [{ key: `refund_returned:${id}`, ...refundReturned(back) }]
        : []),
    ]),
    ...disputes.flatMap((dispute) => disputeMoves(dispute, known)),
  ];
  return moves.filter(({ key }) => !known.has(key)).map((move): Transfer => ({ ...move, line: 1 }));
};

/** §28: the transfers that are missing: none where the books say already what has happened. */
export const transfersDue = (facts: MoneyFacts, recorded: readonly Transfer[]): Transfer[] => {
  const tips = facts.tips.map((tip) => {
    const of = recorded.filter(({ key }) => isOfTip(tip, key));
    return { of, missing: tipDue(tip, of) };
  });
  const ofTips = new Set(tips.flatMap(({ of }) => of));
  const ofBill = recorded.filter((transfer) => !ofTips.has(transfer));
  const fresh = freshOf(facts, ofBill);
  return [
    ...fresh,
    ...divided(facts, [...ofBill, ...fresh]),
    ...tips.flatMap(({ missing }) => missing),
  ];
};

const isOfTip = ({ id, refunds, disputes = [] }: Tip, key: string): boolean =>
  key === `charge:${id}` ||
  key.startsWith(`tip:${id}:`) ||
  refunds.some((back) => key === `refund:${back.id}` || key === `refund_returned:${back.id}`) ||
  isOfDispute(disputes, key);

/** §35: held until it is passed on, then whole with the professional. §39: what a bank takes back then the product bears. */
const tipDue = (tip: Tip, recorded: readonly Transfer[]): Transfer[] => {
  const { id, amount_paise, refunds, passed_on, disputes = [] } = tip;
  const payments = [{ id, from: 'gateway' as const, amount_paise }];
  const fresh = freshOf({ payments, refunds, disputes }, recorded);
  const there = thereOf([...recorded, ...fresh]);
  const professional = passed_on ? Math.max(0, there + borneOf(disputes)) : 0;
  const revenue = disputes.length > 0 ? Math.min(0, there - professional) : 0;
  const before = recorded.filter(({ kind }) => kind === 'tip');
  const times = new Set(before.map(({ key }) => key)).size;
  return [...fresh, ...lines('tip', `tip:${id}:${times + 1}`, { professional, revenue }, before)];
};

const paying: ReadonlySet<TransferKind> = new Set([
  'charge',
  'charge_returned',
  'refund',
  'refund_returned',
  'dispute_lost',
  'dispute_lost_returned',
]);

/** What customers have paid and not got back, with whatever they paid. */
const thereOf = (all: readonly Movement[]): number =>
  -balanceOf(
    all.filter(({ kind }) => paying.has(kind)),
    'held',
  );

/** §39: what was divided before the bank took it back stays so, and the product bears what is missing. */
const withLosses = ({ disputes = [] }: MoneyFacts, there: number, should: Earned): Earned => {
  if (disputes.length === 0) return should;
  const divided = earners.reduce((sum, account) => sum + should[account], 0);
  return { ...should, revenue: should.revenue + Math.min(0, there - divided) };
};

/** What is held goes to those who have earned it, or comes back from them, under the next key of its booking. */
const divided = (facts: MoneyFacts, all: readonly Transfer[]): Transfer[] => {
  const there = thereOf(all);
  const should = withLosses(facts, there, earned(facts, there + borneOf(facts.disputes ?? [])));
  const before = all.filter(({ kind }) => kind === 'earning');
  const times = new Set(before.map(({ key }) => key)).size;
  return lines('earning', `earning:${facts.bookingId}:${times + 1}`, should, before);
};

/** What is missing of each account, or too much there, beside what was written before. */
const lines = (
  kind: 'earning' | 'tip',
  key: string,
  should: Readonly<Partial<Record<Earner, number>>>,
  before: readonly Transfer[],
): Transfer[] =>
  earners
    .map((account) => ({ account, missing: (should[account] ?? 0) + balanceOf(before, account) }))
    .filter(({ missing }) => missing !== 0)
    .map(({ account, missing }, place): Transfer => ({
      key,
      line: place + 1,
      kind,
      debit: missing > 0 ? 'held' : account,
      credit: missing > 0 ? account : 'held',
      amount_paise: Math.abs(missing),
    }));
