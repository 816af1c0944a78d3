import type { FastifyInstance } from 'fastify';
import { health } from '#contract/operations.ts';
import { unavailable } from '../problem.ts';

const lookEveryMs = 100;

/** Shed load above this event-loop lag: a request needs several turns of the loop and would time out anyway. */
const mostLagMs = 500;

/** Below this many requests per interval the lag has another cause, and refusing them would not cure it. */
const leastRequests = 50;

/**
 * Returns 503 with Retry-After to new requests while event-loop lag or the queue for the database is too long.
 * Requests that were accepted before, and open streams, go on.
 */
export const shedLoad = (app: FastifyInstance, saturated: () => boolean): void => {
  let late = 0;
  let requests = 0;
  let tooMany = false;
  let shedding = false;
  let looking: NodeJS.Timeout | undefined;

  // The first interval is skipped: a slow start is no overload.
  app.addHook('onListen', async () => {
    let due = performance.now() + lookEveryMs;
    looking = setInterval(() => {
      const now = performance.now();
      // A moving average: a single pause does not count.
      late = (late + Math.max(0, now - due)) / 2;
      due = now + lookEveryMs;
      tooMany = late > mostLagMs && requests > leastRequests;
      requests = 0;
      if (shedding === (tooMany || saturated())) return;
      shedding = !shedding;
      app.log.warn({ late: Math.round(late) }, shedding ? 'turning requests away' : 'serving all');
    }, lookEveryMs);
    looking.unref();
  });
  app.addHook('onClose', async () => clearInterval(looking));

  app.addHook('onRequest', ({ url }, _reply, next) => {
    if (url === health.path) return next();
    requests += 1;
    // A page needs no database.
    const full = tooMany || (url.startsWith('/api/') && saturated());
    return next(full ? unavailable(1) : undefined);
  });
};
