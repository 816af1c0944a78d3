/** §17: what an address is called; `other` may have a word of the customer's own. */
export const addressKinds = ['home', 'work', 'other'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Enough for every door that one customer uses, and few enough to choose from. */
export const mostAddresses = 10;
