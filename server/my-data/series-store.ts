import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** As many as anybody has in years. */
const mostRows = 1_000;

/** §27: with the place for the customer only. */
export const listSeries = (db: Db, role: Party, id: string): Promise<Record<string, unknown>[]> =>
  db.query(
    `select v.name as service, s.rhythm, s.first_day::text as "firstDay", s.minute as "minuteOfTheDay",
       ${role === 'user' ? 's.lat as latitude, s.long as longitude, s.address, s.note,' : ''}
       s.created_at as "askedAt", s.agreed_at as "agreedAt", s.paused_at as "pausedAt", s.ended_at as "endedAt"
     from series s join services v on v.id = s.service
     where s.${role}_id = $1 order by s.created_at desc limit ${mostRows}`,
    [id],
  );
