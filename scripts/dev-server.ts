import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createServer as reserve } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer as createVite } from 'vite';
import type { ViteDevServer } from 'vite';
import { isPagePath } from '#contract/pages.ts';
import { readAddress } from '#domain/address.ts';
import { languages } from '#domain/language.ts';
import type { Language } from '#domain/language.ts';
import { readerLanguage } from '../server/http/reader-language.ts';

/** What the API's server answers itself; everything else is a page or a file of the sources. */
const ofServer = ['/api', '/dev/mail', '/map', '/photos'];

const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? '127.0.0.1';
const address = `http://localhost:${port}`;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = reserve().once('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const { port: free } = socket.address() as AddressInfo;
      socket.close(() => resolve(free));
    });
  });

/** Restarted whenever a file that it imports changes; `whenReady` is called each time that it listens. */
const startApi = (apiPort: number, whenReady: () => void) => {
  const child = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(apiPort),
        HOST: '127.0.0.1',
        PUBLIC_URL: process.env['PUBLIC_URL'] ?? address,
      },
    },
  );
  // People use the address in front of it.
  child.stdout.on('data', (chunk: Buffer) => {
    const text = chunk.toString();
    process.stdout.write(text.replaceAll(`localhost:${apiPort}`, `localhost:${port}`));
    if (text.includes('is ready')) whenReady();
  });
  return child;
};

/**
 * Each language has a Vite of its own, because a word's file is another one in each (web/build/language.ts). The
 * modules of the second are under a prefix that no page has.
 */
const startVite = (language: Language, server: Server, api: string): Promise<ViteDevServer> => {
  process.env['WEB_LANGUAGE'] = language;
  return createVite({
    configFile: 'vite.config.ts',
    appType: 'custom',
    base: language === 'en' ? '/' : `/@${language}/`,
    cacheDir: `../node_modules/.vite-${language}`,
    server: {
      middlewareMode: true,
      ws: { server },
      proxy: Object.fromEntries(ofServer.map((path) => [path, { target: api }])),
    },
  });
};

const api = await freePort();
const server = createServer();
const child = startApi(api, () => {
  if (!server.listening) server.listen(port, host);
});
const vites = new Map<Language, ViteDevServer>();
for (const language of languages) {
  vites.set(language, await startVite(language, server, `http://127.0.0.1:${api}`));
}

const viteOf = (language: Language): ViteDevServer => {
  const vite = vites.get(language);
  if (!vite) throw new Error(`No pages in ${language}`);
  return vite;
};

const isOfServer = (path: string): boolean =>
  ofServer.some((start) => path === start || path.startsWith(`${start}/`));

server.on('request', (request, response) => {
  const url = request.url ?? '/';
  const [pathname = '/'] = url.split('?', 1);
  const { path, named } = readAddress(pathname);
  const language = named ?? readerLanguage(request.headers);
  const forModules = languages.find((one) => url.startsWith(`/@${one}/`)) ?? 'en';
  if (isOfServer(pathname) || !isPagePath(path, true)) {
    viteOf(forModules).middlewares(request, response, () => {
      response.writeHead(404).end();
    });
    return;
  }
  const sendPage = async () => {
    const html = await readFile('web/index.html', 'utf8');
    const page = await viteOf(language).transformIndexHtml(url, html);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(
      page
        .replaceAll('{{publicUrl}}', address)
        .replaceAll('{{redirectMs}}', process.env['REDIRECT_MS'] ?? '3000'),
    );
  };
  sendPage().catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
});

const stop = () => {
  child.kill('SIGTERM');
  server.closeAllConnections();
  void Promise.all([...vites.values()].map((vite) => vite.close())).then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
child.on('exit', stop);
