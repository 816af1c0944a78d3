/** §3: the two sides of a booking. */
export const parties = ['user', 'handyman'] as const;
export type Party = (typeof parties)[number];

/** Who can have an account. Tables, cookies and calls that exist once per role are made from this list. */
export const roles = [...parties, 'operator'] as const;
export type Role = (typeof roles)[number];
