import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '#contract/call.ts';
import type { Language } from '#domain/language.ts';
import { isDatabaseDown, isOfDeletedAccount } from '../db/db.ts';
import { Problem, conflict, unavailable } from '../problem.ts';
import { wordsIn } from '../words/words.ts';
import type { Said } from '../words/words.ts';
import { readerLanguage } from './reader-language.ts';

/** Sentences for what the framework refuses by itself. */
const frameworkRefusals: Readonly<Record<number, readonly [code: string, msg: Said]>> = {
  400: ['bad_input', ({ http }) => http.unreadable],
  408: ['too_slow', ({ http }) => http.tooSlow],
  413: ['too_large', ({ http }) => http.tooLarge],
  414: ['too_long', ({ http }) => http.longAddress],
  415: ['json_only', ({ http }) => http.jsonOnly],
  417: ['bad_input', ({ http }) => http.expectation],
  431: ['too_large', ({ http }) => http.largeHeaders],
};

const asProblem = (error: FastifyError | Problem): Problem | undefined => {
  if (error instanceof Problem) return error;
  // A client that disconnected looks like a lost database, but the framework has classified it as a 400.
  if (error.statusCode === undefined && isDatabaseDown(error)) return unavailable(2);
  if (isOfDeletedAccount(error)) return conflict('account_deleted', ({ myData }) => myData.gone);
  const status = error.statusCode ?? 500;
  const [code, msg] = frameworkRefusals[status] ?? frameworkRefusals[400] ?? [];
  if (status >= 500 || code === undefined || msg === undefined) return undefined;
  return new Problem(frameworkRefusals[status] ? status : 400, code, msg);
};

/** A refusal as it is sent, in the language of who reads it. */
const inLanguage = ({ code, msg, details }: Problem, language: Language): Refusal => {
  const words = wordsIn[language];
  const fields = Object.entries(details.fields ?? {}).map(
    ([name, said]) => [name, said(words)] as const,
  );
  return {
    ...details.extra,
    msg: msg(words),
    code,
    ...(details.fields ? { fields: Object.fromEntries(fields) } : {}),
  };
};

const send = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
  const { retryAfterSeconds } = problem.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(problem.status).send(inLanguage(problem, readerLanguage(request.headers)));
};

/** The one place where an error becomes an answer. Stack traces and database errors are not sent. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = asProblem(error);
    if (problem) {
      // Shed and rate-limited requests are not logged as problems: there may be thousands.
      if (problem !== error && problem.status === 503) {
        request.log.warn({ reason: error.message }, 'unavailable');
      }
      return send(request, reply, problem);
    }
    request.log.error({ err: error }, 'unexpected');
    return send(request, reply, new Problem(500, 'internal', ({ http }) => http.internal));
  });
};

/** For the framework's `frameworkErrors`: URLs that are refused before routing. */
export const refuseAddress = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  void send(request, reply, asProblem(error) ?? refusalOf(400));
};

const refusalOf = (status: number): Problem => {
  const [code, msg] = frameworkRefusals[status] ?? ['bad_input', ({ http }) => http.unreadable];
  return new Problem(status, code, msg);
};

const unreadable: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Malformed HTTP gets the same kind of reply; there is no request yet, only a socket, and so no language. */
export const refuseLine = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const problem = refusalOf(unreadable[error.code ?? ''] ?? 400);
    const { status } = problem;
    const body = JSON.stringify(inLanguage(problem, 'en'));
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
};

/** Node would answer these itself, with an empty body. */
export const refuseExpectations = (app: FastifyInstance): void => {
  app.server.on('checkExpectation', ({ headers }, response) => {
    const problem = refusalOf(417);
    response.writeHead(problem.status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(inLanguage(problem, readerLanguage(headers))));
  });
};

export const noSuchCall = (): Problem =>
  new Problem(404, 'not_found', ({ http }) => http.noSuchCall);
