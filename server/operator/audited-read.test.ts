import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { acceptNotification, createNotification } from '#contract/booking.ts';
import { calls } from '#contract/calls.ts';
import { exportCustomers, readBooking, readCustomer, searchCustomers } from '#contract/console.ts';
import { callForHelp } from '#contract/ticket.ts';
import { getAnyTicket } from '#contract/ticket-support.ts';
import { getProfessional, listProfessionals } from '#contract/verification.ts';
import { lookLimits } from '#domain/contact-reads.ts';
import { useApp } from '../testing/app.ts';
import { giveImages } from '../testing/applications.ts';
import { say, showPicture } from '../testing/chat.ts';
import { operatorCalls } from '../testing/operator-calls.ts';
import type { OperatorCall, Sight } from '../testing/operator-call.ts';
import { addLoggedInTo, addOperatorTo } from '../testing/operators.ts';
import type { LoggedIn } from '../testing/operators.ts';
import type { Person } from '../testing/people.ts';
import { rated } from '../testing/rating.ts';
import { ask, askWithPhotos, photoWithPlace } from '../testing/tickets.ts';

const t = useApp();

/** How each of the two can be reached or found: none of it stands in any other row. */
const secrets = {
  asha: ['find.asha@example.com', '9876501234', '18.516273', '73.854911', 'Flat 9, Sai Heights'],
  ravi: ['find.ravi@example.com', '9765401234', '18.507319', '73.812345', '77 Lal Bahadur Road'],
} as const;

const bookingOf = async (asha: Person, ravi: Person): Promise<string> => {
  const { notification_id: id } = await asha.send(createNotification, {
    user_id: asha.id,
    handyman_id: ravi.id,
    lat: 18.516273,
    long: 73.854911,
    address: 'Flat 9, Sai Heights',
  });
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  return id;
};

const people = async () => {
  const [email, contactNumber] = secrets.asha;
  const asha = await t.user({ email, contactNumber, lat: 18.516273, long: 73.854911 });
  const [mail, phone, , , address] = secrets.ravi;
  const ravi = await t.handyman({ email: mail, phone, address, lat: 18.507319, long: 73.812345 });
  return { asha, ravi };
};

const post = (by: LoggedIn, path: string, body: unknown) =>
  by.raw('POST', path, {
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

const setUp = async (): Promise<Sight> => {
  const job = await rated(t, 5, 'Quick and clean');
  const [opinion] = await t.database.query<{ id: string }>(
    `select id from ratings where booking_id = $1 and author = 'user'`,
    [job.id],
  );
  const { asha, ravi } = await people();
  await giveImages(ravi, 'These are new.');
  const booking = await bookingOf(asha, ravi);
  await say(asha, booking, 'The second door.');
  const { body } = await showPicture(asha, booking, await photoWithPlace());
  const alarm = await asha.send(callForHelp, { key: randomUUID() }, { params: { id: booking } });
  // What an admin typed is in the audit log, which every operator reads.
  const [q, phone] = secrets.asha;
  await post(await addOperatorTo(t), exportCustomers.path, {
    q,
    reason: `${q} rang from ${phone}`,
  });
  return {
    asha: asha.id,
    ravi: ravi.id,
    booking,
    message: String(body.message?.number),
    ticket: await ask(asha, { bookingId: booking }),
    withPhoto: (await askWithPhotos(asha, [await photoWithPlace()])).body.ticket_id,
    alarm: alarm.ticket_id,
    rating: opinion?.id ?? '',
    neela: (await addOperatorTo(t, 'support')).id,
  };
};

const rowsBy = (operator: LoggedIn) =>
  t.database.query<{ action: string; subject_id: string; reason: string | null }>(
    'select action, subject_id, reason from audit_log where operator_id = $1',
    [operator.id],
  );

const answerTo = async ({ call, ask: asking }: OperatorCall, sight: Sight, by: LoggedIn) => {
  const { params = {}, query = {}, body = {} } = (await asking?.(sight, by)) ?? {};
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  if (call.method === 'POST') return post(by, path, body);
  return by.raw('GET', `${path}?${new URLSearchParams(query).toString()}`, {});
};

const who = ['asha', 'ravi'] as const;

describe('§14 what operators are shown of people', () => {
  test('the table names every call of an operator, with the level it needs', () => {
    const named = operatorCalls.map(({ call, level }) => `${level} ${call.method} ${call.path}`);
    const there = calls.filter((call) => call.who === 'operator');
    expect(named.toSorted()).toEqual(
      there.map(({ level, method, path }) => `${level} ${method} ${path}`).toSorted(),
    );
  });

  test('a reply with an email, a phone, an exact place or an address is in the audit log', async () => {
    const sight = await setUp();
    for (const one of operatorCalls) {
      // New ones each time, so that each look was made by this call.
      const by = await addLoggedInTo(t, one.level);
      const { status, body } = await answerTo(one, sight, by);
      const rows = await rowsBy(by);
      const told = who.filter((name) => secrets[name].some((secret) => body.includes(secret)));
      const looked = who.filter((name) =>
        rows.some((row) => row.action.startsWith('look_at_') && row.subject_id === sight[name]),
      );
      const taken = rows.some((row) => row.action.startsWith('export_') && row.reason !== null);
      const file = one.shows === 'file';
      const seen = {
        path: one.call.path,
        status,
        looked,
        taken,
        unseen: told.filter((name) => !looked.includes(name)),
      };
      expect.soft(seen).toEqual({
        path: one.call.path,
        status: one.status ?? 200,
        looked: typeof one.shows === 'string' ? [] : one.shows,
        taken: one.call.path.includes('export') && one.status === undefined,
        // A file holds whole addresses: what is looked for here can be found.
        unseen: file ? [expect.stringMatching(/asha|ravi/)] : [],
      });
      await t.database.query('delete from limits');
    }
  });

  test('lists show whose it is and not how to reach them, and find the whole email or phone', async () => {
    const { asha, ravi } = await people();
    const admin = await addOperatorTo(t);
    const customers = (q: string) => admin.send(searchCustomers, undefined, { query: { q } });
    const men = (q: string) => admin.send(listProfessionals, undefined, { query: { q } });
    const masked = { email: 'f•••@example.com', phone: '+91 ••••• ••234' };
    for (const q of ['find.asha@example.com', '+91 98765 01234']) {
      expect(await customers(q)).toMatchObject([{ user_id: asha.id, ...masked }]);
    }
    for (const q of ['FIND.ravi@example.com', '097654-01234']) {
      expect(await men(q)).toMatchObject([{ handyman_id: ravi.id, ...masked }]);
    }
    // Otherwise an operator could guess the masked part of an address one character at a time.
    for (const q of ['find.rav', '@example.com', '97654', '976540123'])
      expect(await men(q)).toEqual([]);
  });
});

describe('§14 how many people one operator looks at within an hour', () => {
  /** Opens the page of each, one after another. */
  const look = async (operator: LoggedIn, customers: readonly Person[]) => {
    const statuses: number[] = [];
    for (const { id } of customers) {
      statuses.push((await operator.try(readCustomer, undefined, { params: { id } })).status);
    }
    return statuses;
  };

  const crowd = async (count: number) => {
    const all: Person[] = [];
    for (let n = 0; n < count; n += 1) all.push(await t.user());
    return all;
  };

  const toAdmins = async () => {
    await t.runJobs();
    return t.mails.filter(({ subject }) => subject.includes('contact data'));
  };

  test('every admin is told once, by mail and in the audit log', async () => {
    const [neela, hindi] = [await addOperatorTo(t), await addOperatorTo(t)];
    await t.database.query(`update operators set language = 'hi' where id = $1`, [hindi.id]);
    const support = await addOperatorTo(t, 'support');
    const customers = await crowd(lookLimits.tellAt + 1);
    await look(support, customers.slice(0, lookLimits.tellAt - 1));
    // Again and again the same people: they are counted once.
    await look(support, customers.slice(0, 3));
    expect(await toAdmins()).toEqual([]);
    await look(support, customers);
    const told = await toAdmins();
    expect(told.map(({ to }) => to.address)).toEqual([neela.email]);
    expect(told[0]?.text).toContain(`has opened the contact data of ${lookLimits.tellAt} people`);
    expect(told[0]?.text).toContain(`/operator/audit?operator=${support.id}`);
    const inHindi = t.mails.filter(({ to }) => to.address === hindi.email);
    expect(inHindi).toHaveLength(1);
    expect(inHindi[0]?.text).toContain(`${lookLimits.tellAt} लोगों`);
    const rows = (await rowsBy(support)).filter(({ action }) => action === 'many_looks');
    expect(rows).toHaveLength(1);
  });

  test('beyond the most it is refused with when to come back; who was opened already is not', async () => {
    const support = await addOperatorTo(t, 'support');
    const customers = await crowd(lookLimits.most + 1);
    const [first, last] = [customers.slice(0, 1), customers.slice(-1)];
    expect(await look(support, customers)).toEqual([...customers.slice(1).map(() => 200), 429]);
    const params = { id: last[0]?.id ?? '' };
    const refused = await support.try(readCustomer, undefined, { params });
    expect(refused.body).toMatchObject({
      code: 'too_many_looks',
      msg: expect.stringMatching(
        /^You have opened the contact data of 80 people within an hour.* 60 minutes.*colleague/,
      ) as string,
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(await look(support, first)).toEqual([200]);
    const rows = await rowsBy(support);
    expect(rows.filter(({ action }) => action === 'look_at_customer')).toHaveLength(
      lookLimits.most,
    );
    expect(rows.filter(({ action }) => action === 'looks_refused')).toHaveLength(1);
    // Another operator has a limit of their own, and the hour ends.
    expect(await look(await addOperatorTo(t, 'support'), last)).toEqual([200]);
    await t.passMinutes(lookLimits.withinMinutes);
    expect(await look(support, last)).toEqual([200]);
  });

  test('neither a booking nor a professional is a way around it, and an open alarm is never refused', async () => {
    const { asha, ravi } = await people();
    const id = await bookingOf(asha, ravi);
    const params = { id };
    const alarm = await asha.send(callForHelp, { key: randomUUID() }, { params });
    const support = await addOperatorTo(t, 'support');
    await look(support, await crowd(lookLimits.most));
    const statusOf = async (call: Parameters<LoggedIn['try']>[0], of: string) =>
      (await support.try(call, undefined, { params: { id: of } })).status;
    expect(await statusOf(readBooking, id)).toBe(429);
    expect(await statusOf(getProfessional, ravi.id)).toBe(429);
    expect(await statusOf(getAnyTicket, await ask(asha))).toBe(429);
    expect(await statusOf(getAnyTicket, alarm.ticket_id)).toBe(200);
    const seen = (await rowsBy(support)).map((row) => row.subject_id);
    expect(seen).toContain(asha.id);
    expect(seen).toContain(ravi.id);
  });
});
