/** §3: the two sides of a booking. */
export const parties = ['user', 'handyman'] as const;
export type Party = (typeof parties)[number];

/** Who can have an account. Whatever exists once per role is made from this list. */
export const roles = [...parties, 'operator'] as const;
export type Role = (typeof roles)[number];
