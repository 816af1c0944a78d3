import { expect, test } from 'vitest';
import { fault, readFault } from './fault.ts';
import { aadhaar, email, lat, newPassword, personName, phone } from './field.ts';

test.each([
  [fault('missing', 'name'), { key: 'missing', args: ['name'] }],
  [fault('tooLong', 'area', 60), { key: 'tooLong', args: ['area', 60] }],
  [fault('id'), { key: 'id', args: [] }],
  ['Invalid input: expected string, received undefined', undefined],
  ['', undefined],
  ['{"key":"id","args":[]}', undefined],
])('%s is read as %j', (message, read) => {
  expect(readFault(message)).toEqual(read);
});

test.each([
  ['a name', personName, '   ', 'missing', ['name']],
  ['a name', personName, 7, 'notText', ['name']],
  ['a name', personName, 'a\nb', 'severalLines', ['name']],
  ['a name', personName, 'www.free.com', 'name', ['link']],
  ['an email', email, 'asha@home', 'email', []],
  ['a password', newPassword, 'short', 'shortPassword', [8]],
  ['a phone number', phone, '5812345678', 'phone', []],
  ['a phone number', phone, null, 'noDigits', ['phone']],
  ['an Aadhaar number', aadhaar, '234123412347', 'aadhaar', []],
  ['a latitude', lat, 91, 'outOfRange', ['lat', 90]],
] as const)('what is wrong with %s', (_name, schema, value, key, args) => {
  const { issues = [] } = schema.safeParse(value).error ?? {};
  expect(readFault(issues[0]?.message ?? '')).toEqual({ key, args });
});
