import { randomUUID } from 'node:crypto';
import { demoHandyman, demoOperator, demoUser } from '#contract/demo.ts';
import type { Keys } from '../secrets/sealing.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Database, Db } from '../db/db.ts';
import { addDemoAddresses } from './addresses.ts';
import { addJobs, addPayments } from './jobs.ts';
import { addDemoCash } from './cash.ts';
import { addDemoCredit } from './credit.ts';
import { addDemoDiscounts } from './discounts.ts';
import { addDemoDisputes } from './disputes.ts';
import { addDemoFees } from './fees.ts';
import { addDemoDevices } from './devices.ts';
import { addDemoVisits } from './visits.ts';
import { addDemoVerification } from './verification.ts';
import type { Job } from './jobs.ts';
import { addDemoChats } from './chat.ts';
import { addDemoExtras } from './extra.ts';
import { addDemoPayouts } from './payouts.ts';
import { demoMarket } from './market.ts';
import type { Customer, Man } from './market.ts';
import { addDemoTickets } from './tickets.ts';
import { addRequests } from './today.ts';
import { addDemoServices } from './services.ts';
import { addRatings } from './ratings.ts';
import { addDemoTips } from './tips.ts';
import { addDemoWeeks } from './weeks.ts';
import { takeTurn } from '../db/take-turn.ts';

/** Demo people and some finished jobs; idempotent. */
export const seed = (database: Database, keys: Keys, passwords: Passwords): Promise<void> =>
  database.transaction(async (db) => {
    await takeTurn(db, 7_204_002, 'transaction');
    await addDemoOperator(db, passwords);
    const there = await db.query('select 1 from users where email = $1', [demoUser.email]);
    if (there.length > 0) {
      await addDemoVerification(db, keys);
      await addDemoTickets(db, keys);
      await addDemoAddresses(db);
      await addDemoChats(db, keys);
      await addDemoDevices(db);
      await addDemoWeeks(db);
      return;
    }
    const { chance, ravi, asha, men, customers, jobs, requests } = demoMarket(new Date());
    // A random password that is stored nowhere: only the demo people can log in.
    const nobodys = await passwords.hash(randomUUID());
    await addCustomers(db, customers, nobodys);
    await addCustomers(db, [asha], await passwords.hash(demoUser.password));
    await addMen(db, keys, men, jobs, nobodys);
    await addMen(db, keys, [ravi], jobs, await passwords.hash(demoHandyman.password));
    await addJobs(db, jobs);
    await addDemoExtras(db);
    await addPayments(db, jobs);
    await addDemoCredit(db);
    await addDemoVerification(db, keys);
    await addDemoTickets(db, keys);
    await addDemoChats(db, keys);
    await addDemoDevices(db);
    await addDemoCash(db);
    await addDemoDiscounts(db);
    await addDemoPayouts(db, keys);
    await addRequests(db, requests);
    await addDemoVisits(db);
    await addDemoFees(db);
    await addDemoWeeks(db);
    await addDemoServices(db);
    await addDemoAddresses(db);
    await addRatings(db, chance, {
      jobs,
      askedFor: [asha.id, ravi.id],
      reportedBy: ravi.id,
    });
    await addDemoTips(db);
    await addDemoDisputes(db);
  });

/** Also where an older release made the demo without operators. No second factor: production refuses the login. */
const addDemoOperator = async (db: Db, passwords: Passwords): Promise<void> => {
  const { email, password } = demoOperator;
  const there = await db.query('select 1 from operators where email = $1', [email]);
  if (there.length > 0) return;
  await db.query(
    `insert into operators (email, name, level, password_hash) values ($1, 'Neela Shah', 'admin', $2)`,
    [email, await passwords.hash(password)],
  );
};

const addCustomers = (db: Db, people: readonly Customer[], passwordHash: string) =>
  db.query(
    `insert into users (id, username, email, password_hash, contact_number, lat, long, created_at)
     select id, username, email, $2, phone, lat, long, now() - "joinedDaysAgo" * interval '1 day'
     from json_to_recordset($1::json) as p(id uuid, username text, email text, phone text,
       lat float8, long float8, "joinedDaysAgo" int)`,
    [JSON.stringify(people), passwordHash],
  );

const addMen = (
  db: Db,
  keys: Keys,
  men: readonly Man[],
  jobs: readonly Job[],
  passwordHash: string,
) => {
  const rows = men.map(({ aadhaar, ...man }) => ({
    ...man,
    aadhaar_last_four: aadhaar.slice(-4),
    aadhaar_hash: keys.hash('aadhaar', aadhaar).toString('hex'),
    jobs_done: jobs.filter((job) => job.handyman_id === man.id).length,
  }));
  return db.query(
    `insert into handymen (id, name, email, password_hash, phone, service, aadhaar_last_four,
       aadhaar_hash, address, area, lat, long, jobs_done, created_at)
     select id, name, email, $2, phone, service, aadhaar_last_four, decode(aadhaar_hash, 'hex'),
       address, area, lat, long, jobs_done, now() - "joinedDaysAgo" * interval '1 day'
     from json_to_recordset($1::json) as m(id uuid, name text, email text, phone text,
       service smallint, aadhaar_last_four text, aadhaar_hash text, address text, area text,
       lat float8, long float8, jobs_done int, "joinedDaysAgo" int)`,
    [JSON.stringify(rows), passwordHash],
  );
};
