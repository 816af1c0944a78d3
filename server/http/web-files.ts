import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath, pageMeant } from '#contract/pages.ts';
import { readAddress } from '#domain/address.ts';
import { languages } from '#domain/language.ts';
import type { Language } from '#domain/language.ts';
import type { Problem } from '../problem.ts';
import { documentHeaders } from './headers.ts';
import { readerLanguage } from './reader-language.ts';
import { readPage, sendWebPage } from './web-pages.ts';
import type { PageSettings, WebPage } from './web-pages.ts';

/** Pages the build has written as HTML; every other page begins as the empty one and becomes a screen there. */
const firstPages = {
  '/': 'prerendered/home.html',
  '/handyman/register': 'prerendered/handyman-register.html',
} as const;

type PageFile = 'index.html' | (typeof firstPages)[keyof typeof firstPages];

/** Pages in a language other than the first are in a folder of their own, and at addresses under its name. */
const folderOf = (language: Language) => (language === 'en' ? '' : `${language}/`);

const reading = new Set(['GET', 'HEAD']);

/** Calls and built files: a browser that runs HTML as a script, or a client that parses it, shows a blank page. */
const notPages = /^\/(api|assets)(\/|$)/;

type Options = PageSettings & { readonly development: boolean };

/** Of the build, and nothing that a browser would run when it is opened by its address: a picture of SVG would be. */
const neverDocument = /[/\\](assets|images)[/\\].*\.(js|css|woff2|webp)(\.br|\.gz)?$/;

/** The screens: built files by their name, and the one page for every path that a screen has. */
export const webFiles = async (
  app: FastifyInstance,
  folder: string | undefined,
  noSuchCall: () => Problem,
  { development, ...settings }: Options,
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
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Only names that carry a hash of their content can be cached for ever.
      const hashed = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (neverDocument.test(path)) for (const name of documentHeaders) reply.removeHeader(name);
    },
  });
  serveFiles(app, folder);
  const built = builtIn(folder, settings);
  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    file: PageFile,
    whole = false,
  ) => {
    const { named } = readAddress(pathOf(request));
    const language = named ?? readerLanguage(request.headers);
    reply.header('content-language', language);
    // The reply at one URL differs by the reader's language.
    const own = named === undefined ? ', cookie, accept-language' : '';
    reply.header('vary', `accept-encoding${own}`);
    return sendWebPage(request, reply, built(language, file), whole);
  };
  for (const [path, file] of Object.entries(firstPages) as [string, PageFile][]) {
    const link = alternates(settings.publicUrl, path);
    const send = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('link', link);
      return sendPage(request, reply, file);
    };
    app.get(path, send);
    for (const language of languages.slice(1)) {
      app.get(`/${language}${path}`, send);
      if (path === '/') app.get(`/${language}`, send);
    }
  }
  app.setNotFoundHandler(async (request, reply) => {
    const { path, named } = readAddress(pathOf(request));
    const wantsPage = reading.has(request.method) && !notPages.test(path);
    if (!wantsPage) {
      // A file of the next deploy may be asked for a moment too early: this answer must not be cached.
      reply.header('cache-control', 'no-store');
      throw noSuchCall();
    }
    if (isPagePath(path, development)) return sendPage(request, reply, 'index.html');
    const meant = pageMeant(path);
    if (meant !== undefined) return reply.redirect(`${named ? `/${named}` : ''}${meant}`);
    // Always the whole page: a 304 would stand for the 200 that the browser has cached of it.
    return sendPage(request, reply.status(404), 'index.html', true);
  });
};

/** Paths of what the build has written for browsers; names with a dot in front are the build's own. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\./.test(path));

/**
 * One route for each folder, not for each of some thousand files: routes are what a start spends most of its time on.
 * A name that was not there at the start is not looked for on the disk.
 */
const serveFiles = (app: FastifyInstance, folder: string): void => {
  const files = filesIn(folder);
  const there = new Set(files);
  const languageFolders = new Set<string>(languages);
  const routes = files.map((file) => {
    const [first = '', ...rest] = file.split('/');
    // Pages have addresses under the name of their language too.
    return rest.length === 0 || languageFolders.has(first) ? `/${file}` : `/${first}/*`;
  });
  for (const route of new Set(routes)) {
    app.get(route, async (request, reply) => {
      const path = pathOf(request).slice(1);
      return there.has(path) ? reply.sendFile(path) : reply.callNotFound();
    });
  }
};

/** The pages of this build, read once. One that the build has not written is made in the browser. */
const builtIn = (folder: string, settings: PageSettings) => {
  const pages = new Map<string, WebPage>();
  for (const language of languages) {
    const at = (file: PageFile) => join(folder, folderOf(language), file);
    for (const file of ['index.html', ...Object.values(firstPages)] as const) {
      const there = existsSync(at(file)) ? at(file) : at('index.html');
      if (existsSync(there)) pages.set(`${language} ${file}`, readPage(there, settings));
    }
  }
  return (language: Language, file: PageFile): WebPage => {
    const page = pages.get(`${language} ${file}`) ?? pages.get(`en ${file}`);
    if (!page) throw new Error(`The build has no ${file}`);
    return page;
  };
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** For search engines: the same page in every language. */
const alternates = (publicUrl: string, path: string): string =>
  [
    ...languages.map((language) => ({
      language,
      at: `${publicUrl}${language === 'en' ? '' : `/${language}`}${path}`,
    })),
    { language: 'x-default', at: `${publicUrl}${path}` },
  ]
    .map(({ language, at }) => `<${at}>; rel="alternate"; hreflang="${language}"`)
    .join(', ');
