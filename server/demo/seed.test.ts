import { beforeAll, describe, expect, inject, test } from 'vitest';
import { listAddresses } from '#contract/address.ts';
import { listBookings } from '#contract/booking.ts';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { getAllHandyman, getHandyman, loginHandyman } from '#contract/handyman.ts';
import { getHours, setHours } from '#contract/hours.ts';
import { getReceipt } from '#contract/payment.ts';
import { loginUser } from '#contract/user.ts';
import { dayInIndia } from '#domain/day.ts';
import { midnightOf } from '#domain/hours.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { useApp } from '../testing/app.ts';
import { openCopy } from '../testing/databases.ts';
import { emptyTables } from '../testing/emptying.ts';
import { agree, audit } from '../testing/paying.ts';
import { countRows } from '../testing/schema.ts';
import { recordDue } from '../ledger/actions.ts';
import { makeRun } from '../payout/run-actions.ts';
import { stories } from './tickets.ts';
import { seed } from './seed.ts';

/** Planting takes seconds, so it is done once; the tests that add to it come last. */
const t = useApp({}, () => openCopy(inject('template')));

const plant = () => seed(t.database, t.deps.keys, t.deps.passwords);

let rowsBefore: Record<string, number>;

beforeAll(async () => {
  rowsBefore = await countRows(t.database);
  // The product may have run before, and then a run of payouts is there.
  await makeRun(t.deps);
  await plant();
});

describe('the tables themselves', () => {
  test.each([
    [
      'a second running job',
      `update bookings set state = 'accepted', done_at = null where id in (select id from bookings where handyman_id = (select handyman_id from bookings group by 1 having count(*) > 1 limit 1))`,
      'bookings_one_now_job',
    ],
    [
      'an unknown state',
      `update bookings set state = 'lost', done_at = null`,
      'bookings_state_check',
    ],
    ['a free job', `update bookings set cost = 0`, 'bookings_cost_check'],
    ['a bill that does not add up', `update bills set total_paise = 1`, 'bills_add_up'],
    ['an unknown service', `update handymen set service = 99`, 'handymen_service_fkey'],
    ['an impossible place', `update handymen set lat = 91`, 'handymen_lat_check'],
    ['done without a time', `update bookings set done_at = null`, 'bookings_check'],
  ])('refuse %s', async (_name, statement, constraint) => {
    await expect(t.database.query(statement)).rejects.toMatchObject({ constraint });
  });
});

describe('demo data', () => {
  test('twice is the same as once', async () => {
    const count = () =>
      t.database.query(
        'select (select count(*)::int from handymen) h, (select count(*)::int from users) u, (select count(*)::int from bookings) b, (select count(*)::int from booking_events) e',
      );
    const before = await count();
    await Promise.all([plant(), plant()]);
    expect(await count()).toEqual(before);
  });

  test('has about 150 handymen, all services, at least 15 cities, and a history', async () => {
    const everyone = await t.database.query<{
      service: number;
      city: string;
      jobs: number;
      jobs_done: number;
    }>(
      `select service, split_part(address, ', ', 3) as city, jobs_done,
         (select count(*)::int from bookings b where b.handyman_id = h.id and b.state = 'done') as jobs
       from handymen h`,
    );
    expect(everyone.length).toBeGreaterThanOrEqual(140);
    expect(new Set(everyone.map((man) => man.service)).size).toBe(firstCatalogue.length);
    expect(new Set(everyone.map((man) => man.city)).size).toBeGreaterThanOrEqual(15);
    expect(everyone.filter((man) => man.jobs !== man.jobs_done)).toEqual([]);
  });

  test('its two people can log in, find each other and look back', async () => {
    const [asha, ravi] = [t.client(), t.client()];
    await asha.send(loginUser, demoUser);
    const { handyman_id } = await ravi.send(loginHandyman, demoHandyman);
    const query = { service: 'plumber', lat: 18.5074, long: 73.8077 };
    const [nearest] = await asha.send(getAllHandyman, undefined, { query });
    expect(nearest?.handyman_id).toBe(handyman_id);
    expect(nearest?.distanceKm).toBeLessThan(0.5);
    const { usersSelected } = await ravi.send(getHandyman, { handyman_id });
    expect(usersSelected.length).toBeGreaterThan(5);
    expect(usersSelected[0]).toHaveProperty('email');
    expect((await asha.send(listBookings)).length).toBeGreaterThan(2);
  });
});

const count = async () => {
  const tables = [
    'users',
    'handymen',
    'bookings',
    'payments',
    'receipts',
    'refunds',
    'sandbox_charges',
    'tickets',
    'ticket_messages',
    'ticket_photos',
    'ratings',
    'addresses',
    'visit_details',
    'time_off',
  ];
  const selects = tables.map((name) => `(select count(*)::int from ${name}) as ${name}`);
  return t.database.query(`select ${selects.join(', ')}`);
};

test('§17 the demo’s customer keeps two addresses, and her bookings say which door', async () => {
  const asha = t.client();
  await asha.send(loginUser, demoUser);
  const kept = await asha.send(listAddresses);
  expect(kept.map(({ kind }) => kind)).toEqual(['home', 'work']);
  for (const { address, note } of await asha.send(listBookings)) {
    expect([address, note]).toEqual([kept[0]?.address, expect.any(String)]);
  }
});

test('§27 the demo’s people work at different times, and some have a day off', async () => {
  const ravi = t.client();
  await ravi.send(loginHandyman, demoHandyman);
  const { week, radiusKm, hoursAWeek, timeOff } = await ravi.send(getHours);
  expect([week[2]?.length, week[6], radiusKm, hoursAWeek]).toEqual([2, [], 8, 54]);
  const dayMs = 24 * 60 * 60_000;
  expect(timeOff.map(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt))).toEqual([
    dayMs,
  ]);
  expect(midnightOf(dayInIndia(timeOff[0]?.startsAt ?? ''))).toBe(
    Date.parse(timeOff[0]?.startsAt ?? ''),
  );
  const weeks = await t.database.query(
    'select distinct week::text as week, radius_km from handymen',
  );
  expect(weeks.length).toBeGreaterThan(4);
  await ravi.send(setHours, { week: week.map(() => []), radiusKm: null });
  await plant();
  expect(await ravi.send(getHours)).toMatchObject({ hoursAWeek: 0, radiusKm: null });
});

test('§12 the demo’s people are verified, but for three who wait, one refused and one who answers a suspension', async () => {
  const states = await t.database.query(
    `select verification, count(*)::int as people, count(verification_asked_at)::int as waiting
     from handymen group by verification order by verification`,
  );
  expect(states).toEqual([
    { verification: 'applied', people: 3, waiting: 3 },
    { verification: 'refused', people: 1, waiting: 0 },
    { verification: 'suspended', people: 1, waiting: 1 },
    { verification: 'verified', people: expect.any(Number) as number, waiting: 0 },
  ]);
  const images = await t.database.query<{ sealed: Uint8Array }>(
    'select sealed from aadhaar_images order by handyman_id limit 8',
  );
  for (const { sealed } of images) expect(t.deps.keys.open(sealed)).toBeDefined();
});

test('§12 whoever of the demo is verified or applies has sent both sides of a card', async () => {
  expect(
    await t.database.query(
      `select name from handymen h
       where (select count(*) from aadhaar_images a where a.handyman_id = h.id) <> 2`,
    ),
  ).toEqual([]);
});

test('the demo’s tickets are about the work of their bookings', async () => {
  const tickets = await t.database.query(
    `select t.category, b.service from tickets t join bookings b on b.id = t.booking_id
     order by t.created_at desc`,
  );
  expect(tickets).toEqual(stories.map(({ category, service }) => ({ category, service })));
});

test('the demo’s jobs are paid for, its books are right, and doing it again changes nothing', async () => {
  const before = await count();
  await plant();
  expect(await count()).toEqual(before);
  while ((await recordDue(t.deps)) > 0);
  expect(await audit(t.database)).toEqual([]);

  const asha = t.client();
  await asha.send(loginUser, demoUser);
  const all = await asha.send(listBookings);
  const bookings = all.filter(({ fee }) => fee === undefined);
  expect(bookings.map(({ state, paymentState }) => [state, paymentState])).toEqual(
    bookings.map(() => ['done', 'paid']),
  );
  const [newest] = bookings;
  const params = { id: newest?.notification_id ?? '' };
  expect(await asha.send(getReceipt, undefined, { params })).toMatchObject({
    price: newest?.price,
    customer: { email: demoUser.email },
  });
  await t.runJobs();
  expect(await audit(t.database)).toEqual([]);
  // The stars on the cards are those of the ratings that can be read.
  expect(
    await t.database.query(
      `select h.id from handymen h left join ratings r on r.handyman_id = h.id and r.author = 'user'
         and r.visible_at is not null and r.hidden_at is null
       group by h.id having h.rating_count <> count(r.id) or h.rating_sum <> coalesce(sum(r.stars), 0)`,
    ),
  ).toEqual([]);

  const job = await agree(t);
  await job.pay('tok_visa');
  expect(await audit(t.database)).toEqual([]);
});

test('emptying the tables of tests leaves what a new database has', async () => {
  const counts = Object.entries(await countRows(t.database));
  // The test can see: most tables have rows.
  expect(counts.filter(([, rows]) => rows > 0).length).toBeGreaterThan(30);
  await emptyTables(t.database);
  expect(await countRows(t.database)).toEqual(rowsBefore);
});
