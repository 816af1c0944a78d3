import type {} from '@fastify/multipart';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { badInput } from '../problem.ts';

export type Form = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Buffer>;
};

/** A phone that changes networks sends nothing for some seconds; after this time it is cut off. */
const longestSilenceMs = 10_000;

/** Closes a connection on which nothing arrives; the whole upload has the server's `requestTimeout`. */
const watchSilence = (incoming: IncomingMessage): (() => void) => {
  let before = incoming.socket.bytesRead;
  const timer = setInterval(() => {
    const now = incoming.socket.bytesRead;
    if (now === before) incoming.destroy();
    before = now;
  }, longestSilenceMs);
  return () => clearInterval(timer);
};

/** The fields of a form and the files that are wanted; others are read past. */
export const readForm = async (
  request: FastifyRequest,
  wanted: readonly string[],
): Promise<Form> => {
  const files = new Map<string, Buffer>();
  const fields: Record<string, unknown> = {};
  const stopWatching = watchSilence(request.raw);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (wanted.includes(part.fieldname)) {
        const content = await part.toBuffer();
        // A file input left empty still sends a part without content.
        if (content.length > 0) files.set(part.fieldname, content);
      } else part.file.resume();
    }
  } catch (error) {
    // Errors without a status code come from the parser: the form is truncated or malformed.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw badInput({ body: ({ http }) => http.unreadableForm });
  } finally {
    stopWatching();
  }
  return { fields, files };
};
