import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import { aadhaar, code, email, lat, line, long, phone, serviceName, text } from './field.ts';

const accepts = (
  schema: { safeParse(value: unknown): { success: boolean; data?: unknown } },
  value: unknown,
) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : 'refused';
};

describe('an email is one plain address', () => {
  test.each([
    ['Asha@Example.COM', 'asha@example.com'],
    ['  a.b+c@ex-ample.co.in ', 'a.b+c@ex-ample.co.in'],
    ['a@b.co, evil@x.co', 'refused'],
    ['a@b.co\r\nBcc: evil@x.co', 'refused'],
    ['evil@x.co (a@b.co)', 'refused'],
    ['Group: evil@x.co;', 'refused'],
    ['<a@b.co>', 'refused'],
    ['"a b"@b.co', 'refused'],
    ['a@b', 'refused'],
    ['a@b.co\0', 'refused'],
    [`${'a'.repeat(250)}@b.co`, 'refused'],
    [['a@b.co'], 'refused'],
    [null, 'refused'],
    [{ $ne: 1 }, 'refused'],
  ])('%j gives %j', (value, expected) => {
    expect(accepts(email, value)).toBe(expected);
  });
});

test.each([
  ['9812345678', '9812345678'],
  [9812345678, '9812345678'],
  ['+91 98123 45678', '9812345678'],
  ['09812345678', '9812345678'],
  ['919812345678', '9812345678'],
  ['+91-98123-45678', '9812345678'],
  ['+91\u00a098123\u201045678', '9812345678'],
  ['(0) 98123.45678', '9812345678'],
  ['0091 9812345678', '9812345678'],
  ['+92 9812345678', 'refused'],
  ['5812345678', 'refused'],
  ['981234567', 'refused'],
  [98.5, 'refused'],
  [null, 'refused'],
])('a phone number %j gives %j', (value, expected) => {
  expect(accepts(phone, value)).toBe(expected);
});

test.each([
  ['012345', '012345'],
  [12345, '012345'],
  ['12345', 'refused'],
  [-1, 'refused'],
  [1e308, 'refused'],
])('a code %j gives %j', (value, expected) => {
  expect(accepts(code, value)).toBe(expected);
});

test.each([
  ['2341 2341 2346', '234123412346'],
  [234123412346, '234123412346'],
  ['234123412347', 'refused'],
])('an Aadhaar number %j gives %j', (value, expected) => {
  expect(accepts(aadhaar, value)).toBe(expected);
});

test.each([
  [90, 90],
  [90.01, 'refused'],
  [Number.NaN, 'refused'],
  [Number.POSITIVE_INFINITY, 'refused'],
  [1e308, 'refused'],
  ['18.5', 'refused'],
  [null, 'refused'],
])('a latitude %j gives %j', (value, expected) => {
  expect(accepts(lat, value)).toBe(expected);
});

test('a longitude goes to 180', () => {
  expect([accepts(long, -180), accepts(long, 180.1)]).toEqual([-180, 'refused']);
});

test.each([
  ['  आशा जोशी  ', '  आशा जोशी  '],
  ['👩🏽‍🔧', '👩🏽‍🔧'],
  ['\u202Eevil', '\u202Eevil'],
  ['   ', 'refused'],
  ['a\0b', 'refused'],
  ['\uD800', 'refused'],
  ['\uFEFFa', 'refused'],
  ['a\r\nBcc: b@c.de', 'refused'],
  ['x'.repeat(81), 'refused'],
  [7, 'refused'],
])('a name %j is kept as it is, or refused', (value, expected) => {
  expect(accepts(line('name', 80), value)).toBe(expected);
});

test('an address may have several lines', () => {
  expect(accepts(text('address', 300), '12 MG Road\nPune')).toBe('12 MG Road\nPune');
});

test.each([
  ['plumber', 'plumber'],
  ['x'.repeat(61), 'refused'],
  [7, 'refused'],
])('a service %j gives %j', (value, expected) => {
  expect(accepts(serviceName, value)).toBe(expected);
});

describe('a day or an instant', () => {
  const kinds = [
    ['day', '2026-03-31', '2026-02-31'],
    ['instant', '2026-03-31T10:00:00+05:30', '2026-03-31'],
  ] as const;
  const times = ['', 'T00:00:00Z', 'T23:59:59+00:00', 'T00:00:00+23:59', 'T23:59:59-23:59'];
  const asked = calls.flatMap(({ path, query, body }) =>
    [query, body].flatMap((schema) =>
      schema instanceof z.ZodObject
        ? Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
            kinds
              .filter(
                ([, right, wrong]) =>
                  accepts(field, right) === right &&
                  [wrong, 'Asha'].every((one) => accepts(field, one) === 'refused'),
              )
              .map(([kind]) => [kind, `${name} of ${path}`, field] as const),
          )
        : [],
    ),
  );

  test('is asked for by several calls', () => {
    expect(asked.filter(([kind]) => kind === 'day').length).toBeGreaterThan(8);
    expect(asked.filter(([kind]) => kind === 'instant').length).toBeGreaterThan(8);
  });

  // The database refuses such a one, and reckoning with it gave another without end.
  test.each(asked)(
    'as %s, %s is within the years that the product can mean',
    (_kind, _name, field) => {
      for (const day of ['0000-01-01', '0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31']) {
        for (const value of times.map((time) => `${day}${time}`)) {
          expect([value, accepts(field, value)]).toEqual([value, 'refused']);
        }
      }
    },
  );
});
