import type { Role } from '#domain/role.ts';

export type Session = {
  readonly role: Role;
  readonly id: string;
  /** Names this login among the account's others, without being able to stand for it. */
  readonly fingerprint: string;
  readonly expiresAt: Date;
};

/** A browser can be logged in once in each role. */
export type Sessions = { readonly [role in Role]?: Session };

/**
 * Sessions that were looked up a moment ago, so that a screen which polls does not cost a query each time
 * only to know whose it is. Logouts reach every process; one that cannot receive them caches nothing.
 */
export type SessionCache = {
  find(fingerprint: string): Session | undefined;
  /** Begins a look-up: what it finds is kept, unless somebody has logged out meanwhile. */
  lookUp(): (session: Session) => void;
  forget(fingerprint: string): void;
  clear(): void;
};
