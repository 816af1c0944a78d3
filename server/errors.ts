import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Refusal } from '#contract/call.ts';
import { isDatabaseDown } from './db/db.ts';
import { Problem, unavailable } from './problem.ts';

/** What the framework refuses by itself, in our words. */
const frameworkRefusals: Readonly<Record<number, readonly [code: string, msg: string]>> = {
  400: ['bad_input', 'This request could not be read. Please check what is sent.'],
  413: ['too_large', 'This is too large. Please send less.'],
  414: ['too_long', 'This address is too long.'],
  415: ['json_only', 'Send this request as application/json, please.'],
  431: ['too_large', 'The headers of this request are too large.'],
};

const asProblem = (error: FastifyError | Problem): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (isDatabaseDown(error)) return unavailable(2);
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
      // Who was turned away on purpose is not worth a line each: there may be thousands.
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

export const noSuchCall = (): Problem =>
  new Problem(404, 'not_found', 'There is nothing here. See /api/docs for what there is.');
