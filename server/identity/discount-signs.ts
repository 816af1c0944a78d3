import { mailboxOf } from '#domain/mailbox.ts';
import type { Keys } from '../secrets/sealing.ts';

type Contact = { readonly email: string; readonly phone: string };

/** §38: by what the user of a discount code is recognised, in another account too. */
export const discountSigns = (keys: Keys, { email, phone }: Contact) => ({
  mailboxHash: keys.hash('discount mailbox', mailboxOf(email)),
  phoneHash: keys.hash('discount phone', phone),
});
