/** §3: who can have an account. Whatever exists once per role is made from this list. */
export const roles = ['user', 'handyman'] as const;

export type Role = (typeof roles)[number];

/** How a role is called where people read it. */
export const roleNames: Readonly<Record<Role, { readonly one: string; readonly many: string }>> = {
  user: { one: 'customer', many: 'customers' },
  handyman: { one: 'handyman', many: 'handymen' },
};
