import type { FastifyInstance } from 'fastify';
import { photoPath } from '#domain/photo.ts';
import { documentHeaders } from './headers.ts';

/** The name is a hash of the content, so browsers need not ask for it twice. */
const forEver = 'public, max-age=31536000, immutable';

/** §12: the photos of professionals, as visitors see them on their cards. */
export const photoFiles = (
  app: FastifyInstance,
  read: (hash: string) => Promise<Uint8Array>,
): void => {
  app.get<{ Params: { hash: string } }>(photoPath(':hash'), async ({ params }, reply) => {
    // A refusal must not be cached: the photo may be there a moment later.
    reply.header('cache-control', 'no-store');
    const image = await read(params.hash);
    for (const name of documentHeaders) reply.removeHeader(name);
    return reply.header('cache-control', forEver).type('image/webp').send(image);
  });
};
