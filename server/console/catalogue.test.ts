import { afterEach, describe, expect, test } from 'vitest';
import { createNotification, getBooking } from '#contract/booking.ts';
import type { Replied } from '#contract/call.ts';
import { getCatalogue } from '#contract/catalogue.ts';
import {
  addService,
  changeService,
  listServices,
  switchService,
} from '#contract/catalogue-editor.ts';
import { listAudit } from '#contract/operator.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { switchService as switchOff } from '../catalogue/edit-actions.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

type Service = Replied<typeof listServices>[number];

const pack = (price: number) => ({
  price,
  name: 'Small',
  includes: 'A small one',
  details: ['Begun', 'Finished'],
  hi: { name: 'छोटा', includes: 'छोटा काम', details: ['शुरू'] },
});

const draft = {
  serviceInfo: 'Cooled again in one visit.',
  picture: 'electrician',
  serviceTime: 25,
  slotMinutes: 90,
  serviceCharge: 150,
  commissionPercent: 12,
  packs: [pack(300), pack(700)],
  hi: { serviceName: 'एसी मिस्त्री', serviceInfo: 'फिर से ठंडा।' },
};

/** Services stay when a test is over, so each has a name of its own and is off afterwards. */
const names = ['Air Conditioner Repair', 'Gardener', 'Painter', 'Tailor', 'Cook', 'Mason'];
const added: number[] = [];
const add = async (admin: Client) => {
  const serviceName = names[added.length] ?? '';
  const { id } = await admin.send(addService, { ...draft, serviceName });
  added.push(id);
  return { id, serviceName, params: { id: String(id) } };
};
afterEach(async () => {
  for (const id of added) await switchOff(t.deps, id, false);
});

const find = async (client: Client, id: number): Promise<Service> => {
  const found = (await client.send(listServices)).find((one) => one.id === id);
  if (!found) throw new Error('The service is not there');
  return found;
};

const changeOf = ({
  id: _id,
  serviceName: _name,
  serviceImage: _image,
  active: _on,
  ...rest
}: Service) => rest;

describe('§14 the catalogue in the console', () => {
  test('has the six of a fresh start, with what customers do not see', async () => {
    const support = await addOperatorTo(t, 'support');
    const services = await support.send(listServices);
    expect(services.slice(0, 6).map(({ serviceName }) => serviceName)).toEqual(
      firstCatalogue.map(({ serviceName }) => serviceName),
    );
    expect(services[0]).toMatchObject({ picture: 'maid', commissionPercent: null, active: true });
  });

  test('takes a new service, which everybody sees at once after the six', async () => {
    const admin = await addOperatorTo(t);
    const { id, serviceName } = await add(admin);
    const { services } = await t.client().send(getCatalogue);
    expect(services.map((one) => one.serviceName)).toEqual([
      ...firstCatalogue.map((one) => one.serviceName),
      serviceName,
    ]);
    expect(services[6]).not.toHaveProperty('commissionPercent');
    const [entry] = await admin.send(listAudit, undefined, { query: { action: 'add_service' } });
    expect(entry).toMatchObject({
      subjectKind: 'service',
      subjectId: String(id),
      details: { after: { serviceName, serviceCharge: 150 } },
    });
  });

  test.each([
    ['serviceName', { serviceName: 'Plumber' }, 'Another service has this name.'],
    ['serviceName', { serviceName: '<b>' }, 'Give an English name of at most 40 letters'],
    ['packs', { packs: [pack(100), pack(100)] }, 'Give 1 to 6 packs'],
    ['packs', { packs: [pack(100_001)] }, 'Give 1 to 6 packs'],
    ['serviceCharge', { serviceCharge: 10.5 }, 'The service charge must be whole rupees.'],
    ['picture', { picture: 'cat' }, 'Choose one of our pictures.'],
    ['person', { person: 'a\u202eb' }, 'Give a word of at most 40 letters for one who does it'],
    ['hi', { hi: { serviceName: '', serviceInfo: '' } }, 'Give its name and description in Hindi'],
  ])('refuses a wrong %s: %j', async (field, wrong, sentence) => {
    const admin = await addOperatorTo(t);
    const body = { ...draft, serviceName: 'Astronaut', ...wrong };
    const { status, body: refusal } = await admin.try(addService, body);
    expect([status, refusal.code]).toEqual([400, 'bad_input']);
    expect(refusal.fields?.[field]).toContain(sentence);
    expect(await admin.send(listAudit, undefined, { query: { action: 'add_service' } })).toEqual(
      [],
    );
  });

  test('takes a word for one who does it, in both languages, and lets it go again', async () => {
    const admin = await addOperatorTo(t);
    const { id, params } = await add(admin);
    const read = async () =>
      (await t.client().send(getCatalogue)).services.find((one) => one.id === id);
    expect(await read()).not.toHaveProperty('person');
    expect(await read()).not.toHaveProperty('hi.person');
    const seen = changeOf(await find(admin, id));
    const hi = { ...seen.hi, person: 'एसी कारीगर' };
    await admin.send(changeService, { ...seen, person: 'AC technician', hi }, { params });
    expect(await read()).toMatchObject({
      person: 'AC technician',
      hi: { person: 'एसी कारीगर' },
    });
    const [entry] = await admin.send(listAudit, undefined, { query: { action: 'change_service' } });
    expect(entry?.details).toMatchObject({
      before: { person: '' },
      after: { person: 'AC technician' },
    });
    const now = changeOf(await find(admin, id));
    await admin.send(changeService, { ...now, person: '' }, { params });
    expect(await read()).not.toHaveProperty('person');
  });

  test('changes a price for the next request; the booking that is open keeps its bill', async () => {
    const admin = await addOperatorTo(t);
    const { id, serviceName, params } = await add(admin);
    const [asha, ravi] = [await t.user(), await t.handyman({ services: serviceName })];
    const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id, cost: 300 };
    const asked = await asha.send(createNotification, ask);
    const seen = await find(admin, id);
    await admin.send(
      changeService,
      { ...changeOf(seen), serviceCharge: 200, packs: [pack(400)] },
      { params },
    );
    const booking = { params: { id: asked.notification_id } };
    expect(await asha.send(getBooking, undefined, booking)).toMatchObject({
      price: { serviceCharge: 150, cost: 300, total: 450 },
    });
    const bina = await t.user();
    const refused = await bina.try(createNotification, { ...ask, user_id: bina.id });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['cost']]);
    const [entry] = await admin.send(listAudit, undefined, { query: { action: 'change_service' } });
    expect(entry?.details).toEqual({
      service: serviceName,
      before: { serviceCharge: 150, packs: draft.packs },
      after: { serviceCharge: 200, packs: [pack(400)] },
    });
  });

  test('tells the second of two who edit at once, and keeps what the first has saved', async () => {
    const [one, other] = [await addOperatorTo(t), await addOperatorTo(t)];
    const { id, params } = await add(one);
    const seen = changeOf(await find(one, id));
    await one.send(changeService, { ...seen, serviceTime: 30 }, { params });
    const late = await other.try(changeService, { ...seen, serviceTime: 40 }, { params });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(late.body.msg).toContain('Somebody else has changed this service meanwhile');
    const turned = await other.try(
      switchService,
      { active: false, version: seen.version },
      { params },
    );
    expect(turned.status).toBe(409);
    expect(await find(other, id)).toMatchObject({ serviceTime: 30, active: true });
  });

  test('switches a service off: open requests run on, nobody new can ask', async () => {
    const admin = await addOperatorTo(t);
    const { id, serviceName, params } = await add(admin);
    const [asha, bina] = [await t.user(), await t.user()];
    const ravi = await t.handyman({ services: serviceName });
    const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    const asked = await asha.send(createNotification, ask);
    const { version } = await find(admin, id);
    const off = await admin.send(switchService, { active: false, version }, { params });
    expect(off.msg).toBe('This service is switched off. What is booked goes on.');
    const refused = await bina.try(createNotification, { ...ask, user_id: bina.id });
    expect([refused.status, refused.body.code]).toEqual([409, 'not_offered']);
    const booking = { params: { id: asked.notification_id } };
    expect(await asha.send(getBooking, undefined, booking)).toMatchObject({ state: 'requested' });
    const [entry] = await admin.send(listAudit, undefined, { query: { action: 'switch_service' } });
    expect(entry?.details).toEqual({
      service: serviceName,
      before: { active: true },
      after: { active: false },
    });
    // Bookings go on naming it, in either language; nothing else of it is told.
    const { services, former = [] } = await asha.send(getCatalogue);
    expect(services.filter((one) => one.serviceName === serviceName)).toEqual([]);
    const { hi } = await find(admin, id);
    expect(former.find((one) => one.serviceName === serviceName)).toEqual({
      serviceName,
      hi: { serviceName: hi.serviceName },
    });
  });

  test('is read by support and changed by admins only', async () => {
    const support = await addOperatorTo(t, 'support');
    const params = { id: '1' };
    expect((await support.try(addService, draft)).status).toBe(403);
    expect((await support.try(changeService, draft, { params })).status).toBe(403);
    expect((await support.try(switchService, {}, { params })).status).toBe(403);
    const admin = await addOperatorTo(t);
    const unknown = { params: { id: '9999' } };
    const missing = await admin.try(switchService, { active: true, version: 1 }, unknown);
    expect(missing).toMatchObject({ status: 404, body: { msg: 'There is no such service.' } });
  });
});
