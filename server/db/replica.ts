import { isCollision, isConnectionLost } from './db.ts';
import type { Pipeline, Resettable } from './pipeline.ts';

type Options = {
  readonly replica: Resettable;
  readonly primary: Pipeline;
  readonly onError: (error: unknown) => void;
};

/** A lost replica is detected, and one that is back is used again, within about this time. */
const lookEveryMs = 2_000;
const answerWithinMs = 2_000;

/** The number of concurrent searches on the primary that leaves it free for bookings. */
const mostOnPrimary = 20;

const saturatedError = (): Error =>
  Object.assign(new Error('The replica is lost and the primary has enough searches to answer'), {
    code: '53300',
  });

/**
 * A replica cancels a search that stands in the way of what it has to replay (40001), and for a moment lacks
 * what a migration has just made (42703, 42P01, 42883). Neither means that it is lost.
 */
const primaryKnowsBetter = (error: unknown): boolean =>
  isCollision(error) || /^42(703|P01|883)$/.test(String((error as { code?: unknown }).code));

/** Asks the replica; while it is lost the primary, with a limit. It goes back by itself. */
export const preferReplica = ({ replica, primary, onError }: Options): Pipeline => {
  let up = true;
  let onPrimary = 0;
  let giveUp: (error: Error) => void = () => undefined;
  /** Rejects the queries that wait for the replica at the moment when it is found lost. */
  let untilLost: Promise<never>;
  const begin = () => {
    untilLost = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    untilLost.catch(() => undefined);
  };
  begin();

  const lose = (error: unknown) => {
    if (!up) return;
    up = false;
    onError(new Error('The replica is lost: searches go to the primary', { cause: error }));
    giveUp(Object.assign(new Error('The replica is lost'), { code: '08006' }));
  };

  const askPrimary: Pipeline['query'] = async (text, values) => {
    if (onPrimary >= mostOnPrimary) throw saturatedError();
    onPrimary += 1;
    try {
      return await primary.query(text, values);
    } finally {
      onPrimary -= 1;
    }
  };

  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The replica does not answer')), answerWithinMs);
    });
    try {
      await Promise.race([replica.query('select 1'), tooLong]);
      if (!up) begin();
      up = true;
    } catch (error) {
      lose(error);
      // Connections to a host that vanished would never be of use again.
      replica.reset();
    } finally {
      clearTimeout(timer);
      looking = false;
    }
  };
  const looks = setInterval(() => void look(), lookEveryMs);
  looks.unref();
  void look();

  return {
    query: async (text, values) => {
      if (!up) return askPrimary(text, values);
      try {
        return await Promise.race([replica.query<never>(text, values), untilLost]);
      } catch (error) {
        if (!primaryKnowsBetter(error)) {
          if (!isConnectionLost(error)) throw error;
          lose(error);
        }
        return askPrimary(text, values);
      }
    },
    saturated: () => up && replica.saturated(),
    close: async () => {
      clearInterval(looks);
      await Promise.all([replica.close(), primary.close()]);
    },
  };
};
