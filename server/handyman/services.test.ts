import { describe, expect, test } from 'vitest';
import { createNotification, getBooking, acceptNotification } from '#contract/booking.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { countOnline, getAllHandyman, getHandyman, setServices } from '#contract/handyman.ts';
import { listSlots } from '#contract/slots.ts';
import { getProfessional, listProfessionals } from '#contract/verification.ts';
import { listAudit } from '#contract/operator.ts';
import { alwaysAtWork, laterForm, startIn } from '../testing/later.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

/** A plumber who does electrical work too. */
const plumberAndElectrician = async () => {
  const ravi = await t.handyman({ services: 'Plumber', name: 'Ravi' });
  await ravi.send(setServices, { services: ['Electrician'] });
  return ravi;
};

const found = async (query: Record<string, string | number>) =>
  (await t.client().send(getAllHandyman, undefined, { query: { ...pune, ...query } })).map(
    ({ name, services, offers }) => ({ name, services, offers }),
  );

const ask = (who: Person, whom: Person, more: object = {}) =>
  ({ ...pune, user_id: who.id, handyman_id: whom.id, ...more }) as const;

describe('§27 several services', () => {
  test('who offers two is found by both, each time with the service that was looked for', async () => {
    await plumberAndElectrician();
    expect(await found({ service: 'Plumber' })).toEqual([{ name: 'Ravi', services: 'Plumber' }]);
    expect(await found({ service: 'Electrician' })).toEqual([
      { name: 'Ravi', services: 'Electrician' },
    ]);
    expect(await found({ service: 'Electrician', sort: 'best' })).toHaveLength(1);
    expect(await found({ service: 'Carpenter' })).toEqual([]);
    const all = { name: 'Ravi', services: 'Plumber', offers: ['Plumber', 'Electrician'] };
    expect(await found({})).toEqual([all]);
    const [anywhere] = await t
      .client()
      .send(getAllHandyman, undefined, { query: { service: 'Electrician' } });
    expect([anywhere?.services, anywhere?.offers]).toEqual(['Electrician', undefined]);
  });

  test('they count once among all who can be asked, and for each of their services', async () => {
    await plumberAndElectrician();
    await t.handyman({ services: 'Plumber' });
    const { online, services } = await t.client().send(countOnline, undefined, { query: pune });
    const of = (name: string) => services.find(({ serviceName }) => serviceName === name)?.online;
    expect([online, of('Plumber'), of('Electrician'), of('Maid')]).toEqual([2, 2, 1, 0]);
  });

  test('the list is replaced as a whole; the first service stays, and what is not offered is refused', async () => {
    const ravi = await plumberAndElectrician();
    const saved = await ravi.send(setServices, {
      services: ['maid', 'Plumber', 'Carpenter', 'Maid'],
    });
    expect(saved).toMatchObject({ services: 'Plumber', offers: ['Plumber', 'Maid', 'Carpenter'] });
    const own = await ravi.send(getHandyman, { handyman_id: ravi.id });
    expect(own).toMatchObject({ services: 'Plumber', offers: ['Plumber', 'Maid', 'Carpenter'] });
    expect((await ravi.send(setServices, { services: [] })).offers).toEqual(['Plumber']);
    const { status, body } = await ravi.try(setServices, { services: ['Astrologer'] });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['services']]);
  });

  test('a service that is switched off meanwhile is not shown, and is theirs again when it is back', async () => {
    const ravi = await plumberAndElectrician();
    const electrician = async (active: boolean) => {
      await t.database.query('update services set active = $1 where id = 2', [active]);
      await t.deps.catalogue.refresh();
    };
    const offers = async () => (await ravi.send(getHandyman, { handyman_id: ravi.id })).offers;
    await electrician(false);
    expect(await offers()).toBeUndefined();
    await ravi.send(setServices, { services: ['Maid'] });
    expect(await offers()).toEqual(['Plumber', 'Maid']);
    await electrician(true);
    expect(await offers()).toEqual(['Plumber', 'Maid', 'Electrician']);
  });

  test('who signed up with a service that was switched off is listed with those that are left', async () => {
    await plumberAndElectrician();
    await t.handyman({ services: 'Plumber', name: 'Sita' });
    await t.database.query('update services set active = false where id = 6');
    await t.deps.catalogue.refresh();
    expect(await found({})).toMatchObject([{ name: 'Ravi' }]);
    await t.database.query('update services set active = true where id = 6');
    await t.deps.catalogue.refresh();
  });

  test('a request is for the service it names, with its price and its time', async () => {
    const ravi = await plumberAndElectrician();
    const asha = await t.user();
    await t.database.query(
      'update services set service_charge = 170, slot_minutes = 120 where id = 2',
    );
    await t.deps.catalogue.refresh();
    const form = ask(asha, ravi, { service: 'Electrician' });
    const { notification_id: id, service, price } = await asha.send(createNotification, form);
    expect([service, price.serviceCharge]).toEqual(['Electrician', 170]);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    const [row] = await t.database.query<{ minutes: number }>(
      `select extract(epoch from upper(planned) - lower(planned))::int / 60 as minutes
       from bookings where id = $1`,
      [id],
    );
    expect(row).toEqual({ minutes: 150 });
    const view = await asha.send(getBooking, {}, { params: { id } });
    expect([view.service, view.handyman.services]).toEqual(['Electrician', 'Electrician']);
    await t.database.query(
      'update services set service_charge = 100, slot_minutes = 60 where id = 2',
    );
    await t.deps.catalogue.refresh();
  });

  test('a request that names none is for the first, and one for what they do not do is refused', async () => {
    const ravi = await plumberAndElectrician();
    const [asha, neha] = [await t.user(), await t.user()];
    expect((await asha.send(createNotification, ask(asha, ravi))).service).toBe('Plumber');
    const refused = async (service: string) => {
      const { status, body } = await neha.try(createNotification, ask(neha, ravi, { service }));
      return [status, body.code];
    };
    expect(await refused('Maid')).toEqual([409, 'not_their_service']);
    await ravi.send(setServices, { services: [] });
    expect(await refused('Electrician')).toEqual([409, 'not_their_service']);
    expect((await refused('Astrologer'))[0]).toBe(400);
  });

  test('what was asked before they stopped offering it can still be accepted', async () => {
    const ravi = await plumberAndElectrician();
    const asha = await t.user();
    await asha.send(createNotification, ask(asha, ravi, { service: 'Electrician' }));
    await ravi.send(setServices, { services: [] });
    const { service, state } = await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect([service, state]).toEqual(['Electrician', 'accepted']);
  });

  test('asking the first who is free asks them for the added service, and so does a visit for later', async () => {
    const ravi = await plumberAndElectrician();
    const [asha, neha] = [await t.user(), await t.user()];
    await alwaysAtWork(t.database);
    const dispatch = await asha.send(startDispatch, { ...pune, service: 'Electrician' });
    expect(dispatch.people.map(({ name }) => name)).toEqual(['Ravi']);
    const start = startIn(30);
    const query = { service: 'Electrician', ...pune };
    const { days } = await t.client().send(listSlots, undefined, { query });
    expect(days.flatMap(({ starts }) => starts).at(0)?.people).toBe(1);
    const form = { ...laterForm(neha, ravi, start), service: 'Electrician' };
    expect((await neha.send(createNotification, form)).service).toBe('Electrician');
  });

  test('when one professional is free is asked by service, for those they offer', async () => {
    const ravi = await plumberAndElectrician();
    const asha = await t.user();
    await alwaysAtWork(t.database);
    const slots = (service: string) =>
      asha.try(listSlots, undefined, { query: { handyman_id: ravi.id, service } });
    expect((await slots('Electrician')).status).toBe(200);
    const { status, body } = await slots('Maid');
    expect([status, body.code]).toEqual([409, 'not_their_service']);
  });

  test('operators see and find all of them, and who changed what is in the log', async () => {
    const ravi = await plumberAndElectrician();
    const meera = await addOperatorTo(t, 'support');
    const query = { service: 'Electrician' };
    const [listed] = await meera.send(listProfessionals, undefined, { query });
    expect(listed?.offers).toEqual(['Plumber', 'Electrician']);
    const { history } = await meera.send(getProfessional, undefined, { params: { id: ravi.id } });
    expect(history).toMatchObject([{ action: 'change_own_services', operator: null }]);
    const audit = await meera.send(listAudit, undefined, { query: { subject: ravi.id } });
    expect(audit.find(({ action }) => action === 'change_own_services')?.details).toEqual({
      before: { services: [] },
      after: { services: ['Electrician'] },
    });
    await ravi.send(setServices, { services: ['Electrician'] });
    const again = await meera.send(listAudit, undefined, {
      query: { subject: ravi.id, action: 'change_own_services' },
    });
    expect(again).toHaveLength(1);
  });
});
