import type { Party } from './role.ts';

/** §13: how much customers may say about one professional before more of it counts for nothing. */
export const worthLimits = {
  /** Of one customer, and of all customers who asked from one network, within so many days. */
  perCustomer: 1,
  perNetwork: 2,
  days: 30,
  /** Paid later than so long after the work, the rating does not count. */
  payWithinDays: 90,
  /** Of customers who have paid no other professional, within a day; an operator looks at further ones. */
  newCustomersADay: 5,
} as const;

/** Why only the two parties read a rating, and no average counts it. */
export const reasonsNotCounted = [
  'unpaid',
  'same_person',
  'same_customer',
  'one_network',
  'burst',
] as const;
export type NotCounted = (typeof reasonsNotCounted)[number];

/** What decides whether a rating counts, when it becomes visible or when its job is paid after that. */
export type WorthFacts = {
  readonly author: Party;
  /** All of the bill, whether or not it was refunded since. */
  readonly paid: boolean;
  readonly sameMailbox: boolean;
  readonly samePhone: boolean;
  /** It was given in a browser in which the other account was logged in to before. */
  readonly sameBrowser: boolean;
  /** Ratings about this professional that count: of this customer, and of all who asked from the same network. */
  readonly ofCustomer: number;
  readonly ofNetwork: number;
  /** Whether this customer has paid no other professional, and how many such ratings of today count. */
  readonly newCustomer: boolean;
  readonly ofNewCustomers: number;
};

/**
 * §13: undefined when it counts. Ratings that are free to produce do not count: two accounts of one person, a ring of
 * made-up customers and an hour of them from one network change neither an average nor a rank.
 */
export const whyNotCounted = (facts: WorthFacts): NotCounted | undefined => {
  if (!facts.paid) return 'unpaid';
  if (facts.sameMailbox || facts.samePhone || facts.sameBrowser) return 'same_person';
  // What a professional says about a customer changes no rank.
  if (facts.author === 'handyman') return undefined;
  if (facts.ofCustomer >= worthLimits.perCustomer) return 'same_customer';
  if (facts.ofNetwork >= worthLimits.perNetwork) return 'one_network';
  const burst = facts.newCustomer && facts.ofNewCustomers >= worthLimits.newCustomersADay;
  return burst ? 'burst' : undefined;
};
