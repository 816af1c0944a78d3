import type { State } from './booking.ts';
import { isEstablished } from './door.ts';
import type { Standing } from './door.ts';

/** §37: amounts in paise. */
export const cashRules = {
  /** A professional who owes more of the commission on cash is paid by card only. */
  pausePaise: 2_000_00,
  /** The most that is paid in cash at once. */
  mostPaise: 10_000_00,
  /** The same to a professional who is not established (§6). */
  newcomerMostPaise: 1_000_00,
  /** For so long either side may say that the sum is wrong. */
  wrongHours: 24,
  /** How long the sentence to the operators may be. */
  words: 300,
} as const;

/** §37: whether a bill can be paid in cash now, or why not. */
export const cashOffers = ['open', 'paused', 'too_much', 'under_way', 'nothing_due'] as const;
export type CashOffer = (typeof cashOffers)[number];

/** §37: the most that this professional takes in cash at once, in paise. */
export const mostInCash = (standing: Standing): number =>
  isEstablished(standing) ? cashRules.mostPaise : cashRules.newcomerMostPaise;

/** §37: who owes us more than that, by the balance of their account in the books. */
export const isCashPaused = (balancePaise: number): boolean => balancePaise < -cashRules.pausePaise;

type Asked = {
  readonly duePaise: number;
  readonly balancePaise: number;
  readonly standing: Standing;
  /** A card payment of the same bill that may be charged at any moment. */
  readonly charging: boolean;
};

/** §37: checked when the customer chooses. When the money is handed over it is taken in any case. */
export const cashOffer = ({ duePaise, balancePaise, standing, charging }: Asked): CashOffer => {
  if (duePaise === 0) return 'nothing_due';
  if (charging) return 'under_way';
  if (isCashPaused(balancePaise)) return 'paused';
  return duePaise > mostInCash(standing) ? 'too_much' : 'open';
};

/** §37: cash changes hands once the work has begun, never before. */
const takingStates: ReadonlySet<State> = new Set<State>(['started', 'done']);
export const mayTakeCash = (state: State): boolean => takingStates.has(state);

/** §37: what an operator finds of cash of which a side says that the sum is wrong. */
export const cashOutcomes = ['right', 'not_received'] as const;
export type CashOutcome = (typeof cashOutcomes)[number];

/** §37: as a booking shows it: it is to be paid in cash, or a part of it was. */
export const cashStates = ['chosen', 'taken'] as const;
export type CashState = (typeof cashStates)[number];
