import fc from 'fast-check';
import type { Operation, Schema } from './open-api.ts';
import { brokenInAddress, naughtyStrings, naughtyValue, percent, writeJson } from './naughty.ts';

export const actors = ['nobody', 'customer', 'handyman', 'both'] as const;
export type Actor = (typeof actors)[number];

/** A request that has been thought up but not sent. `{{words}}` stand for what only the running product knows. */
export type Draft = {
  readonly actor: Actor;
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** Making one of these is slow, so there is one. */
const words = fc.string({ unit: 'grapheme', maxLength: 60 });

/** What a program would send that has read the schema and nothing else. */
const likely = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(likely));
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
  switch (schema.type) {
    case 'string':
      if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
      if (schema.format === 'uri') return fc.webUrl({ validSchemes: ['https'] });
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
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** What would get further than the first check, by the name of the field. */
const fitting: Readonly<Record<string, readonly unknown[]>> = {
  email: ['{{email}}', 'new{{n}}@example.com', ' NEW{{n}}@Example.com '],
  password: ['a fine long password', 'password123'],
  otp: ['{{code}}', '123456', 123456],
  contactNumber: ['9812345678', '+91 98123 45678', 9812345678],
  phone: ['9712345678'],
  username: ['Asha'],
  name: ['Ravi'],
  address: ['1 MG Road, Kothrud, Pune'],
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

const valueOf = (name: string, schema: Schema): fc.Arbitrary<unknown> => {
  const known = fitting[name];
  if (!known) return likely(schema);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: likely(schema) },
  );
};

const junkKeys = ['__proto__', 'constructor', 'extra', '', '\0', 'toString', '$where', 'user_id'];

/** A likely body in which some fields are naughty, missing, or nobody's. */
const fieldsOf = (schema: Schema): fc.Arbitrary<readonly (readonly [string, unknown])[]> => {
  const names = Object.keys(schema.properties ?? {});
  const key = fc.constantFrom(...names, ...junkKeys);
  const change = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(key, naughtyValue) },
    { weight: 1, arbitrary: fc.tuple(key, fc.constant(undefined)) },
  );
  return fc.tuple(likely(schema), fc.array(change, { maxLength: 2 })).map(([whole, changes]) => {
    const fields = new Map(Object.entries((whole ?? {}) as object));
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

const tenMegabytes = (text: string) => text.replace('{', `{"big":"${'x'.repeat(10_000_000)}",`);

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
    { weight: 4, arbitrary: naughtyValue.map((value) => asBytes(writeJson(value))) },
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

const junkHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom<
  Readonly<Record<string, string>>
>(
  { cookie: 'lh_user=%zz; lh_handyman="; =; __proto__=x' },
  { cookie: `lh_user=${'x'.repeat(7_000)}` },
  { cookie: `big=${'x'.repeat(30_000)}` },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '\u00ff://[' },
  { 'sec-fetch-site': 'cross-site' },
  { host: '[::' },
  { 'x-forwarded-host': '\u00ff' },
  { 'x-forwarded-for': `${'1.1.1.1, '.repeat(50)}<script>` },
  { 'x-forwarded-proto': 'javascript:' },
  { accept: 'application/xml;q=NaN' },
  { 'accept-version': '9.9' },
  { 'content-encoding': 'gzip' },
  { range: 'bytes=-1,9-1' },
  { 'if-none-match': '"\u00ff' },
  { 'stripe-signature': 't=1e308,v1=\u00ff' },
  { 'stripe-signature': 't=,v1=,v0=' },
  { te: 'trailers', upgrade: 'websocket' },
  { expect: 'miracles' },
);

const inAddress = (name: string, schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: valueOf(name, schema).map((value) => percent(String(value))) },
    { weight: 2, arbitrary: fc.constantFrom(...naughtyStrings).map(percent) },
    { weight: 2, arbitrary: fc.constantFrom(...brokenInAddress) },
  );

const addressOf = ({ path, parameters }: Operation): fc.Arbitrary<string> => {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const query = inQuery.map(({ name, schema }) =>
    fc.oneof(
      fc.constant<string[]>([]),
      inAddress(name, schema).map((value) => [`${name}=${value}`]),
      inAddress(name, schema).map((value) => [`${name}=1`, `${name}[x]=${value}`, `${name}=2`]),
    ),
  );
  const more = fc.oneof(
    { weight: 8, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.constantFrom(['__proto__=1'], ['%zz=%zz'], ['&&==?'], ['=']) },
  );
  return fc
    .tuple(
      fc.tuple(...inPath.map(({ name, schema }) => inAddress(name, schema))),
      fc.tuple(...query, more),
    )
    .map(([values, pairs]) => {
      let rest = [...values];
      const filled = path.replaceAll(/\{\w+\}/g, () => {
        const [first = '', ...others] = rest;
        rest = others;
        return first;
      });
      const search = pairs.flat().join('&');
      return search === '' ? filled : `${filled}?${search}`;
    });
};

const bodyOf = (operation: Operation): fc.Arbitrary<[type: string, body: string] | undefined> => {
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

/** Any documented call, by anybody, said in any way. */
export const anyRequest = (operations: readonly Operation[]): fc.Arbitrary<Draft> =>
  fc.oneof(...operations.map(requestTo));

const requestTo = (operation: Operation): fc.Arbitrary<Draft> =>
  fc
    .record({
      actor: fc.constantFrom(...actors),
      path: addressOf(operation),
      sent: bodyOf(operation),
      junk: fc.oneof(
        { weight: 9, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: junkHeaders },
      ),
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant(operation.method) },
        { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'PATCH', 'OPTIONS', 'GET') },
      ),
      huge: fc.oneof(
        { weight: 200, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    })
    .map(({ actor, path, sent, junk, method, huge }) => ({
      actor,
      call: `${operation.method} ${operation.path}`,
      method,
      path,
      headers: { ...(sent && sent[0] !== '' ? { 'content-type': sent[0] } : {}), ...junk },
      body: sent && (huge ? tenMegabytes(sent[1]) : sent[1]),
    }));
