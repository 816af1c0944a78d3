import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getBooking,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import type { Replied } from '#contract/call.ts';
import { getCatalogue } from '#contract/catalogue.ts';
import { getAllHandyman, getHandyman, verifyHandyman } from '#contract/handyman.ts';
import { config, getReceipt } from '#contract/payment.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import type { OfferDraft } from '#domain/offer.ts';
import { openLocalEvents } from '../gateways/events-local.ts';
import { openPostgresEvents } from '../gateways/events-postgres.ts';
import { listNearest } from '../handyman/search-store.ts';
import { useApp } from '../testing/app.ts';
import { handymanForm, pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import type { Said } from '../words/words.ts';
import { addService, changeService, switchService } from './edit-actions.ts';
import { openCatalogue } from './cache-actions.ts';

const t = useApp();

const names = [
  'Gardener',
  'Painter',
  'Cook',
  'Driver',
  'Tailor',
  'Barber',
  'Mason',
  'Welder',
  'Potter',
  'Weaver',
];

const pack = (price: number, name: string, nameHi: string) => ({
  price,
  name,
  includes: `A ${name.toLowerCase()} one`,
  details: ['Begun', 'Finished'],
  hi: { name: nameHi, includes: nameHi, details: ['शुरू'] },
});

const draft = (serviceName: string): OfferDraft => ({
  serviceName,
  serviceInfo: 'Done with care.',
  picture: 'handy-man',
  serviceTime: 25,
  slotMinutes: 90,
  serviceCharge: 80,
  commissionPercent: null,
  packs: [pack(70, 'Small', 'छोटा'), pack(150, 'Large', 'बड़ा')],
  hi: { serviceName: 'माली', serviceInfo: 'ध्यान से।' },
});

/** Services stay when a test is over, so each test has one of its own, which is off afterwards. */
const added: number[] = [];
const add = async () => {
  const name = names[added.length] ?? '';
  const id = await addService(t.deps, draft(name));
  added.push(id);
  return { id, name };
};

afterEach(async () => {
  for (const id of added) await switchService(t.deps, id, false);
});

const listed = async () => {
  const { services } = await t.client().send(getCatalogue);
  return services.map(({ serviceName }) => serviceName);
};

const ask = (customer: Person, handyman: Person, cost?: number) => ({
  ...pune,
  user_id: customer.id,
  handyman_id: handyman.id,
  ...(cost === undefined ? {} : { cost }),
});

const found = async (query: Record<string, string | number>) => {
  const cards = await t.client().send(getAllHandyman, undefined, { query });
  return cards.map(({ handyman_id }) => handyman_id);
};

/** The screens have the whole first catalogue built in, except the details of each pack. */
const withoutDetails = (services: Replied<typeof getCatalogue>['services']) =>
  services.map((service) => ({
    ...service,
    packs: service.packs.map((one) => ({ ...one, details: [], hi: { ...one.hi, details: [] } })),
  }));

describe('the catalogue', () => {
  test('of a fresh start is the one that is built into the screens', async () => {
    const { services } = await t.client().send(getCatalogue);
    expect(withoutDetails(services)).toEqual(firstCatalogue);
  });

  test('of a fresh start says two things about every pack, in both languages, and no two alike', async () => {
    const { services } = await t.client().send(getCatalogue);
    const packs = services.flatMap((service) => service.packs);
    expect(packs.map(({ details, hi }) => [details.length, hi.details.length])).toEqual(
      packs.map(() => [2, 2]),
    );
    expect(new Set(packs.flatMap(({ details }) => details)).size).toBe(packs.length * 2);
  });

  test('may be kept for a while, and is not sent again to who has it', async () => {
    const { headers } = await t.client().try(getCatalogue);
    expect(headers['cache-control']).toBe('public, max-age=30');
    const again = { headers: { 'if-none-match': String(headers['etag']) } };
    const second = await t.client().raw('GET', getCatalogue.path, again);
    expect([second.status, second.body]).toEqual([304, '']);
    await add();
    expect((await t.client().raw('GET', getCatalogue.path, again)).status).toBe(200);
  });

  test.each([
    ['serviceName', { serviceName: 'Plumber' }],
    ['serviceName', { serviceName: 'plumber' }],
    ['serviceName', { serviceName: '<b>' }],
    ['picture', { picture: '../../secret' }],
    ['packs', { packs: [] }],
    ['packs', { packs: [{ ...pack(70, 'Small', 'छोटा'), details: [] }] }],
    ['packs', { packs: [{ ...pack(70, 'Small', 'छोटा'), name: '' }] }],
    ['commissionPercent', { commissionPercent: 90 }],
  ])('refuses a service with a wrong %s: %j', async (field, wrong) => {
    const adding = addService(t.deps, { ...draft('Astronaut'), ...wrong });
    await expect(adding).rejects.toMatchObject({
      status: 400,
      details: { fields: { [field]: expect.any(Function) as Said } },
    });
    expect(await listed()).toHaveLength(6);
  });
});

describe('a service that was added', () => {
  test('comes after the six, which stay as they are', async () => {
    const { name } = await add();
    const { services } = await t.client().send(getCatalogue);
    expect(withoutDetails(services.slice(0, 6))).toEqual(firstCatalogue);
    const { packs } = draft(name);
    expect(services.slice(6)).toMatchObject([{ serviceName: name, serviceTime: 25, packs }]);
  });

  test('can be joined, searched, asked for, done and paid', async () => {
    const { name } = await add();
    const [asha, ravi] = [await t.user(), await t.handyman({ services: name.toUpperCase() })];
    await t.handyman();
    expect(await found({ service: name.toLowerCase(), ...pune })).toEqual([ravi.id]);
    expect(await found({ service: name })).toEqual([ravi.id]);
    expect((await asha.send(getHandyman, { handyman_id: ravi.id })).services).toBe(name);

    const refused = await asha.try(createNotification, ask(asha, ravi, 120));
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { cost: 'Choose a price pack: 70, 150 rupees.' },
    ]);
    const asked = await asha.send(createNotification, ask(asha, ravi, 150));
    const price = { serviceCharge: 80, cost: 150, gst: 27, discount: 27, total: 230 };
    expect(asked).toMatchObject({ service: name, cost: 150, price });
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    await ravi.send(jobStartOtp, { email: asha.email, otp: t.lastCode() });
    await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
    const paid = await asha.send(config, { token: { id: 'tok_visa' } });
    expect(paid.status).toBe('success');
    const params = { id: paid.booking_id };
    expect(await asha.send(getReceipt, undefined, { params })).toMatchObject({
      service: name,
      price,
    });
    expect(await t.database.query('select amount_paise from payments')).toEqual([
      { amount_paise: 23_000 },
    ]);
  });

  test('is asked for with its smallest pack where none is named', async () => {
    const { name } = await add();
    const [asha, ravi] = [await t.user(), await t.handyman({ services: name })];
    expect(await asha.send(createNotification, ask(asha, ravi))).toMatchObject({ cost: 70 });
  });

  test('is found without an index of its own, and by one walk along it once there is one', async () => {
    const { id } = await add();
    // Half of them are offline, so that the index of those who are online is the shorter of two.
    // In parts: on a slow machine all of them would take longer than one statement may.
    for (let from = 1; from <= 4000; from += 200) {
      await t.database.query(
        `insert into handymen (name, email, password_hash, phone, service, aadhaar_last_four,
           aadhaar_hash, address, area, lat, long, online)
         select 'H', n || '@example.com', '', '9800000000', case when n % 20 = 0 then $1 else 1 end, '0000',
           sha256(n::text::bytea), '', '', 8 + n % 25, 69 + n % 20, n % 40 <> 0
         from generate_series($2::int, $2 + 199) n`,
        [id, from],
      );
    }
    await t.database.exec(t.database, 'analyze handymen');
    const search = { service: id, limit: 20 };
    const before = await listNearest(t.database, search, pune, undefined);
    expect(before).toHaveLength(20);

    await t.runJobs();
    let plan = '';
    const explained = {
      query: async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
        const rows = await t.database.query(`explain (format json) ${text}`, values);
        plan = JSON.stringify(rows);
        return [];
      },
    };
    await listNearest(explained, search, pune, undefined);
    expect(plan).toContain(`"handymen_listed_near_${id}"`);
    expect(await listNearest(t.database, search, pune, undefined)).toEqual(before);
  });
});

describe('a service that was switched off', () => {
  test('is not listed, joined, searched or asked for, and what was booked goes on', async () => {
    const { id, name } = await add();
    const [asha, ravi] = [await t.user(), await t.handyman({ services: name })];
    const [bina, plumber] = [await t.user(), await t.handyman()];
    const booked = await asha.send(createNotification, ask(asha, ravi));
    await switchService(t.deps, id, false);

    expect(await listed()).toEqual(firstCatalogue.map(({ serviceName }) => serviceName));
    const search = await t.client().try(getAllHandyman, undefined, { query: { service: name } });
    expect([search.status, Object.keys(search.body.fields ?? {})]).toEqual([400, ['service']]);
    expect(await found({ ...pune })).toEqual([plumber.id]);
    expect(await found({})).toEqual([plumber.id]);
    const form = { ...handymanForm({ services: name }), otp: '123456' };
    const join = await t.client().try(verifyHandyman, form);
    expect([join.status, Object.keys(join.body.fields ?? {})]).toEqual([400, ['services']]);
    const refused = await bina.try(createNotification, ask(bina, ravi));
    expect([refused.status, refused.body.code]).toEqual([409, 'not_offered']);

    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const params = { id: booked.notification_id };
    expect(await asha.send(getBooking, undefined, { params })).toMatchObject({
      state: 'accepted',
      service: name,
    });
    await switchService(t.deps, id, true);
    expect(await listed()).toContain(name);
  });

  test('is gone from another process as soon as it hears of it', async () => {
    const { id, name } = await add();
    const { databaseUrl: url } = t;
    const onError = () => undefined;
    const events = url ? await openPostgresEvents({ url, db: t.database, onError }) : t.deps.events;
    const other = await openCatalogue({ db: t.database, events, onError });
    const has = () => other.read().some((one) => one.active && one.serviceName === name);
    expect(has()).toBe(true);
    await switchService(t.deps, id, false);
    await vi.waitFor(() => expect(has()).toBe(false), { timeout: 60_000 });
    if (url) await events.close();
  });

  test('is gone from a process that was not told at the next round of the job', async () => {
    const { id, name } = await add();
    const deaf = openLocalEvents();
    const other = await openCatalogue({ db: t.database, events: deaf, onError: () => undefined });
    await switchService(t.deps, id, false);
    const has = () => other.read().some((one) => one.active && one.serviceName === name);
    expect(has()).toBe(true);
    await other.refresh();
    expect(has()).toBe(false);
  });
});

test('a changed service is changed everywhere, and one that does not exist is not there', async () => {
  const { id, name } = await add();
  await changeService(t.deps, id, { ...draft(name), serviceTime: 45, serviceCharge: 60 });
  const { services } = await t.client().send(getCatalogue);
  expect(services.at(-1)).toMatchObject({ serviceName: name, serviceTime: 45, serviceCharge: 60 });
  await expect(changeService(t.deps, 999, draft('Nobody'))).rejects.toMatchObject({ status: 404 });
  await expect(switchService(t.deps, 999, true)).rejects.toMatchObject({ status: 404 });
});
