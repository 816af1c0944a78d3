import { mailboxOf } from '#domain/mailbox.ts';
import type { Keys } from '../secrets/sealing.ts';
import type { MarkHash } from './suspension-store.ts';

type Known = {
  readonly email: string;
  readonly phone: string;
  /** As it stands with the account. */
  readonly aadhaarHash: Uint8Array;
};

/** §12: by what a professional who was suspended is recognised. */
export const marksOf = (keys: Keys, { email, phone, aadhaarHash }: Known): MarkHash[] => [
  { kind: 'aadhaar', hash: aadhaarHash },
  { kind: 'mailbox', hash: keys.hash('suspended mailbox', mailboxOf(email)) },
  { kind: 'phone', hash: keys.hash('suspended phone', phone) },
];

/** §6: by what a customer who was blocked is recognised. */
export const blockedMailbox = (keys: Keys, email: string): Uint8Array =>
  keys.hash('blocked mailbox', mailboxOf(email));
