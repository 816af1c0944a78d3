import { createHash, randomBytes } from 'node:crypto';
import { deviceOf } from '#domain/device.ts';
import type { Language } from '#domain/language.ts';
import { retention } from '#domain/retention.ts';
import { roles } from '#domain/role.ts';
import type { Party, Role } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { PartySession, Session, Sessions } from '../ports/sessions.ts';
import { forbidden, needLogin } from '../problem.ts';
import { noteHere } from './presence-store.ts';
import { logouts } from './session-cache.ts';
import {
  addSession,
  deleteSession,
  deleteSessionsOf,
  listSessions,
  noteSeen,
} from './session-store.ts';

/** §9: one day, for every role. */
export const sessionSeconds = retention.sessionHours * 60 * 60;

/** What a browser holds for each role it is logged in as. */
export type Tokens = { readonly [role in Role]?: string };

const fingerprintOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const noSessions: Sessions = {};

/** The sessions of a request, looked up by the hashes of its tokens. */
export const readSessions = async (
  deps: Deps,
  tokens: Tokens,
  userAgent = '',
): Promise<Sessions> => {
  const fingerprints: { [role in Role]?: string } = {};
  for (const role of roles) {
    const token = tokens[role];
    if (token !== undefined) fingerprints[role] = fingerprintOf(token);
  }
  const given = Object.values(fingerprints);
  if (given.length === 0) return noSessions;
  const cached = given.map((fingerprint) => deps.sessions.find(fingerprint));
  const found = cached.includes(undefined) ? await lookUp(deps, given, userAgent) : cached;
  // A customer's token in the handyman's cookie opens nothing.
  const live = found.filter(
    (session) => session !== undefined && fingerprints[session.role] === session.fingerprint,
  );
  return Object.fromEntries(live.map((session) => [session?.role, session])) as Sessions;
};

const lookUp = async (
  deps: Deps,
  fingerprints: readonly string[],
  userAgent: string,
): Promise<Session[]> => {
  const keep = deps.sessions.lookUp();
  const found = await listSessions(deps.db, fingerprints);
  for (const { session } of found) keep(session);
  const unseen = found.filter((one) => one.unseen).map(({ session }) => session);
  if (unseen.length > 0) await tellSeen(deps, unseen, userAgent);
  return found.map(({ session }) => session);
};

/** A failure is only logged: reading must go on while the database cannot be written. */
const tellSeen = async (
  deps: Deps,
  sessions: readonly Session[],
  userAgent: string,
): Promise<void> => {
  const fingerprints = sessions.map(({ fingerprint }) => fingerprint);
  const handymen = sessions.filter(({ role }) => role === 'handyman').map(({ id }) => id);
  try {
    // First: when it fails the login still counts as not seen, so the next request tries both again.
    if (handymen.length > 0) await noteHere(deps.db, handymen);
    await noteSeen(deps.db, fingerprints, deviceOf(userAgent));
  } catch (error) {
    deps.log.debug({ err: error }, 'a login was not noted as seen');
  }
};

/** Gives the token, of which only a hash is stored. */
export const startSession = async (db: Db, role: Role, id: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await addSession(db, { role, id, fingerprint: fingerprintOf(token) }, sessionSeconds);
  return token;
};

/** Ends one login and closes the streams that were opened with it. */
export const endSession = async (deps: Deps, { fingerprint }: Session): Promise<void> => {
  await deleteSession(deps.db, fingerprint);
  await announceEnd(deps, [fingerprint]);
};

/** Ends every login of an account, except the one that asks for it. Gives how many. */
export const endSessionsOf = async (
  deps: Deps,
  { role, id }: Pick<Session, 'role' | 'id'>,
  except?: Session,
): Promise<number> => {
  const ended = await deleteSessionsOf(deps.db, role, id, except?.fingerprint);
  await announceEnd(deps, ended);
  return ended.length;
};

/** To the caches of all processes and to the streams of these logins; after the commit. */
export const announceEnd = async (deps: Deps, fingerprints: readonly string[]): Promise<void> => {
  for (const fingerprint of fingerprints) deps.sessions.forget(fingerprint);
  await deps.events.publish(
    fingerprints.map((fingerprint) => ({
      topics: [`session:${fingerprint}`, logouts],
      event: { kind: 'logout', fingerprint },
    })),
  );
};

export type LoggedIn = {
  readonly id: string;
  readonly token: string;
  /** The cookie value that marks this browser as known to the account at later logins. */
  readonly device: string;
  /** Of the account, which the browser follows. */
  readonly language: Language;
};

export const requireSession = <R extends Role>(sessions: Sessions, role: R): Session<R> => {
  const session: Session<R> | undefined = sessions[role];
  if (!session) throw needLogin();
  return session;
};

/** §6: an id in the body that is not the session's is refused. */
export const requireOwn = <R extends Role>(sessions: Sessions, role: R, id: string): Session<R> => {
  const session = requireSession(sessions, role);
  if (session.id !== id) throw forbidden(({ identity }) => identity.onlyYourself);
  return session;
};

/** The role asked for; without one, the customer's where a browser holds both. */
export const requireParty = (sessions: Sessions, role?: Party): PartySession =>
  requireSession(sessions, role ?? (sessions.user ? 'user' : 'handyman'));
