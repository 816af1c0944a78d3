import type { Db } from './db.ts';

/**
 * Whether it is this process that runs the job now: once per period, however many processes there are. A time
 * in the future was written before the clock was set back. By `clock_timestamp()`: to a statement that has waited for
 * another's turn, `now()` is before that, and the other's time would seem to be in the future.
 */
export const claimRun = async (db: Db, name: string, periodMs: number): Promise<boolean> => {
  const rows = await db.query(
    `insert into job_runs as run (name, started_at) values ($1, clock_timestamp())
     on conflict (name) do update set started_at = clock_timestamp()
       where run.started_at > clock_timestamp()
         or run.started_at <= clock_timestamp() - $2::int * interval '1 millisecond'
     returning name`,
    [name, periodMs],
  );
  return rows.length > 0;
};
