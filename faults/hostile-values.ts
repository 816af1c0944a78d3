import list from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = i % 2 === 0 ? [value] : { deeper: value };
  return value;
};

/** Beside a public list of naughty strings: what hurts this product's own stack. */
export const hostileStrings: readonly string[] = [
  ...list,
  '\0',
  'a\uDFFFb',
  '\uDBFF\uDBFF',
  '\u202Eמיכל\u202C',
  '\u2066\u2069\u200F',
  '\uFFFD\uFFFE\uFFFF',
  'line\r\nbreak: yes',
  'two\u2028lines\u2029',
  '\u007F\u0080\u009F\u001B[31m',
  '__proto__',
  'constructor',
  'toString',
  '{"$ne":1}',
  '$1',
  '$$',
  "'; drop table users; --",
  '\\',
  '%00',
  '%',
  '1e308',
  'NaN',
  '-Infinity',
  '0x7fffffff',
  ' ',
  '\t',
  '',
  'x'.repeat(5_000),
  'ठ'.repeat(81),
  // Last, so that the shortest run has them too.
  'a\0b',
  '\uD800',
  '👩🏽‍🔧👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'आशा जोशी, क्षत्रिय मार्ग',
  'e\u0301 \u00E9 ﬃ Å \u212B',
  '\uFEFFbyte order mark',
];

/** JSON text that no value serializes to: written where the marked text stands. */
const bareTokens = [
  '-0',
  '1e400',
  '-1e400',
  '1e-400',
  'NaN',
  'Infinity',
  '00',
  '0x10',
  '9007199254740993',
  '123456789012345678901234567890',
  'undefined',
  "'single'",
  '"\\ud800"',
  '"\\u0000"',
  '"\\x41"',
];
const bare = (token: string) => `\u0001${token}\u0001`;

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  [],
  {},
  [[]],
  { $ne: 1 },
  { id: { id: {} } },
  { toString: 'x', valueOf: 1, length: -1 },
  ['a@b.co'],
  deep(50),
  deep(2_000),
  ...bareTokens.map(bare),
];

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...hostileStrings) },
  { weight: 4, arbitrary: fc.constantFrom(...values) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** JSON, with the marked tokens standing bare; `__proto__` is written as a key like any other. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /"\\u0001((?:[^"\\]|\\.)*?)\\u0001"/g,
    (_, token: string) => JSON.parse(`"${token}"`) as string,
  );

/** Bytes of text in an address; half a surrogate pair has none of its own and goes as UTF-8 never would. */
export const percent = (text: string): string =>
  Array.from(text)
    .map((letter) =>
      letter.isWellFormed()
        ? encodeURIComponent(letter)
        : `%ED%A0%${(0x80 + (letter.charCodeAt(0) & 0x3f)).toString(16)}`,
    )
    .join('');

export const brokenInAddress: readonly string[] = [
  '%',
  '%zz',
  '%E0%A4',
  '%E0%A4%A',
  '%00',
  '%uD800',
  '%C0%AE%C0%AE',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  ';',
  'a;b=c',
  '\u00ff\u00fe',
  '%F0%9F%A6%84',
  'x'.repeat(300),
];

const post = 'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

/** What is not even HTTP, or only nearly. */
export const brokenLines: readonly string[] = [
  '\0\u0001garbage\r\n\r\n',
  'GET\r\n\r\n',
  'HOSTILE /api/health HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/health HTTP/9.9\r\nHost: a\r\n\r\n',
  `GET /api/health HTTP/1.1\r\nHost: a\r\nCookie: a=${'x'.repeat(20_000)}\r\n\r\n`,
  `GET /api/bookings/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'GET /api/health HTTP/1.1\r\nHost: a\r\nno colon here\r\n\r\n',
  `${post}Content-Length: -1\r\n\r\n{`,
  `${post}Content-Length: 1\r\n\r\n{"two":"requests in one"}`,
  `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`,
  `${post}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n\u00FF\u00FE\r\n0\r\n\r\n`,
];
