import type { Language } from '#domain/language.ts';
import type { Level } from '#domain/operator.ts';
import type { Party, Role } from '#domain/role.ts';

export type Session<R extends Role = Role> = {
  readonly role: R;
  readonly id: string;
  /** Identifies this login among the account's others; it cannot be used as a token. */
  readonly fingerprint: string;
  readonly expiresAt: Date;
};

/** A browser can be logged in once in each role. */
export type Sessions = { readonly [R in Role]?: Session<R> };

/** Of one of the two sides of a booking. */
export type PartySession = Session<Party>;

/** The page on which a person was looked at. */
export type LookFrom = {
  readonly kind: 'booking' | 'ticket';
  readonly id: string;
  /** An open alarm: the look is recorded and never refused. */
  readonly urgent?: boolean;
};

/**
 * §14: records that an operator sees the contact data of these people, before they are shown. Refuses beyond the
 * hour's people. It has a transaction of its own, so it is not to be used within one.
 */
export type Look = (
  people: readonly { readonly role: Party; readonly id: string }[],
  from?: LookFrom,
) => Promise<void>;

/** §11: an operator who is asking, as they are right now. */
export type ActingOperator = {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly language: Language;
  readonly look: Look;
};

/**
 * Sessions that were looked up a moment ago, so that a screen which polls does not cost a query each time
 * only to know whose it is. Logouts reach every process; one that cannot receive them caches nothing.
 */
export type SessionCache = {
  find(fingerprint: string): Session | undefined;
  /** Begins a look-up: what it finds is cached, unless a logout has arrived meanwhile. */
  lookUp(): (session: Session) => void;
  forget(fingerprint: string): void;
  clear(): void;
};
