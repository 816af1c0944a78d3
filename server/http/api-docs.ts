import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusal } from '#contract/call.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { escapeHtml } from '../html/escape.ts';
import { pageStyle, writePage } from '../html/page.ts';

type Json = { readonly [key: string]: unknown };

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const always = [400, 413, 415, 429, 503] as const;

const meaning: Readonly<Record<number, string>> = {
  400: 'Something in the request is wrong; `fields` says what.',
  401: 'Not logged in.',
  402: 'The card was refused.',
  403: 'Logged in, but not yours.',
  404: 'There is no such thing.',
  409: 'Not possible in the present state.',
  410: 'The code has expired or was used up.',
  413: 'Too large.',
  415: 'Not JSON.',
  429: 'Too many tries; Retry-After says when to come back.',
  503: 'Busy; Retry-After says when to come back.',
};

export const openPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const parameters = (call: Call): Json[] =>
  (['path', 'query'] as const).flatMap((place) => {
    const json = schemaOf(place === 'path' ? call.params : call.query, 'input');
    const required = (json['required'] ?? []) as string[];
    return Object.entries((json['properties'] ?? {}) as Json).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  });

const requestBody = (call: Call): Json => {
  if (call.method === 'GET') return {};
  const schema = schemaOf(call.body, 'input');
  const content: Record<string, unknown> = { 'application/json': { schema } };
  if (call.files.length > 0) {
    const file = { type: 'string', format: 'binary' };
    const files = Object.fromEntries(call.files.map((name) => [name, file]));
    const properties = { ...(schema['properties'] as Json), ...files };
    content['multipart/form-data'] = { schema: { ...schema, properties } };
  }
  return { requestBody: { content } };
};

const typeOf = (call: Call): string => {
  const described = call.reply.meta()?.description;
  return described?.includes('/') ? described : 'application/json';
};

const operation = (call: Call): Json => {
  const refusals = [
    ...(call.who === 'anyone' ? [] : [401, 403]),
    ...always,
    ...call.refusals,
  ].toSorted((a, b) => a - b);
  const answered = {
    content: { [typeOf(call)]: { schema: schemaOf(call.reply, 'output') } },
  };
  const refused = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return {
    summary: call.summary,
    operationId: `${call.method.toLowerCase()}${call.path.replace(/\W+(\w)/g, (_, c: string) => c.toUpperCase())}`,
    ...(call.who === 'anyone' ? {} : { security: securityOf(call) }),
    parameters: parameters(call),
    ...requestBody(call),
    responses: {
      200: { description: 'Success.', ...answered },
      ...(call.mayTakeTime ? { 202: { description: 'Not known yet.', ...answered } } : {}),
      ...Object.fromEntries(
        refusals.map((status) => [
          status,
          { description: meaning[status] ?? 'Refused.', content: refused },
        ]),
      ),
    },
  };
};

const securityOf = ({ who }: Call): Json[] =>
  who === 'either'
    ? [{ customer: [] }, { handyman: [] }]
    : [{ [who === 'user' ? 'customer' : who]: [] }];

const openApiDocument = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    (paths[openPath(call.path)] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'LocalHands',
      version: '1.0.0',
      description: 'On-demand home services: choose a professional near you, book, pay by card.',
    },
    paths,
    components: {
      schemas: { Refusal: schemaOf(refusal, 'output') },
      securitySchemes: {
        customer: { type: 'apiKey', in: 'cookie', name: 'lh_user' },
        handyman: { type: 'apiKey', in: 'cookie', name: 'lh_handyman' },
      },
    },
  };
};

const whoWords = {
  anyone: 'Anybody',
  user: 'A logged-in customer',
  handyman: 'A logged-in handyman',
  either: 'A logged-in customer or handyman',
  operator: 'A logged-in operator',
} as const;

const fieldRows = (title: string, json: Json): string => {
  const required = (json['required'] ?? []) as string[];
  const names = Object.keys(json['properties'] ?? {});
  if (names.length === 0) return '';
  const words = names.map((name) => (required.includes(name) ? name : `${name}?`));
  return `<tr><th scope="row">${title}</th><td><code>${escapeHtml(words.join(', '))}</code></td></tr>`;
};

const replyRow = (json: Json): string => {
  if (json['type'] !== 'array') return fieldRows('Reply', json);
  return fieldRows('Reply, a list of', (json['items'] ?? {}) as Json);
};

const article = (call: Call): string => {
  const rows = [
    `<tr><th scope="row">Who</th><td>${call.who === 'operator' && call.level === 'admin' ? 'A logged-in admin' : whoWords[call.who]}</td></tr>`,
    fieldRows('Path', schemaOf(call.params, 'input')),
    fieldRows('Query', schemaOf(call.query, 'input')),
    fieldRows('Body', schemaOf(call.body, 'input')),
    replyRow(schemaOf(call.reply, 'output')),
    call.refusals.length > 0
      ? `<tr><th scope="row">Refuses</th><td>${call.refusals.map((status) => `${status} ${meaning[status] ?? ''}`).join('<br>')}</td></tr>`
      : '',
  ];
  return `<article><h2><code><span class="method">${call.method}</span> ${escapeHtml(call.path)}</code></h2><p>${escapeHtml(call.summary)}</p><table>${rows.join('')}</table></article>`;
};

const humanPage = (): string => {
  const intro = `<p>Every call of LocalHands. Success is 200; a refusal carries <code>msg</code>, a sentence for people, and <code>code</code>, a word for programs. Sessions are cookies set by the login calls. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>`;
  return writePage('API', intro + calls.map(article).join(''));
};

/** Calls cannot change while the process runs, and most processes are never asked for their list. */
const madeOnce = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** The same calls, for programs and for people. */
export const apiPage = (app: FastifyInstance): void => {
  const [document, page] = [madeOnce(openApiDocument), madeOnce(humanPage)];
  app.get('/api/openapi.json', async (_request, reply) => reply.send(document()));
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page()),
  );
  app.get('/api/page.css', async (_request, reply) => reply.type('text/css').send(pageStyle));
};
