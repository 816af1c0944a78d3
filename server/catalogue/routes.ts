import { getCatalogue } from '#contract/catalogue.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { readCatalogue } from './read-actions.ts';

/** A browser may reuse the answer for so long; after that it revalidates it by its ETag. */
const keepSeconds = 30;

export const catalogueRoutes = (mount: Mount, deps: Deps): void => {
  mount(getCatalogue, async ({ reply }) => {
    const { listed, etag } = readCatalogue(deps);
    reply.header('cache-control', `public, max-age=${keepSeconds}`).header('etag', etag);
    const known = reply.request.headers['if-none-match'] ?? '';
    if (known.includes(etag)) return reply.status(304).send();
    return { msg: 'This is what we offer.', ...listed };
  });
};
