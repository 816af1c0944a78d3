import type { FastifyInstance } from 'fastify';
import { health } from '#contract/operations.ts';
import { unavailable } from '../problem.ts';

const lookEveryMs = 100;

/** A request needs the event loop several times: at half a second a turn nobody is served well. */
const mostLateMs = 500;

/** With fewer at the door it is the machine that is slow, and turning them away would not make it faster. */
const crowdKnocks = 50;

/**
 * Says no at the door while those inside cannot be served: better some are told to come back than that
 * all wait in vain. What is already inside, streams too, goes on.
 */
export const shedLoad = (app: FastifyInstance, crowded: () => boolean): void => {
  let late = 0;
  let knocks = 0;
  let tooMany = false;
  let shedding = false;
  let looking: NodeJS.Timeout | undefined;

  // Not before: what a start does at length keeps nobody waiting.
  app.addHook('onListen', async () => {
    let due = performance.now() + lookEveryMs;
    looking = setInterval(() => {
      const now = performance.now();
      // Half of it is what was before: a single pause is not yet a crowd.
      late = (late + Math.max(0, now - due)) / 2;
      due = now + lookEveryMs;
      tooMany = late > mostLateMs && knocks > crowdKnocks;
      knocks = 0;
      if (shedding === (tooMany || crowded())) return;
      shedding = !shedding;
      app.log.warn({ late: Math.round(late) }, shedding ? 'turning requests away' : 'serving all');
    }, lookEveryMs);
    looking.unref();
  });
  app.addHook('onClose', async () => clearInterval(looking));

  app.addHook('onRequest', ({ url }, _reply, next) => {
    if (url === health.path) return next();
    knocks += 1;
    // A page needs no database.
    const full = tooMany || (url.startsWith('/api/') && crowded());
    return next(full ? unavailable(1) : undefined);
  });
};
