import type { Party } from './role.ts';

/**
 * §23: the name shown in place of that of a deleted account. A no-break space keeps it in one
 * piece where a first name is taken. The server says it in the reader's language.
 */
export const deletedNames = {
  user: 'Former\u00a0customer',
  handyman: 'Former\u00a0professional',
} as const satisfies Record<Party, string>;

export const deletedRole = (name: string): Party | undefined => {
  if (name === deletedNames.user) return 'user';
  return name === deletedNames.handyman ? 'handyman' : undefined;
};
