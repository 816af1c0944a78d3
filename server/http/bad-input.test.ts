import { describe, expect, test } from 'vitest';
import { createNotification, getBooking, getNotification } from '#contract/booking.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { loginUser, signupUser, verifyUser } from '#contract/user.ts';
import { verifyHandyman } from '#contract/handyman.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Client } from '../testing/client.ts';
import { goodPassword, pune, signUpHandyman, signUpUser } from '../testing/people.ts';
import { thorough } from '../testing/rounds.ts';

const t = useApp();

const json = { 'content-type': 'application/json' };
const posts = calls.filter((call) => call.method === 'POST');

/** The row counts of all tables that a call could write to, compared before and after. */
const everything = async () => {
  const tables = ['users', 'handymen', 'bookings', 'booking_events', 'codes', 'mails'];
  const counts = tables.map(
    (name) => `select '${name}' as name, count(*)::int as rows from ${name}`,
  );
  return t.database.query(counts.join(' union all '));
};

/** Sessions of every role, so that no call is refused because of who asks. */
const allSessions = async (): Promise<Client> => {
  const client = t.client();
  const people = [await t.user(), await t.handyman(), await addOperatorTo(t, 'admin')];
  for (const [name, value] of people.flatMap(({ cookies }) => [...cookies])) {
    client.cookies.set(name, value);
  }
  return client;
};

const refused = async (client: Client, call: Call, payload: string | Buffer, headers = json) => {
  const path = call.path.replace(':id', '00000000-0000-4000-8000-000000000000');
  const { status, body } = await client.raw('POST', path, { payload, headers });
  const reply = JSON.parse(body) as { msg?: string; code?: string };
  return { status, ...reply };
};

describe('every POST', () => {
  const bodies: readonly [string, string][] = [
    ['broken JSON', '{"email":'],
    ['not JSON', 'email=a@b.co'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a string', '"hello"'],
    ['a number', '7'],
    ['a prototype', '{"__proto__":{"email":"a@b.co"},"constructor":{"prototype":{}}}'],
    ['3 MB', JSON.stringify({ email: 'x'.repeat(3_000_000) })],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ];

  /** These need nothing from the body, so they may well succeed. */
  const wantNothing = new Set([
    '/api/user/logout',
    '/api/handyman/logout',
    '/api/operator/logout',
    '/api/account/devices/logout',
    '/api/operator/devices/logout',
    '/api/handyman/photo/remove',
    '/api/handyman/calendar-feed',
    '/api/handyman/calendar-feed/remove',
    '/api/handyman/payouts/code',
    '/api/operator/payouts/:day/approve',
    '/api/bookings/:id/cancel',
    '/api/bookings/:id/code',
  ]);

  test.each(bodies)(
    '%s gets a 4xx with a sentence, and nothing is written',
    async (name, payload) => {
      const client = await allSessions();
      const before = await everything();
      for (const call of posts) {
        if (wantNothing.has(call.path) && name === 'a prototype') continue;
        await t.database.query('delete from limits');
        const { status, msg, code } = await refused(client, call, payload);
        expect([call.path, status >= 400 && status < 500, typeof msg, typeof code]).toEqual([
          call.path,
          true,
          'string',
          'string',
        ]);
        if (name === '3 MB') expect([call.path, status]).toEqual([call.path, 413]);
      }
      expect(await everything()).toEqual(before);
    },
  );

  test.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'email=a%40b.co'],
    ['application/xml', '<email/>'],
  ])('%s gets 415', async (type, payload) => {
    const client = await allSessions();
    for (const call of posts) {
      const { status, code } = await refused(client, call, payload, { 'content-type': type });
      expect([call.path, status, code]).toEqual([call.path, 415, 'json_only']);
    }
  });

  test('multipart is for the calls that take files', async () => {
    const client = await allSessions();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const call of posts) {
      const { status } = await refused(client, call, '--x--\r\n', headers);
      expect([call.path, status]).toEqual([call.path, call.files.length > 0 ? 400 : 415]);
    }
  });

  test('a form that breaks off gets a 400', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const begun = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.co';
    const { status, code } = await refused(t.client(), verifyHandyman, begun, headers);
    expect([status, code]).toEqual([400, 'bad_input']);
  });

  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 400],
    [{ origin: 'http://localhost:80' }, 400],
    [{}, 400],
  ])('from %j gets %i', async (headers, expected) => {
    const { status } = await refused(t.client(), loginUser, '{}', { ...json, ...headers });
    expect(status).toBe(expected);
  });
});

/** A field that a call does not have is dropped, whichever it is: one will do where not everything is tried. */
const fieldsOf = ({ body }: Call, all: readonly string[]): readonly string[] => {
  if (thorough || !('shape' in body) || typeof body.shape !== 'object') return all;
  const known = new Set(Object.keys(body.shape ?? {}));
  return [
    ...all.filter((name) => known.has(name)),
    ...all.filter((name) => !known.has(name)).slice(0, 1),
  ];
};

describe('one field at a time', () => {
  const nasty: readonly unknown[] = [
    null,
    [],
    {},
    true,
    7,
    -1,
    1e308,
    '',
    ' ',
    'a\0b',
    '\uD800',
    '{"$ne":1}',
    { $ne: 1 },
    ['a@b.co'],
    'x'.repeat(100_000),
    '__proto__',
    "'; drop table users; --",
  ];

  test('whatever stands in any field of any call, the answer is a 4xx or a success', async () => {
    const client = await allSessions();
    const good: Record<string, unknown> = {
      email: 'new@example.com',
      password: goodPassword,
      otp: '123456',
      contactNumber: '9812345678',
      phone: '9812345678',
      username: 'A',
      name: 'A',
      services: 'Maid',
      aadharNumber: '234123412346',
      address: 'A, B',
      ...pune,
      user_id: client.cookies.get('user_token'),
      handyman_id: client.cookies.get('handyman_token'),
      online: true,
      token: { id: 'tok_visa' },
    };
    for (const call of posts) {
      for (const field of fieldsOf(call, Object.keys(good))) {
        for (const value of nasty) {
          const { status, msg } = await refused(
            client,
            call,
            JSON.stringify({ ...good, [field]: value }),
          );
          if (status >= 500) expect([call.path, field, value, status]).toBe('below 500');
          expect(typeof msg === 'string' || status === 200).toBe(true);
        }
      }
    }
  }, 600_000);

  test.each([
    [{ lat: 90.5, long: 0 }, 'lat'],
    [{ lat: 0, long: -181 }, 'long'],
    [{ lat: '18', long: 73 }, 'lat'],
    [{ long: 73 }, 'lat'],
  ])('impossible coordinates %j', async (place, field) => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const { status, body } = await asha.try(createNotification, {
      user_id: asha.id,
      handyman_id: ravi.id,
      ...place,
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('unknown fields are ignored and never stored', async () => {
    const browser = t.client();
    await browser.send(signupUser, { email: 'a@example.com' });
    const form = {
      email: 'a@example.com',
      otp: t.lastCode(),
      username: 'A',
      password: goodPassword,
      contactNumber: '9812345678',
      ...pune,
      user_id: '00000000-0000-4000-8000-000000000000',
      isAdmin: true,
    };
    const { user_id } = await browser.send(verifyUser, form);
    expect(user_id).not.toBe(form.user_id);
  });

  test.each([
    'आशा जोशी',
    '👩🏽‍🔧 Ravi',
    'מיכל',
    'Ω≈ç√∫',
    "O'Brien; drop table users",
    '<b>bold</b>',
    '  spaced  ',
  ])('a name like %j comes back as it was given', async (name) => {
    const asha = await signUpUser(t, { username: name });
    const ravi = await signUpHandyman(t, { name });
    const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    const { notification_id: id } = await asha.send(createNotification, ask);
    const seen = await asha.send(getBooking, undefined, { params: { id } });
    expect([seen.customer.username, seen.handyman.name]).toEqual([name, name]);
    const [asked] = await ravi.send(getNotification, { handyman_id: ravi.id });
    expect(asked?.username).toBe(name);
  });
});

test('a call that does not exist gets a 404 with a sentence', async () => {
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/user'],
    ['DELETE', '/api/bookings'],
    ['GET', '/api/%00'],
    ['GET', '/..%2f..%2fetc/passwd'],
    ['GET', '/api/bookings/%zz'],
    ['GET', `/api/bookings/${'x'.repeat(300)}`],
  ] as const) {
    const { status, body } = await t.client().raw(method, url, {});
    const { msg, code } = JSON.parse(body) as Record<string, unknown>;
    expect([url, status >= 400 && status < 500]).toEqual([url, true]);
    expect([typeof msg, typeof code]).toEqual(['string', 'string']);
  }
});
