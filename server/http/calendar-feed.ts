import type { FastifyInstance } from 'fastify';
import { networkOf } from './client-ip.ts';
import { documentHeaders } from './headers.ts';

/** §27: a professional's visits for calendar programs. Who has the address may read it, so no shared cache keeps it. */
export const calendarFeed = (
  app: FastifyInstance,
  read: (token: string, network: string) => Promise<string>,
): void => {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async ({ params, ip }, reply) => {
    reply.header('cache-control', 'no-store');
    const file = await read(params.token, networkOf(ip));
    for (const name of documentHeaders) reply.removeHeader(name);
    return reply
      .headers({
        'cache-control': 'private, max-age=900',
        'content-type': 'text/calendar; charset=utf-8',
        'x-robots-tag': 'noindex',
      })
      .send(file);
  });
};
