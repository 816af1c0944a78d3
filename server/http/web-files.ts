import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isPagePath } from '#contract/pages.ts';
import type { Problem } from '../problem.ts';
import { documentHeaders } from './headers.ts';

/** Pages the build has written as HTML; every other page begins as the empty one and becomes a screen there. */
const firstPages = {
  '/': 'prerendered/home.html',
  '/handyman/register': 'prerendered/handyman-register.html',
};

const reading = new Set(['GET', 'HEAD']);

/** Calls and built files: a browser that runs HTML as a script, or a client that parses it, shows a blank page. */
const notPages = /^\/(api|assets)(\/|$)/;

/** Of the build, and nothing that a browser would run when it is opened by its address: a picture of SVG would be. */
const neverDocument = /[/\\](assets|images)[/\\].*\.(js|css|woff2|webp)(\.br|\.gz)?$/;

/** The screens: built files by their name, and the one page for every path that a screen has. */
export const webFiles = async (
  app: FastifyInstance,
  folder: string | undefined,
  noSuchCall: () => Problem,
  development: boolean,
): Promise<void> => {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) {
    app.get('/', async (_request, reply) => reply.redirect('/api/docs'));
    app.setNotFoundHandler(async () => {
      throw noSuchCall();
    });
    return;
  }
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Only names that carry a hash of their content can be kept for ever.
      const hashed = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (neverDocument.test(path)) for (const name of documentHeaders) reply.removeHeader(name);
    },
  });
  for (const [path, file] of Object.entries(firstPages)) {
    const made = existsSync(join(folder, file)) ? file : 'index.html';
    app.get(path, async (_request, reply) => reply.sendFile(made));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = ''] = request.url.split('?', 1);
    const wantsPage = reading.has(request.method) && !notPages.test(pathname);
    if (!wantsPage) {
      // A file of the next deploy may be asked for a moment too early: nobody keeps this answer.
      reply.header('cache-control', 'no-store');
      throw noSuchCall();
    }
    if (isPagePath(pathname, development)) return reply.sendFile('index.html');
    // Always the whole page: a 304 would stand for the 200 that the browser has kept of it.
    const whole = { etag: false, lastModified: false, acceptRanges: false };
    return reply.status(404).sendFile('index.html', whole);
  });
};
