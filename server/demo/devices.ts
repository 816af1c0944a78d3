import { randomBytes } from 'node:crypto';
import { demoHandyman, demoOperator, demoUser } from '#contract/demo.ts';
import type { Db } from '../db/db.ts';

/** How long ago each began and was last used. */
const logins = [
  { browser: 'chrome', system: 'android', startedHours: 3, seenMinutes: 25 },
  { browser: 'firefox', system: 'windows', startedHours: 19, seenMinutes: 16 * 60 },
] as const;

const people = [
  { role: 'user', table: 'users', email: demoUser.email },
  { role: 'handyman', table: 'handymen', email: demoHandyman.email },
  { role: 'operator', table: 'operators', email: demoOperator.email },
] as const;

/** Other browsers of the demo people, for their list of logins. The hashes are made up: no token belongs to them. */
export const addDemoDevices = async (db: Db): Promise<void> => {
  for (const { role, table, email } of people) {
    for (const { browser, system, startedHours, seenMinutes } of logins) {
      await db.query(
        `insert into sessions (token_hash, role, account_id, expires_at, started_at, seen_at, browser, system)
         select $1::bytea, $2::text, a.id, now() + (24 - $3::int) * interval '1 hour',
           now() - $3::int * interval '1 hour', now() - $4::int * interval '1 minute', $5::text, $6::text
         from ${table} a where a.email = $7::text and not exists (
           select 1 from sessions s where s.role = $2::text and s.account_id = a.id
             and s.browser = $5::text and s.system = $6::text)`,
        [randomBytes(32), role, startedHours, seenMinutes, browser, system, email],
      );
    }
  }
};
