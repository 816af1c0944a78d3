import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/language.ts';
import { roles } from '#domain/role.ts';
import type { Role } from '#domain/role.ts';
import { sessionSeconds } from '../identity/session.ts';
import type { LoggedIn, Tokens } from '../identity/session.ts';

const tokenCookie = (role: Role) => `lh_${role}`;
/** §3: holds the id, as a hint for the screens. The server sets it and never reads it. */
const hintCookie = (role: Role) => `${role}_token`;
const deviceCookie = (role: Role) => `lh_known_${role}`;
const askerCookie = (role: Role) => `lh_code_${role}`;
/** The cookie that `readerLanguage` reads. */
const languageCookie = 'lang';

/** The longest lifetime that browsers allow a cookie. */
const deviceSeconds = 400 * 24 * 60 * 60;
const askerSeconds = 60 * 60;
const languageSeconds = 365 * 24 * 60 * 60;

export const readTokens = ({ cookies }: FastifyRequest): Tokens =>
  Object.fromEntries(
    roles.flatMap((role) => {
      const token = cookies[tokenCookie(role)];
      return token === undefined ? [] : [[role, token] as const];
    }),
  );

/** The cookie that binds a mailed code to the browser that asked for it. */
export const readAsker = ({ cookies }: FastifyRequest, role: Role): string | undefined =>
  cookies[askerCookie(role)];

/** The cookies that a login reads: whether the account was used in this browser, and which code it asked for. */
export const readLoginCookies = ({ request }: FastifyReply, role: Role) => ({
  device: request.cookies[deviceCookie(role)],
  codeAsker: readAsker(request, role),
});

export const setAskerCookie = (
  reply: FastifyReply,
  role: Role,
  asker: string,
  secure: boolean,
): void => {
  const options = { path: '/api', maxAge: askerSeconds, sameSite: 'lax', secure } as const;
  reply.setCookie(askerCookie(role), asker, { ...options, httpOnly: true });
};

/** After the code it was for has been used. */
export const clearAskerCookie = (reply: FastifyReply, role: Role): void => {
  reply.clearCookie(askerCookie(role), { path: '/api' });
};

export const setCookies = (
  reply: FastifyReply,
  role: Role,
  { id, token, device, language }: LoggedIn,
  secure: boolean,
): void => {
  const common = { path: '/', maxAge: sessionSeconds, sameSite: 'lax', secure } as const;
  reply.setCookie(tokenCookie(role), token, { ...common, httpOnly: true });
  reply.setCookie(hintCookie(role), id, common);
  setDeviceCookie(reply, role, device, secure);
  setLanguageCookie(reply, language, secure);
};

/** Marks this browser as one in which the account's owner has logged in or proved the mailbox. */
export const setDeviceCookie = (
  reply: FastifyReply,
  role: Role,
  device: string,
  secure: boolean,
): void => {
  const options = { path: '/api', maxAge: deviceSeconds, sameSite: 'lax', secure } as const;
  reply.setCookie(deviceCookie(role), device, { ...options, httpOnly: true });
};

/** Scripts read it and set it: visitors without a session choose a language too. */
export const setLanguageCookie = (
  reply: FastifyReply,
  language: Language,
  secure: boolean,
): void => {
  const options = { path: '/', maxAge: languageSeconds, sameSite: 'lax', secure } as const;
  reply.setCookie(languageCookie, language, options);
};

export const clearCookies = (reply: FastifyReply, role: Role): void => {
  reply.clearCookie(tokenCookie(role), { path: '/' });
  reply.clearCookie(hintCookie(role), { path: '/' });
};
