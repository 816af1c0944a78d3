import type { Deps } from '../deps.ts';
import type { Session } from '../ports/sessions.ts';
import { badInput } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { findOwner } from './owner-store.ts';
import type { OwnerRow } from './owner-store.ts';
import { forgive, limits, spend } from './rate-limits.ts';

export const wrongPassword = (): Problem =>
  badInput({ currentPassword: ({ account }) => account.wrongPassword });

/** §21: the account's owner proves with the password who they are. Only their session can use up the tries. */
export const provePassword = async (
  deps: Deps,
  { role, id }: Session,
  password: string,
): Promise<OwnerRow> => {
  await spend(deps, limits.passwordOfAccount, `${role} ${id}`);
  const owner = await findOwner(deps.db, role, id);
  const right = await deps.passwords.matches(owner?.password_hash, password);
  if (!owner || !right) throw wrongPassword();
  await forgive(deps, limits.passwordOfAccount, `${role} ${id}`);
  return owner;
};
