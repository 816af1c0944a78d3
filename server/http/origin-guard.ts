import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, badInput } from '../problem.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

const sameOrigin = (request: FastifyRequest, publicOrigin: string): boolean => {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  // Behind a proxy the host may be another's; what the public sees counts as well.
  if (origin === publicOrigin) return true;
  try {
    const { protocol, host } = new URL(origin);
    return host === new URL(`${protocol}//${request.host}`).host;
  } catch {
    return false;
  }
};

const twoHosts = () => badInput({ host: ({ http }) => http.twoHosts });

/** Proxies and servers may each take another of two Host headers: refuse both. */
export const refuseTwoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    const hosts = raw.rawHeaders.filter((name, n) => n % 2 === 0 && /^host$/i.test(name));
    next(hosts.length > 1 ? twoHosts() : undefined);
  });
};

const crossSite = () => new Problem(403, 'cross_site', ({ http }) => http.crossSite);

/**
 * Refuses cross-site requests that change something (CSRF). Browsers send Origin or Sec-Fetch-Site; a client
 * that sends neither is no browser and has no visitor's cookies.
 */
export const guardOrigin = (
  app: FastifyInstance,
  publicUrl: string,
  /** Calls that are authenticated by a signature, never by a cookie. */
  signed: readonly string[],
): void => {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, next) => {
    const fine =
      reading.has(request.method) ||
      signed.includes(request.routeOptions.url ?? '') ||
      sameOrigin(request, publicOrigin);
    next(fine ? undefined : crossSite());
  });
};
