import type { Db } from './db.ts';

/** Often enough to be noticed in time, seldom enough to cost nothing. */
const everyMs = 5_000;

const write = `insert into write_probe (id, at) values (1, now())
  on conflict (id) do update set at = excluded.at`;

const full = (): Error =>
  Object.assign(new Error('There is no room left for the database'), { code: '53100' });

/**
 * Fails when the database cannot be reached, or answers but cannot be written: read-only, or its disk full.
 * Only successes are remembered, so that a failure is seen at once and so is its end.
 */
export const makeWriteProbe = (
  db: Db,
  hasRoom: () => Promise<boolean> = async () => true,
): (() => Promise<void>) => {
  let writtenAt = -Infinity;
  let writing: Promise<void> | undefined;

  const probe = async () => {
    if (!(await hasRoom())) throw full();
    await db.query(write);
    writtenAt = performance.now();
  };

  return async () => {
    if (performance.now() - writtenAt < everyMs) {
      await db.query('select 1');
      return;
    }
    writing ??= probe().finally(() => {
      writing = undefined;
    });
    await writing;
  };
};
