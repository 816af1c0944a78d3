import { dayInIndia } from './day.ts';
import { dayAfter, mondayOf } from './day-plan.ts';
import { midnightOf } from './hours.ts';

const hourMs = 60 * 60_000;

/** §29: balances from this amount are paid out in a run each Monday, in India. */
export const payoutRules = {
  leastPaise: 100_00,
  /** What is above it waits for the next Monday: banks do not take more at once. */
  mostPaise: 10_00_000_00,
  /** The hour of the Monday at which the run is made. */
  hour: 6,
  /** Nothing is paid out to a bank account or UPI id for so long after it was given. */
  changeHoldHours: 48,
} as const;

/** Where a payout goes. */
export const payoutAccountKinds = ['bank', 'upi'] as const;
export type PayoutAccountKind = (typeof payoutAccountKinds)[number];

/** `returned`: not paid, or paid and sent back by the bank; the amount is in the professional's balance again. */
export const payoutStates = ['held', 'waiting', 'paid', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Why a payout is held. Its amount stays in the professional's balance. */
export const payoutHolds = ['no_account', 'changed', 'suspended', 'operator'] as const;
export type PayoutHold = (typeof payoutHolds)[number];

/** The Monday whose run is the newest that should be there. */
export const runDayOf = (now: Date): string =>
  mondayOf(dayInIndia(new Date(now.getTime() - payoutRules.hour * hourMs)));

/** The Monday of the next run. */
export const nextRunDay = (now: Date): string => dayAfter(runDayOf(now), 7);

/** When the run of that Monday is made. */
export const runTime = (day: string): Date => new Date(midnightOf(day) + payoutRules.hour * hourMs);

/** From when a bank account or UPI id is paid out to. */
export const paidFrom = (givenAt: Date): Date =>
  new Date(givenAt.getTime() + payoutRules.changeHoldHours * hourMs);

type Payee = {
  readonly suspended: boolean;
  /** When their bank account or UPI id was given. */
  readonly givenAt: Date | null;
};

/** Why nothing could be paid out to a professional at a time, if so. */
export const holdOf = ({ suspended, givenAt }: Payee, at: Date): PayoutHold | null => {
  if (suspended) return 'suspended';
  if (!givenAt) return 'no_account';
  return paidFrom(givenAt) > at ? 'changed' : null;
};

/** What a run pays of a balance. */
export const payoutOf = (balancePaise: number): number =>
  Math.min(balancePaise, payoutRules.mostPaise);

/** As typed, with spaces or dashes. */
export const plainAccountNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
export const isAccountNumber = (text: string): boolean => /^\d{9,18}$/.test(text);

export const plainIfsc = (typed: string): string => typed.trim().toUpperCase();
/** Four letters of the bank, a zero, six of the branch. */
export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);

export const plainUpi = (typed: string): string => typed.trim().toLowerCase();
export const isUpi = (text: string): boolean =>
  /^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$/.test(text);

/** A bank account as its owner and operators read it: the bank and the last four digits. */
export const maskedBank = (ifsc: string, number: string): string =>
  `${ifsc.slice(0, 4)} ··${number.slice(-4)}`;

/** A UPI id: two characters, and the part that names the bank. */
export const maskedUpi = (upi: string): string =>
  `${upi.slice(0, 2)}··${upi.slice(upi.indexOf('@'))}`;
