import { deletedRole } from '#domain/deleted-name.ts';
import type { Words } from './words.ts';

/** §23: a name as it is; for a deleted account the text in its place. */
export const nameIn = ({ myData }: Words, name: string): string => {
  const role = deletedRole(name);
  return role === undefined ? name : myData.former[role];
};
