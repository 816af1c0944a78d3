import { useSyncExternalStore } from 'react';
import type { Party } from '#domain/role.ts';

/**
 * §3: which accounts the screens take to be logged in. The cookies hold ids and are hints only: the server looks at
 * its own session, and a hint that it does not confirm is cleared.
 */
export type Session = {
  readonly userId: string | undefined;
  readonly handymanId: string | undefined;
};

const cookieOf = (role: Party) => `${role}_token`;

const listeners = new Set<() => void>();
const nobody: Session = { userId: undefined, handymanId: undefined };
let seen = '';
let session = nobody;

const cookie = (name: string) => {
  const value = document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1];
  return value === undefined || value === '' ? undefined : decodeURIComponent(value);
};

export const readSession = (): Session => {
  if (typeof document === 'undefined') return nobody;
  if (document.cookie === seen) return session;
  seen = document.cookie;
  const next = { userId: cookie(cookieOf('user')), handymanId: cookie(cookieOf('handyman')) };
  if (next.userId !== session.userId || next.handymanId !== session.handymanId) session = next;
  return session;
};

/** The accounts that are logged in here: a part of the key of every query that depends on the session. */
export const accounts = (): string => {
  const { userId = '', handymanId = '' } = readSession();
  return `${userId} ${handymanId}`;
};

export const idOf = (who: Session, role: Party): string | undefined =>
  role === 'user' ? who.userId : who.handymanId;

/** To be called when a reply may have set or cleared a cookie. */
export const sessionChanged = () => {
  for (const listener of listeners) listener();
};

/** The role whose session is about to end here, and the page that follows. */
let leaving: { role: Party; to: string } | undefined;

/** To be called before the call that ends the session: a page may learn that it is gone sooner than why. */
export const leaveFor = (next: typeof leaving) => {
  leaving = next;
};

/** What a customer has chosen and typed here for their next visit. */
const keptHere = ['localhands.place', 'localhands.visit'];

/** Logout: no guard needs to tell this visitor to log in, and the next user of the browser finds nothing of theirs. */
export const endSession = (role: Party, to = `/${role}/login`) => {
  leaving = { role, to };
  try {
    for (const key of role === 'user' ? keptHere : []) {
      sessionStorage.removeItem(key);
      localStorage.removeItem(key);
    }
  } catch {
    // A browser that refuses storage has stored nothing.
  }
  dropHints([role], readSession());
};

export const leftOnPurpose = (role: Party): string | undefined => {
  const to = leaving?.role === role ? leaving.to : undefined;
  leaving = undefined;
  return to;
};

/** Clears the hints of sessions that the server did not find, unless there has been a newer login. */
export const dropHints = (parties: readonly Party[], asked: Session) => {
  const now = readSession();
  const dead = parties.filter((role) => idOf(now, role) === idOf(asked, role));
  for (const role of dead) document.cookie = `${cookieOf(role)}=; path=/; max-age=0`;
  sessionChanged();
};

export const onSession = (listener: () => void) => {
  listeners.add(listener);
  // Another tab may have logged in or out meanwhile.
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

export const useSession = (): Session => useSyncExternalStore(onSession, readSession, () => nobody);
