import { setTimeout as wait } from 'node:timers/promises';
import type { Reader } from './db.ts';

const lookAgainMs = 200;

const attempts = {
  connection: 'select pg_try_advisory_lock($1) as mine',
  transaction: 'select pg_try_advisory_xact_lock($1) as mine',
} as const;

/**
 * Waits for an advisory lock that is held until the connection or the transaction ends. Asks again and again instead
 * of waiting inside Postgres: a statement may not take that long, and while it waits it would count as an old
 * transaction, all of which an index that is built concurrently waits for.
 */
export const takeTurn = async (
  db: Reader,
  key: number,
  until: keyof typeof attempts,
): Promise<void> => {
  for (;;) {
    const [row] = await db.query<{ mine: boolean }>(attempts[until], [key]);
    if (row?.mine) return;
    await wait(lookAgainMs);
  }
};
