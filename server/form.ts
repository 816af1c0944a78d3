import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badInput } from './problem.ts';

export type Form = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Buffer>;
};

/** The fields of a form and the files that are wanted; others are read past. */
export const readForm = async (
  request: FastifyRequest,
  wanted: readonly string[],
): Promise<Form> => {
  const files = new Map<string, Buffer>();
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else {
        const content = await part.toBuffer();
        // A file input left empty still sends a part without content.
        if (wanted.includes(part.fieldname) && content.length > 0) {
          files.set(part.fieldname, content);
        }
      }
    }
  } catch (error) {
    // The framework names its own refusals; what it leaves unnamed is a form that breaks off or makes no sense.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw badInput({ body: 'This form could not be read. Please send it again.' });
  }
  return { fields, files };
};
