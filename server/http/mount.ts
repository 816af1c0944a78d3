import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastJson from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { readFault } from '#contract/fault.ts';
import type { Language } from '#domain/language.ts';
import { parties, roles } from '#domain/role.ts';
import type { Role } from '#domain/role.ts';
import { networkOf } from './client-ip.ts';
import type { Deps } from '../deps.ts';
import { readTokens } from './cookies.ts';
import { readForm } from './multipart.ts';
import { readerLanguage } from './reader-language.ts';
import { spend } from '../identity/rate-limits.ts';
import type { Limit } from '../identity/rate-limits.ts';
import { Problem, badInput, needLogin } from '../problem.ts';
import { noSessions, readSessions } from '../identity/session.ts';
import type { Sender } from '../ports/images.ts';
import type { Sessions } from '../ports/sessions.ts';
import { makeUploadGate } from './upload-gate.ts';
import type { UploadGate } from './upload-gate.ts';
import { sayFault } from '../words/fault-words.ts';
import { wordsIn } from '../words/words.ts';
import type { Said, Words } from '../words/words.ts';

export type Ask<C extends Call> = {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly sessions: Sessions;
  /** The network the request came from, for rate limits only. */
  readonly address: string;
  /** Of the reader, and how we speak to them in it. */
  readonly language: Language;
  readonly words: Words;
  readonly reply: FastifyReply;
};

type Answer<C extends Call> = z.input<C['reply']> | FastifyReply;
type Handle<C extends Call> = (ask: Ask<C>) => Promise<Answer<C>>;

type BeforeFiles = (
  fields: Readonly<Record<string, unknown>>,
  request: FastifyRequest,
) => Promise<void>;

type Options = {
  /** A rate limit of the client's IP, spent before any file is read. */
  readonly perAddress?: Limit;
  /** Checks the form's fields before its files are read. */
  readonly beforeFiles?: BeforeFiles;
  /** Checks permissions beyond the role, before the input is validated. */
  readonly authorise?: (sessions: Sessions) => Promise<void>;
};

export type Mount = <C extends Call>(call: C, handle: Handle<C>, options?: Options) => void;

/** Puts calls of the contract on the server: authorisation, input, reply. */
export const mountOn =
  (app: FastifyInstance, deps: Deps, uploads: UploadGate = makeUploadGate()): Mount =>
  <C extends Call>(
    call: C,
    handle: Handle<C>,
    { perAddress, authorise, beforeFiles }: Options = {},
  ) => {
    app.route({
      method: call.method,
      url: call.path,
      // No HEAD: on a stream it would never end.
      exposeHeadRoute: false,
      schema: { response: { '2xx': {} } },
      serializerCompiler: () => serializerOf(call),
      handler: async (request, reply) => {
        // Replies depend on who asks: no browser or proxy may cache them (the stream sets its own header).
        reply.header('cache-control', 'no-store');
        // Authorise before validating: a stranger learns nothing from a 400.
        const sessions = request.headers.cookie
          ? await readSessions(deps, readTokens(request), request.headers['user-agent'])
          : noSessions;
        admit(call, sessions);
        await authorise?.(sessions);
        const address = networkOf(request.ip);
        const readAndHandle = async () => {
          if (perAddress) await spend(deps, perAddress, address);
          const { fields, files } =
            call.method === 'GET' ? noBody : await readBody(call, request, beforeFiles);
          const language = readerLanguage(request.headers);
          return handle({
            params: parse<C['params']>(call.params, request.params),
            query: parse<C['query']>(call.query, request.query),
            body: parse<C['body']>(call.body, fields),
            files,
            sessions,
            address,
            language,
            words: wordsIn[language],
            reply,
          });
        };
        const result = request.isMultipart()
          ? await uploads(senderOf(sessions, address), readAndHandle)
          : await readAndHandle();
        return reply.sent || result === reply ? reply : reply.send(result);
      },
    });
  };

/**
 * Replies are serialized by a function compiled from the reply's schema, which leaves out every field that the
 * schema does not list. Compiled with the first reply: for all calls at once it would take a third of a start.
 */
const serializerOf = (call: Call) => {
  let serialize: ((reply: unknown) => string) | undefined;
  return (reply: unknown): string => {
    serialize ??= fastJson(shapeOf(call) as Schema);
    return serialize(reply);
  };
};

const shapeOf = ({ reply }: Call): object =>
  z.toJSONSchema(reply, { io: 'output', target: 'openapi-3.0', unrepresentable: 'any' });

/** A gateway's event carries whole objects of its own. */
const largestSignedBytes = 256 * 1024;

/**
 * For calls whose signature covers the raw bytes: a scope of its own, in which JSON is not parsed.
 */
export const mountUnread = async (
  app: FastifyInstance,
  deps: Deps,
  routes: (mount: Mount) => void,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: largestSignedBytes },
      (_request, body, done) => done(null, body),
    );
    routes(mountOn(scope, deps));
  });
};

/** Uploads of an account have a limit of their own, whatever IP they come from. */
const senderOf = (sessions: Sessions, address: string): Sender => {
  const session = roles.map((role) => sessions[role]).find((one) => one !== undefined);
  return session ? { loggedIn: true, id: session.id } : { loggedIn: false, id: address };
};

const admit = ({ who }: Call, sessions: Sessions): void => {
  if (who === 'anyone') return;
  if (!roles.some((role) => sessions[role])) throw needLogin();
  const wanted = who === 'either' ? parties : [who];
  if (!wanted.some((role) => sessions[role])) throw wrongRole(wanted);
};

const wrongRole = ([role = 'user']: readonly Role[]): Problem =>
  new Problem(403, 'wrong_role', ({ http }) => http.wrongRole(role));

const parse = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, Said> = {};
  for (const issue of result.error.issues) {
    fields[issue.path.join('.') || 'body'] ??= saidOf(issue.message);
  }
  throw badInput(fields);
};

const saidOf = (message: string): Said => {
  const fault = readFault(message);
  return ({ faults, http }) => (fault ? sayFault(faults, fault) : http.unforeseen(message));
};

type Incoming = { readonly fields: unknown; readonly files: ReadonlyMap<string, Buffer> };

const noBody: Incoming = { fields: {}, files: new Map() };

const readBody = async (
  call: Call,
  request: FastifyRequest,
  beforeFiles: BeforeFiles | undefined,
): Promise<Incoming> => {
  const files = new Map<string, Buffer>();
  if (!request.isMultipart()) {
    // A request without a body has no content type either, and a form on another site can send that.
    if (request.headers['content-type'] === undefined) throw jsonOnly();
    return { fields: request.body, files };
  }
  if (call.files.length === 0) throw jsonOnly();
  return readForm(request, call.files, beforeFiles && ((fields) => beforeFiles(fields, request)));
};

const jsonOnly = () => new Problem(415, 'json_only', ({ http }) => http.jsonOnly);
