import type { State } from './booking.ts';
import { isWaiting } from './booking.ts';

/** §36: what a cancelled visit costs, in paise, and until when cancelling is free of charge. */
export const feeRules = {
  paise: 5_000,
  /** After the yes, or after another time was agreed. */
  graceMinutes: 5,
  /** Before the start of a visit for later. */
  laterMinutes: 120,
  /** How long the reason of an operator who forgives it may be. */
  words: 300,
} as const;

export const feeKinds = ['late_cancellation', 'nobody_home'] as const;
export type FeeKind = (typeof feeKinds)[number];

const minute = 60_000;

/** What decides about a cancellation by the customer; times in milliseconds. */
export type VisitFacts = {
  readonly state: State;
  /** The yes, or the newest change of the agreed time. */
  readonly agreedAt: number;
  /** When the professional set out, or was there without having said so. */
  readonly setOutAt: number | null;
  readonly startsAt: number | null;
  /** From when on the customer may close the visit because the professional did not come. */
  readonly lateFrom: number;
  /** §27: the professional will be late, and the customer has not said that they wait. */
  readonly delayed: boolean;
  /** §16: they say that they are here, and their phone is elsewhere. */
  readonly elsewhere: boolean;
  readonly suspended: boolean;
};

/** What cancelling costs now, in paise, and until when it is free; null where no such time is known. */
export type Cancellation = { readonly fee: number; readonly freeUntil: number | null };

const free: Cancellation = { fee: 0, freeUntil: null };

/** The professional is later than promised, or does not come at all: it costs nothing however late it is. */
const isTheirs = ({ state, lateFrom, delayed, elsewhere, suspended }: VisitFacts, now: number) =>
  suspended || (state !== 'arrived' && (delayed || elsewhere || now >= lateFrom));

/** §36: what it costs a customer to cancel an agreed visit now. */
export const cancellationOf = (visit: VisitFacts, now: number): Cancellation => {
  const { state, agreedAt, setOutAt, startsAt } = visit;
  if (!isWaiting(state) || isTheirs(visit, now)) return free;
  const late = startsAt === null ? setOutAt : startsAt - feeRules.laterMinutes * minute;
  if (late === null) return free;
  const until = Math.max(late, agreedAt + feeRules.graceMinutes * minute);
  return now < until ? { fee: 0, freeUntil: until } : { fee: feeRules.paise, freeUntil: null };
};

/** A fee as it is stored. */
export type StoredFee = {
  readonly amount_paise: number;
  readonly forgiven: boolean;
  /** Of a forgiven fee, what had been paid of it and stays with the professional. */
  readonly kept_paise: number;
};

/** What of a fee is paid where so much of the customer's money is there for its booking. */
export const feePaid = ({ amount_paise, forgiven }: StoredFee, herePaise: number): number =>
  forgiven ? 0 : Math.max(0, Math.min(amount_paise, herePaise));

/** What of it is the professional's: one that is forgiven stays with them as far as it had been paid by then. */
export const feeEarned = (fee: StoredFee, herePaise: number): number =>
  fee.forgiven ? fee.kept_paise : feePaid(fee, herePaise);

/** What is still owed of it. */
export const feeOwed = (fee: StoredFee, herePaise: number): number =>
  fee.forgiven ? 0 : fee.amount_paise - feePaid(fee, herePaise);

export const feeStates = ['owed', 'paid', 'forgiven'] as const;
export type FeeState = (typeof feeStates)[number];

export const feeState = (fee: StoredFee, herePaise: number): FeeState => {
  if (fee.forgiven) return 'forgiven';
  return feeOwed(fee, herePaise) > 0 ? 'owed' : 'paid';
};

/**
 * §36: credit for a visit to which the professional did not come, or which they cancelled after their yes. It is the
 * product's money, so two people together must not be able to make it: the limits count so many days.
 */
export const sorryRules = { paise: 5_000, perCustomer: 1, perHandyman: 3, days: 30 } as const;

export type SorryFacts = {
  /** Given within the days that count. */
  readonly ofCustomer: number;
  readonly ofHandyman: number;
  /** Ever given to this customer for this professional. */
  readonly ofPair: number;
  /** The two accounts have one mailbox or one phone. */
  readonly samePerson: boolean;
};

/** §36: what the customer is given, in paise. */
export const sorryCredit = (facts: SorryFacts): number =>
  facts.samePerson ||
  facts.ofPair > 0 ||
  facts.ofCustomer >= sorryRules.perCustomer ||
  facts.ofHandyman >= sorryRules.perHandyman
    ? 0
    : sorryRules.paise;
