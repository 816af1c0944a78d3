import type { FastifyInstance } from 'fastify';
import { ready } from '#contract/operations.ts';
import { unavailable } from '../problem.ts';

/**
 * Before a process stops listening, proxies must learn of it: the readiness check fails, and each answer
 * closes its connection, so that the next request goes to another process. Everything is still served.
 */
export const sendElsewhere = (app: FastifyInstance, draining: () => boolean): void => {
  app.addHook('onRequest', (request, reply, next) => {
    if (!draining()) return next();
    reply.header('connection', 'close');
    return next(request.routeOptions.url === ready.path ? unavailable(1) : undefined);
  });
};
