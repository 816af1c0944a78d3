import type { State } from './booking.ts';
import { isActive } from './booking.ts';
import type { Level } from './operator.ts';
import type { Party } from './role.ts';

/** §15: what a ticket can be about, as its author chooses it. Each side has the list that fits it. */
export const categories = {
  user: [
    'never_came',
    'quality',
    'late',
    'conduct',
    'price',
    'payment',
    'damage',
    'account',
    'other',
  ],
  handyman: ['not_home', 'customer', 'unpaid', 'unsafe', 'app', 'account', 'other'],
} as const satisfies Readonly<Record<Party, readonly string[]>>;

/** §15: a party of a running job is in danger; no form offers it as a category. */
export const sos = 'sos';

export const allCategories = [
  ...new Set([...categories.user, ...categories.handyman, sos] as const),
];
export type Category = (typeof allCategories)[number];

/** §26: a customer says that the professional of this booking was never there: an operator looks at their visits. */
export const isVisitReport = (role: Party, category: Category): boolean =>
  role === 'user' && category === 'never_came';

export const isCategoryOf = (role: Party, category: Category): boolean =>
  (categories[role] as readonly Category[]).includes(category);

/** §15: open while its author waits for us, answered while we wait for them. */
export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** §15: how a ticket ends. */
export const outcomes = ['come_again', 'part_refund', 'whole_refund', 'no_action'] as const;
export type Outcome = (typeof outcomes)[number];

/** §15: every ticket is answered within this time. */
export const answerHours = 48;

/** §15: an author who was not helped after all can write again for so long. */
export const reopenDays = 7;

export const ticketLimits = { text: 2000, reason: 300 } as const;

/** §15: from the accept to the end of the work either party may call for help. */
export const mayCallForHelp = (state: State): boolean => isActive(state);

/** §15: the number of police, ambulance and fire brigade everywhere in India. */
export const emergencyNumber = '112';

export type Money = {
  readonly paidPaise: number;
  readonly refundedPaise: number;
  readonly byOperatorsPaise: number;
};

/** §15: what an operator may still give back of a booking, in paise. Support has a limit for each booking. */
export const mostRefundable = (
  { paidPaise, refundedPaise, byOperatorsPaise }: Money,
  level: Level,
  supportLimitPaise: number,
): number => {
  const left = paidPaise - refundedPaise;
  return level === 'admin'
    ? left
    : Math.max(0, Math.min(left, supportLimitPaise - byOperatorsPaise));
};

/** §15: an outcome says what really happened: a refund was made, of a part or of all. */
export const fitsMoney = (
  outcome: Outcome,
  { paidPaise, refundedPaise }: Pick<Money, 'paidPaise' | 'refundedPaise'>,
): boolean => {
  if (outcome === 'part_refund') return refundedPaise > 0 && refundedPaise < paidPaise;
  if (outcome === 'whole_refund') return paidPaise > 0 && refundedPaise >= paidPaise;
  return true;
};
