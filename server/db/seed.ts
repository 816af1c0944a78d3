import { randomUUID } from 'node:crypto';
import { demoHandyman, demoOperator, demoUser } from '#contract/demo.ts';
import { withCheckDigit } from '#domain/aadhaar.ts';
import { priceOptions, serviceById } from '#domain/catalogue.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { handymanShare, priceLines, toPaise } from '#domain/price.ts';
import type { Place } from '#domain/place.ts';
import type { Keys } from '../secrets/sealing.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Database, Db } from './db.ts';
import { addDemoAddresses } from './demo-addresses.ts';
import { addJobs, addPayments } from './demo-jobs.ts';
import { addDemoDevices } from './demo-devices.ts';
import { addDemoVerification } from './demo-verification.ts';
import type { Job } from './demo-jobs.ts';
import { addDemoChats } from './demo-chat.ts';
import { addDemoExtras } from './demo-extra.ts';
import { addDemoTickets } from './demo-tickets.ts';
import { addRequests, latelyFates, workingHours } from './demo-today.ts';
import type { Request } from './demo-today.ts';
import { addRatings } from './demo-ratings.ts';
import { takeTurn } from './take-turn.ts';
import { cities, customers, firstNames, lastNames, serviceIds, streets } from './demo-people.ts';

const handymenPerCity = 7;
/** The first city is the demo customer's: there should be somebody to choose from. */
const handymenAtHome = 24;
const newcomers = 6;
const finishedBookings = 90;
const bookingsOfDemoHandyman = 9;
const bookingsOfDemoCustomer = 4;
const olderThanHours = 500;

/** A seeded random generator: the demo is the same on every machine. */
const dice = (seed: number) => {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (n: number) => Math.floor(roll() * n),
    pick: <T>(list: readonly T[]): T => {
      const item = list[Math.floor(roll() * list.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    /** Somewhere within a few kilometres. */
    near: ({ lat, long }: Place): Place => ({
      lat: lat + (roll() - 0.5) * 0.12,
      long: long + (roll() - 0.5) * 0.12,
    }),
  };
};

type Dice = ReturnType<typeof dice>;

type Man = Place & {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly service: ServiceId;
  readonly aadhaar: string;
  readonly address: string;
  readonly area: string;
  readonly joinedDaysAgo: number;
};

type Customer = Place & {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly joinedDaysAgo: number;
};

const numbered = (start: string, n: number) =>
  `${start}${String(n).padStart(10 - start.length, '0')}`;

const demoMan: Man = {
  id: randomUUID(),
  name: 'Ravi Kale',
  email: demoHandyman.email,
  phone: numbered('98220', 1),
  service: 6,
  aadhaar: withCheckDigit('23456789012'),
  address: '4 Paud Road, Kothrud, Pune',
  area: 'Kothrud, Pune',
  lat: 18.5081,
  long: 73.8102,
  joinedDaysAgo: 412,
};

const demoCustomer: Customer = {
  id: randomUUID(),
  username: 'Asha Joshi',
  email: demoUser.email,
  phone: numbered('98230', 1),
  lat: 18.5074,
  long: 73.8077,
  joinedDaysAgo: 200,
};

const makeMen = (chance: Dice): Man[] =>
  cities.flatMap((city, c) =>
    Array.from({ length: c === 0 ? handymenAtHome : handymenPerCity }, (_, i) => {
      const n = c * handymenAtHome + i;
      // Each city has every service, and a different one twice.
      const service = serviceIds[(i + c) % serviceIds.length] ?? 1;
      const first = chance.pick(
        service === 1 || chance.below(4) === 0 ? firstNames.woman : firstNames.man,
      );
      const last = chance.pick(lastNames);
      const area = `${chance.pick(city.areas)}, ${city.name}`;
      return {
        id: randomUUID(),
        name: `${first} ${last}`,
        email: `${first}.${last}.${n}@demo.localhands.example`.toLowerCase(),
        phone: numbered('98111', n),
        service,
        aadhaar: withCheckDigit(`3${String(7_310_000_000 + n * 7919)}`),
        address: `${1 + chance.below(120)} ${chance.pick(streets)}, ${area}`,
        area,
        ...chance.near(city),
        joinedDaysAgo: 20 + chance.below(900),
      };
    }),
  );

const makeCustomers = (chance: Dice): Customer[] =>
  customers.map((username, n) => ({
    id: randomUUID(),
    username,
    email: `${username.replace(' ', '.')}@demo.localhands.example`.toLowerCase(),
    phone: numbered('98112', n),
    ...chance.near(chance.pick(cities)),
    joinedDaysAgo: 30 + chance.below(500),
  }));

const makeJobs = (chance: Dice, men: readonly Man[], people: readonly Customer[]): Job[] =>
  Array.from({ length: finishedBookings }, (_, n) => {
    const fromAsha =
      n >= bookingsOfDemoHandyman && n < bookingsOfDemoHandyman + bookingsOfDemoCustomer;
    const nearby = fromAsha ? men.slice(0, handymenAtHome) : men;
    const man = n < bookingsOfDemoHandyman ? demoMan : chance.pick(nearby);
    const customer = fromAsha ? demoCustomer : chance.pick(people);
    const at = fromAsha ? demoCustomer : chance.near(man);
    return makeJob(chance, man, customer, at, () => 20 + n * 5 + chance.below(5));
  });

const makeJob = (
  chance: Dice,
  man: Man,
  customer: Customer,
  { lat, long }: Place,
  hoursAgo: () => number,
): Job => {
  const service = serviceById(firstCatalogue, man.service);
  const price = priceLines(service, chance.pick(priceOptions(service)));
  return {
    id: randomUUID(),
    user_id: customer.id,
    handyman_id: man.id,
    service: man.service,
    cost: price.cost,
    service_charge_paise: toPaise(price.serviceCharge),
    gst_paise: toPaise(price.gst),
    amount_paise: toPaise(price.total),
    share_paise: toPaise(handymanShare(price.total, null)),
    lat,
    long,
    hours_ago: hoursAgo(),
  };
};

/** Away from the demo customer's city: nobody there is busy when they look. */
const makeLately = (chance: Dice, men: readonly Man[], people: readonly Customer[]) => {
  const elsewhere = men.slice(handymenAtHome);
  const someone = (n: number, hoursAgo: number): Job => {
    const man = elsewhere[n % elsewhere.length] ?? demoMan;
    return makeJob(chance, man, chance.pick(people), chance.near(man), () => hoursAgo);
  };
  return {
    done: workingHours(chance).map((hoursAgo) => someone(chance.below(elsewhere.length), hoursAgo)),
    // Each asks somebody else: nobody has two jobs at once.
    requests: latelyFates.map((fate, n): Request => ({ ...someone(n, 0), ...fate })),
  };
};

/** Before those: enough for ratings of nearly everybody at home, and of many elsewhere. Newest first. */
const makeOlderJobs = (chance: Dice, men: readonly Man[], people: readonly Customer[]): Job[] =>
  men
    .flatMap((man, n) => {
      const most = n < handymenAtHome ? 13 : 7;
      return Array.from({ length: chance.below(most) }, () =>
        makeJob(
          chance,
          man,
          chance.pick(people),
          chance.near(man),
          () => olderThanHours + chance.below(24 * 150),
        ),
      );
    })
    .toSorted((a, b) => a.hours_ago - b.hours_ago);

/** Demo people and some finished jobs. Once they are there, doing it again changes nothing. */
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
      return;
    }
    const chance = dice(20_261_115);
    const men = makeMen(chance);
    const people = makeCustomers(chance);
    // The last have not worked yet: their applications wait.
    const working = men.slice(0, -newcomers);
    const earlier = makeJobs(chance, working, people);
    const lately = makeLately(chance, working, people);
    const jobs = [...earlier, ...lately.done, ...makeOlderJobs(chance, working, people)];
    // Nobody knows this one: only the demo people can log in.
    const nobodys = await passwords.hash(randomUUID());
    await addCustomers(db, people, nobodys);
    await addCustomers(db, [demoCustomer], await passwords.hash(demoUser.password));
    await addMen(db, keys, men, jobs, nobodys);
    await addMen(db, keys, [demoMan], jobs, await passwords.hash(demoHandyman.password));
    await addJobs(db, jobs);
    await addDemoExtras(db);
    await addPayments(db, jobs);
    await addDemoVerification(db, keys);
    await addDemoTickets(db, keys);
    await addDemoChats(db, keys);
    await addDemoDevices(db);
    await addRequests(db, lately.requests);
    await addDemoAddresses(db);
    await addRatings(db, chance, {
      jobs,
      askedFor: [demoCustomer.id, demoMan.id],
      reportedBy: demoMan.id,
    });
  });

/** Also where the demo was made by a release that had no operators. Without a second factor: production lets nobody in. */
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
