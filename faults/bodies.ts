import fc from 'fast-check';
import { hostileValue, writeJson } from './hostile-values.ts';
import type { Operation, Schema } from './open-api.ts';

/** Making one of these is slow, so there is one of each. */
const words = fc.string({ unit: 'grapheme', maxLength: 60 });
const addresses = fc.webUrl({ validSchemes: ['https'] });
const anything = fc.jsonValue({ maxDepth: 2 });
const matching = new Map<string, fc.Arbitrary<string>>();
const textMatching = (pattern: string): fc.Arbitrary<string> => {
  const made = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  matching.set(pattern, made);
  return made;
};

/** What a program would send that has read the schema and nothing else. */
const likely = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(likely));
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
  switch (schema.type) {
    case 'string':
      if (schema.pattern !== undefined) return textMatching(schema.pattern);
      if (schema.format === 'uri') return addresses;
      return words.map((text) => text.slice(0, schema.maxLength));
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(likely(schema.items ?? {}), { maxLength: 3 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const known = Object.fromEntries(fields.map(([name, one]) => [name, valueOf(name, one)]));
      return fc.record(known, { requiredKeys: [...(schema.required ?? [])] });
    }
    case undefined:
    default:
      return anything;
  }
};

/** Values that get past validation, by the name of the field. */
const fitting: Readonly<Record<string, readonly unknown[]>> = {
  email: ['{{email}}', 'new{{n}}@example.com', ' NEW{{n}}@Example.com '],
  password: ['a fine long password', 'password123'],
  otp: ['{{code}}', '123456', 123456],
  contactNumber: ['9812345678', '+91 98123 45678', 9812345678],
  phone: ['9712345678'],
  username: ['Asha'],
  name: ['Ravi'],
  address: ['1 MG Road, Kothrud, Pune'],
  area: ['Kothrud', 'Sector 21'],
  city: ['Pune'],
  services: ['plumber'],
  service: ['Plumber', 'maid'],
  aadharNumber: ['234123412346'],
  user_id: ['{{user}}', '{{user}}', '{{otherUser}}'],
  handyman_id: ['{{handyman}}', '{{handyman}}', '{{otherHandyman}}'],
  notification_id: ['{{booking}}'],
  booking_id: ['{{booking}}'],
  id: ['{{booking}}', '{{payment}}', '{{otherBooking}}'],
  token: ['tok_visa', 'tok_chargeDeclined', 'tok_threeDSecure2Required'].map((id) => ({ id })),
  cursor: ['WzBd', '{{cursor}}', Buffer.from('[1e308,"x"]').toString('base64url')],
  lat: [18.52, -0, 90, '18.52'],
  long: [73.85, 180],
};

export const valueOf = (name: string, schema: Schema): fc.Arbitrary<unknown> => {
  const known = fitting[name];
  if (!known) return likely(schema);
  return fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: likely(schema) },
  );
};

const junkKeys = ['__proto__', 'constructor', 'extra', '', '\0', 'toString', '$where', 'user_id'];

/** A likely body in which some fields are hostile, missing or not in the schema. */
const fieldsOf = (schema: Schema): fc.Arbitrary<readonly (readonly [string, unknown])[]> => {
  const names = Object.keys(schema.properties ?? {});
  const key = fc.constantFrom(...names, ...junkKeys);
  const change = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(key, hostileValue) },
    { weight: 1, arbitrary: fc.tuple(key, fc.constant(undefined)) },
  );
  return fc
    .tuple(
      likely(schema),
      fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 2 })),
    )
    .map(([whole, changes]) => {
      const fields = new Map(Object.entries(whole ?? {}));
      for (const [name, value] of changes) {
        if (value === undefined) fields.delete(name);
        else fields.set(name, value);
      }
      return [...fields];
    });
};

type Fields = readonly (readonly [string, unknown])[];

const writeFields = (fields: Fields): string =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${writeJson(value)}`).join(',')}}`;

/** Text that is wrong as a whole, not in one of its fields. Latin-1: each letter is a byte. */
const twist = fc.constantFrom<(text: string) => string>(
  (text) => text.slice(0, -1),
  (text) => `${text.slice(0, -1)},${text.slice(1)}`,
  (text) => `[${text}]`,
  (text) => `${text}${text}`,
  (text) => `\u00EF\u00BB\u00BF${text}`,
  (text) => text.replace('"', '"\u00FF\u00FE'),
  (text) => `\0${text}`,
  (text) => text.replace('{', '{"a":{"__proto__":{"admin":true}},'),
  (text) => `${'['.repeat(20_000)}${text}${']'.repeat(20_000)}`,
  (text) => `${text}${' '.repeat(300_000)}`,
  () => '',
  () => 'null',
  () => '"text"',
  () => '1e999',
  () => 'email=a%40b.co',
);

export const tenMegabytes = (text: string) =>
  text.replace('{', `{"big":"${'x'.repeat(10_000_000)}",`);

const asBytes = (text: string): string => Buffer.from(text).toString('latin1');

const jsonBody = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 60, arbitrary: fieldsOf(schema).map((fields) => asBytes(writeFields(fields))) },
    {
      weight: 12,
      arbitrary: fc
        .tuple(fieldsOf(schema), twist)
        .map(([fields, how]) => how(asBytes(writeFields(fields)))),
    },
    { weight: 4, arbitrary: hostileValue.map((value) => asBytes(writeJson(value))) },
  );

const boundary = 'line-between';

const part = (name: string, content: string, file = false) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"${file ? '; filename="a.png"\r\nContent-Type: image/png' : ''}\r\n\r\n${content}\r\n`;

const end = `--${boundary}--\r\n`;

const formTwists: readonly ((parts: string) => string)[] = [
  (parts) => `${parts}${end}`,
  (parts) => `${parts}${end}`,
  (parts) => parts,
  (parts) => `${parts}${parts}${end}`,
  (parts) => parts.replaceAll('\r\n', '\n'),
  () => `--${boundary}\r\n\r\nnameless\r\n${end}`,
  () => `${part('a', 'x'.repeat(10_000))}${end}`,
  () => `${Array.from({ length: 40 }, (_, n) => part(`f${n}`, 'x')).join('')}${end}`,
  () => '',
];

/** A form with files, in all the ways it can be broken. */
const formBody = (schema: Schema): fc.Arbitrary<string> =>
  fc
    .tuple(
      fieldsOf(schema),
      fc.constantFrom('', 'not an image', '\u0089PNG\r\n\x1A\n\0\0'),
      fc.constantFrom(...formTwists),
    )
    .map(([fields, file, how]) => {
      const parts = fields.map(([name, value]) =>
        part(asBytes(name), asBytes(typeof value === 'string' ? value : writeJson(value))),
      );
      return how([...parts, part('aadharFront', file, true)].join(''));
    });

const wrongTypes = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;',
  'application/json, text/html',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'multipart/form-data',
  `multipart/form-data; boundary=${'x'.repeat(100)}`,
  '\u00ff/\u00ff',
];

/** What goes with a request, and what it is called; a letter is a byte. */
export const bodyOf = (
  operation: Operation,
): fc.Arbitrary<[type: string, body: string] | undefined> => {
  if (operation.method === 'GET') return fc.constant(undefined);
  const schema = operation.body ?? {};
  const json = jsonBody(schema).map((text): [string, string] => ['application/json', text]);
  const form = formBody(schema).map((text): [string, string] => [
    `multipart/form-data; boundary=${boundary}`,
    text,
  ]);
  const odd = fc
    .tuple(fc.constantFrom(...wrongTypes), jsonBody(schema))
    .map(([type, text]): [string, string] => [type, text]);
  return fc.oneof(
    { weight: operation.takesFiles ? 40 : 80, arbitrary: json },
    { weight: operation.takesFiles ? 40 : 2, arbitrary: form },
    { weight: 8, arbitrary: odd },
  );
};
