import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '#contract/call.ts';
import { isDatabaseDown } from '../db/db.ts';
import { Problem, unavailable } from '../problem.ts';

/** What the framework refuses by itself, in our words. */
const frameworkRefusals: Readonly<Record<number, readonly [code: string, msg: string]>> = {
  400: ['bad_input', 'This request could not be read. Please check what is sent.'],
  408: ['too_slow', 'This request took too long to arrive. Please send it again.'],
  413: ['too_large', 'This is too large. Please send less.'],
  414: ['too_long', 'This address is too long.'],
  415: ['json_only', 'Send this request as application/json, please.'],
  417: ['bad_input', 'This server does not do what the Expect header asks for.'],
  431: ['too_large', 'The headers of this request are too large.'],
};

const asProblem = (error: FastifyError | Problem): Problem | undefined => {
  if (error instanceof Problem) return error;
  // A client that hung up in the middle looks like a lost database, but the framework has named it a 400.
  if (error.statusCode === undefined && isDatabaseDown(error)) return unavailable(2);
  const status = error.statusCode ?? 500;
  const [code, msg] = frameworkRefusals[status] ?? frameworkRefusals[400] ?? [];
  if (status >= 500 || code === undefined || msg === undefined) return undefined;
  return new Problem(frameworkRefusals[status] ? status : 400, code, msg);
};

const send = (reply: FastifyReply, { status, code, msg, details }: Problem) => {
  if (details.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(details.retryAfterSeconds));
  }
  const body: Refusal & Record<string, unknown> = { ...details.extra, msg, code };
  if (details.fields) body.fields = details.fields;
  return reply.status(status).send(body);
};

/** The one place where something that went wrong becomes an answer. Internals stay here. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = asProblem(error);
    if (problem) {
      // Shed and rate-limited requests are not logged as problems: there may be thousands.
      if (problem !== error && problem.status === 503) {
        request.log.warn({ reason: error.message }, 'unavailable');
      }
      return send(reply, problem);
    }
    request.log.error({ err: error }, 'unexpected');
    return send(
      reply,
      new Problem(500, 'internal', 'Something went wrong on our side. Please try again.'),
    );
  });
};

/** For the framework's `frameworkErrors`: addresses that never come as far as a route. */
export const refuseAddress = (
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void => {
  void send(reply, asProblem(error) ?? refusalOf(400));
};

const refusalOf = (status: number): Problem => {
  const [code, msg] = frameworkRefusals[status] ?? ['bad_input', 'This could not be read.'];
  return new Problem(status, code, msg);
};

const unreadable: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Malformed HTTP gets the same kind of reply; there is no request yet, only a socket. */
export const refuseLine = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const { status, code, msg } = refusalOf(unreadable[error.code ?? ''] ?? 400);
    const body = JSON.stringify({ msg, code });
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
  app.server.on('checkExpectation', (_request, response) => {
    const { status, code, msg } = refusalOf(417);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ msg, code }));
  });
};

export const noSuchCall = (): Problem =>
  new Problem(404, 'not_found', 'There is nothing here. See /api/docs for what there is.');
