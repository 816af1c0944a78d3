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

const twoHosts = () => badInput({ host: 'This request names more than one host.' });

/** Proxies and servers differ on which of two hosts counts, so neither does. */
export const refuseTwoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    const hosts = raw.rawHeaders.filter((name, n) => n % 2 === 0 && /^host$/i.test(name));
    next(hosts.length > 1 ? twoHosts() : undefined);
  });
};

const crossSite = () =>
  new Problem(403, 'cross_site', 'This request came from another site and was not carried out.');

/**
 * Another site's page must not act with our visitors' cookies. Browsers say where a request comes from;
 * a client that says nothing is no browser and carries nobody else's cookies.
 */
export const guardOrigin = (
  app: FastifyInstance,
  publicUrl: string,
  /** Calls that go by a signature and never by a cookie. */
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
