import type { PaymentState } from './booking.ts';
import { dayAfter, mondayOf } from './day-plan.ts';
import { midnightOf } from './hours.ts';

/** §28: a professional reads what they have earned by day, by week from Monday to Sunday, or by month, in India. */
export const earningPeriods = ['day', 'week', 'month'] as const;
export type EarningPeriod = (typeof earningPeriods)[number];

const dayMs = 24 * 60 * 60_000;

type Days = { readonly from: string; readonly to: string };

/** The first and the last day of the period in which a day lies, each written as 2026-03-31. */
export const periodOf = (period: EarningPeriod, day: string): Days => {
  if (period === 'day') return { from: day, to: day };
  if (period === 'week') {
    const from = mondayOf(day);
    return { from, to: dayAfter(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  const next = dayAfter(from, 31).slice(0, 7);
  return { from, to: dayAfter(`${next}-01`, -1) };
};

export const daysIn = ({ from, to }: Days): string[] => {
  const days = (midnightOf(to) - midnightOf(from)) / dayMs + 1;
  return Array.from({ length: days }, (_, n) => dayAfter(from, n));
};

/** §28: what of a job that was done is the professional's: earned once the customer has paid, nothing when all was refunded. */
export const earningStates = ['earned', 'unpaid', 'refunded'] as const;
export type EarningState = (typeof earningStates)[number];

export const earningState = (payment: PaymentState): EarningState =>
  payment === 'paid' ? 'earned' : payment === 'refunded' ? 'refunded' : 'unpaid';
