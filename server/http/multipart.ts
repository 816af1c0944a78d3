import type {} from '@fastify/multipart';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Problem, badInput } from '../problem.ts';

export type Form = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Buffer>;
};

/** A phone that changes networks sends nothing for some seconds. */
const lookEveryMs = 10_000;
/** 2 kB/s, less than the slowest mobile network: a client that only wants to hold a slot sends less. */
const leastBytes = 20_000;

/** Closes a connection on which next to nothing arrives; the whole upload has the server's `requestTimeout`. */
export const watchRate = (incoming: IncomingMessage): (() => void) => {
  let before = incoming.socket.bytesRead;
  const timer = setInterval(() => {
    const now = incoming.socket.bytesRead;
    if (now - before < leastBytes) incoming.destroy();
    before = now;
  }, lookEveryMs);
  return () => clearInterval(timer);
};

/**
 * The fields of a form and the files that are wanted; others are read past. `beforeFiles` may refuse by the fields that
 * came before the first file, as screens send them, and the rest is not read.
 */
export const readForm = async (
  request: FastifyRequest,
  wanted: readonly string[],
  beforeFiles: ((fields: Form['fields']) => Promise<void>) | undefined,
): Promise<Form> => {
  const files = new Map<string, Buffer>();
  const fields: Record<string, unknown> = {};
  const stopWatching = watchRate(request.raw);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      if (files.size === 0) await beforeFiles?.(fields);
      if (wanted.includes(part.fieldname)) {
        const content = await part.toBuffer();
        // A file input left empty still sends a part without content.
        if (content.length > 0) files.set(part.fieldname, content);
      } else part.file.resume();
    }
  } catch (error) {
    // Errors without a status code come from the parser: the form is truncated or malformed.
    if (error instanceof Problem) throw error;
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw badInput({ body: ({ http }) => http.unreadableForm });
  } finally {
    stopWatching();
  }
  return { fields, files };
};
