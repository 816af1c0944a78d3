import type { Keys } from '../secrets/sealing.ts';
import { conflict, notFound } from '../problem.ts';

type Caller = {
  readonly gone: boolean;
  readonly own: boolean;
  readonly ownHandyman: string | null;
};

/** §14: no operator books for a deleted account or for themselves, as a customer or as a professional. */
export const refuseCaller = (found: Caller | undefined, handymanId?: string): Caller => {
  if (!found) throw notFound(({ console: words }) => words.noSuchCustomer);
  if (found.gone) throw conflict('account_deleted', ({ caller }) => caller.deleted);
  if (found.own) throw conflict('own_account', ({ caller }) => caller.own);
  if (handymanId !== undefined && handymanId === found.ownHandyman) {
    throw conflict('own_account', ({ caller }) => caller.ownProfessional);
  }
  return found;
};

/**
 * §9: in place of the network of a request. All who call are asked for from the operators' network, and would use up each
 * other's limits and the ratings of one network (§13).
 */
export const callerNetwork = (keys: Keys, customerId: string): Uint8Array =>
  keys.hash('asked from', `caller ${customerId}`);
