/** §3: who can have an account. Whatever exists once per role is made from this list. */
export const roles = ['user', 'handyman'] as const;

export type Role = (typeof roles)[number];
