import type {} from '@fastify/cookie';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { forbidden, needLogin } from '../problem.ts';
import { logouts } from './session-cache.ts';

export type Role = 'user' | 'handyman';

export type Session = {
  readonly role: Role;
  readonly id: string;
  /** Names this login among the account's others, without being able to stand for it. */
  readonly fingerprint: string;
  readonly expiresAt: Date;
};

/** A browser can be logged in as a customer and as a handyman at once. */
export type Sessions = { readonly [role in Role]?: Session };

/** §9: one day, for both. */
const lifeSeconds = 24 * 60 * 60;

const keyCookie = { user: 'lh_user', handyman: 'lh_handyman' } as const;

/** §3: these hold the id. They are hints for the screens; the server sets them and never reads them. */
const hintCookie = { user: 'user_token', handyman: 'handyman_token' } as const;

const roles = ['user', 'handyman'] as const;

const fingerprintOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const findSessions = `
  select role, account_id, token_hash, expires_at from sessions
  where token_hash in ($1, $2) and expires_at > now()`;

type Row = { role: Role; account_id: string; token_hash: Uint8Array; expires_at: Date };

export const noSessions: Sessions = {};

/** Who is asking, by what only their browser knows. */
export const readSessions = async (deps: Deps, request: FastifyRequest): Promise<Sessions> => {
  const hashes = roles.map((role) => {
    const token = request.cookies[keyCookie[role]];
    return token === undefined ? null : fingerprintOf(token);
  });
  const given = hashes.filter((hash) => hash !== null);
  if (given.length === 0) return noSessions;
  const known = given.map((hash) => deps.sessions.find(hash.toString('base64url')));
  const found = known.includes(undefined) ? await lookUp(deps, hashes) : known;
  const sessions: { [role in Role]?: Session } = {};
  for (const session of found) {
    // A customer's key in the handyman's cookie opens nothing.
    const hash = session && hashes[roles.indexOf(session.role)];
    if (session && hash?.toString('base64url') === session.fingerprint) {
      sessions[session.role] = session;
    }
  }
  return sessions;
};

const lookUp = async (deps: Deps, hashes: readonly (Buffer | null)[]): Promise<Session[]> => {
  const keep = deps.sessions.lookUp();
  const rows = await deps.db.query<Row>(findSessions, hashes);
  return rows.map((row) => {
    const session = {
      role: row.role,
      id: row.account_id,
      fingerprint: Buffer.from(row.token_hash).toString('base64url'),
      expiresAt: row.expires_at,
    };
    keep(session);
    return session;
  });
};

export const addSession = async (db: Db, role: Role, accountId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into sessions (token_hash, role, account_id, expires_at)
     values ($1, $2, $3, now() + $4::int * interval '1 second')`,
    [fingerprintOf(token), role, accountId, lifeSeconds],
  );
  return token;
};

/** Ends the login for good and closes the streams that were opened with it. */
export const endSession = async (deps: Deps, session: Session): Promise<void> => {
  await deps.db.query('delete from sessions where token_hash = $1', [
    Buffer.from(session.fingerprint, 'base64url'),
  ]);
  const { fingerprint } = session;
  deps.sessions.forget(fingerprint);
  await deps.events.publish([
    { names: [`session:${fingerprint}`, logouts], told: { kind: 'logout', fingerprint } },
  ]);
};

export const dropExpiredSessions = async (db: Db): Promise<void> => {
  await db.query('delete from sessions where expires_at <= now()');
};

export type LoggedIn = {
  readonly id: string;
  readonly token: string;
  /** Shown at a later login, to say that it comes from a browser the account knows. */
  readonly device: string;
};

const deviceCookie = { user: 'lh_known_user', handyman: 'lh_known_handyman' } as const;
const askerCookie = { user: 'lh_code_user', handyman: 'lh_code_handyman' } as const;

/** As long as browsers keep a cookie at all. */
const deviceSeconds = 400 * 24 * 60 * 60;
const askerSeconds = 60 * 60;

/** What this browser shows at a login beside the password. */
export const readLoginCookies = (reply: FastifyReply, role: Role) => ({
  device: reply.request.cookies[deviceCookie[role]],
  codeAsker: reply.request.cookies[askerCookie[role]],
});

export const setAskerCookie = (
  reply: FastifyReply,
  role: Role,
  asker: string,
  secure: boolean,
): void => {
  const options = { path: '/api', maxAge: askerSeconds, sameSite: 'lax', secure } as const;
  reply.setCookie(askerCookie[role], asker, { ...options, httpOnly: true });
};

export const setCookies = (
  reply: FastifyReply,
  role: Role,
  { id, token, device }: LoggedIn,
  secure: boolean,
): void => {
  const common = { path: '/', maxAge: lifeSeconds, sameSite: 'lax', secure } as const;
  reply.setCookie(keyCookie[role], token, { ...common, httpOnly: true });
  reply.setCookie(hintCookie[role], id, common);
  const lasting = { path: '/api', maxAge: deviceSeconds, httpOnly: true } as const;
  reply.setCookie(deviceCookie[role], device, { ...common, ...lasting });
};

export const clearCookies = (reply: FastifyReply, role: Role): void => {
  reply.clearCookie(keyCookie[role], { path: '/' });
  reply.clearCookie(hintCookie[role], { path: '/' });
};

export const requireSession = (sessions: Sessions, role: Role): Session => {
  const session = sessions[role];
  if (!session) throw needLogin();
  return session;
};

/** §6: an id in the body that is not the session's is refused. */
export const requireOwn = (sessions: Sessions, role: Role, id: string): Session => {
  const session = requireSession(sessions, role);
  if (session.id !== id) throw forbidden('You can only do this for yourself.');
  return session;
};

/** The role asked for; without one, the customer's where a browser holds both. */
export const requireParty = (sessions: Sessions, role?: Role): Session =>
  requireSession(sessions, role ?? (sessions.user ? 'user' : 'handyman'));
