import fc from 'fast-check';
import type { Operation, Schema } from './open-api.ts';
import { bodyOf, tenMegabytes, valueOf } from './bodies.ts';
import { brokenInAddress, hostileStrings, percent } from './hostile-values.ts';

const actors = ['nobody', 'customer', 'handyman', 'both'] as const;
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
    { weight: 8, arbitrary: valueOf(name, schema).map((value) => percent(String(value))) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileStrings).map(percent) },
    { weight: 1, arbitrary: fc.constantFrom(...brokenInAddress) },
  );

const addressOf = ({ path, parameters }: Operation): fc.Arbitrary<string> => {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const query = inQuery.map(({ name, schema }) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      { weight: 4, arbitrary: inAddress(name, schema).map((value) => [`${name}=${value}`]) },
      {
        weight: 1,
        arbitrary: inAddress(name, schema).map((value) => [`${name}=1`, `${name}[x]=${value}`]),
      },
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

/** Any documented call, by any actor, with any input. */
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
