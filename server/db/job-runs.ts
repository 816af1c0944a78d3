import type { Db } from './db.ts';

/**
 * Whether it is this process that runs the job now: once per period, however many processes there are. A time
 * in the future was written before the clock was set back.
 */
export const claimRun = async (db: Db, name: string, periodMs: number): Promise<boolean> => {
  const rows = await db.query(
    `insert into job_runs as run (name, started_at) values ($1, now())
     on conflict (name) do update set started_at = now()
       where run.started_at > now() or run.started_at <= now() - $2::int * interval '1 millisecond'
     returning name`,
    [name, periodMs],
  );
  return rows.length > 0;
};
