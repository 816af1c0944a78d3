import { setLanguage } from '#contract/account.ts';
import { readAddress } from '#domain/address.ts';
import { send } from './api.ts';
import type { Session } from './session.ts';

/**
 * A visitor who opens an address of a language has chosen it (device/language.ts); for their accounts too, whose mails follow.
 * What does not arrive is not asked for again: the switch on every page does the same.
 */
export const followAddress = async (
  openedAt: string,
  { userId, handymanId }: Session,
): Promise<void> => {
  const { named } = readAddress(new URL(openedAt).pathname);
  if (named === undefined || (userId ?? handymanId) === undefined) return;
  await send(setLanguage, { body: { language: named } }).catch(() => undefined);
};
