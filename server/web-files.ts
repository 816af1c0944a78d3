import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Problem } from './problem.ts';

/** Pages the build has written as HTML; every other path gets the empty page and becomes a screen there. */
const firstPages = {
  '/': 'prerendered/home.html',
  '/handyman/register': 'prerendered/handyman-register.html',
};

/** The screens: built files by their name, and the one page for every path that a screen has. */
export const webFiles = async (
  app: FastifyInstance,
  folder: string | undefined,
  noSuchCall: () => Problem,
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
    },
  });
  for (const [path, file] of Object.entries(firstPages)) {
    const made = existsSync(join(folder, file)) ? file : 'index.html';
    app.get(path, async (_request, reply) => reply.sendFile(made));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/');
    if (!isPage) throw noSuchCall();
    return reply.sendFile('index.html');
  });
};
