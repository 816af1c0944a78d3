import { mailboxOf } from '#domain/mailbox.ts';
import type { Keys } from '../secrets/sealing.ts';
import type { MarkHash } from './suspension-store.ts';

type Known = {
  readonly email: string;
  readonly phone: string;
  /** The hash stored with the account. */
  readonly aadhaarHash: Uint8Array;
};

/** §14: the same of a customer, who gives no Aadhaar number. */
export const contactMarks = (
  keys: Keys,
  { email, phone }: Omit<Known, 'aadhaarHash'>,
): MarkHash[] => [
  { kind: 'mailbox', hash: keys.hash('suspended mailbox', mailboxOf(email)) },
  { kind: 'phone', hash: keys.hash('suspended phone', phone) },
];

/** §12: by what a professional who was suspended or refused is recognised. */
export const marksOf = (keys: Keys, { aadhaarHash, ...contact }: Known): MarkHash[] => [
  { kind: 'aadhaar', hash: aadhaarHash },
  ...contactMarks(keys, contact),
];

/** §6: by what a customer who was blocked is recognised. */
export const blockedMailbox = (keys: Keys, email: string): Uint8Array =>
  keys.hash('blocked mailbox', mailboxOf(email));
