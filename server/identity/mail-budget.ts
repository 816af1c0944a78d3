import { mailboxOf } from '#domain/mailbox.ts';
import { siteOf } from '#domain/network.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from './rate-limits.ts';

/**
 * §9: codes that strangers can have mailed to a mailbox, of all kinds together: sign-up, login, reset and new email of
 * both roles have limits of their own, whose sum would be a nuisance. One network alone cannot use it up.
 */
export const spendCodeMail = async (deps: Deps, email: string, address: string): Promise<void> => {
  const mailbox = mailboxOf(email);
  await spend(deps, limits.codesFromHere, `${mailbox} ${siteOf(address)}`);
  await spend(deps, limits.codesToMailbox, mailbox);
  await spend(deps, limits.codesInADay, mailbox);
};
