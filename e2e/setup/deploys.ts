import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Files that are named by their content, as they stand in pages and programs: below `assets/`, or beside one another. */
const hashed = /((?:assets|\.)\/[\w.-]+)\.(js|css)\b/g;
const isText = /^(text\/(html|css|javascript)|application\/javascript)/;

const notPassedOn = /^(accept-encoding|if-none-match|if-modified-since|etag|last-modified)$/;

/** Texts are changed on their way: they come whole, as they are, and nothing is said about what they were. */
const plain = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !notPassedOn.test(name)));

/**
 * Between a browser and the product. A deploy gives every built file another name, in the pages and in the files
 * themselves, and the names of before are gone: what a new version means to a browser that has the old one open.
 */
export const startDeploys = async (target: string) => {
  let version = 0;
  let away = false;
  let checks = 0;

  const markOf = (path: string): number => Number(/\.v(\d+)\.\w+$/.exec(path)?.[1] ?? 0);
  const renamed = (text: string): string =>
    text
      .replaceAll(hashed, `$1.v${version}.$2`)
      // The worker's own name for its version.
      .replace(/name:"(\w{12})"/, `name:"$1.v${version}"`);

  const server = createServer((incoming, outgoing) => {
    if (away) {
      incoming.socket.destroy();
      return;
    }
    const { url = '/', method, headers } = incoming;
    if (url === '/sw.js') checks += 1;
    if (/^\/assets\/.*\.(js|css)$/.test(url) && markOf(url) !== version) {
      outgoing.writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    const path = url.replace(/\.v\d+(?=\.\w+$)/, '');
    const upstream = request(
      new URL(path, target),
      { method, headers: plain(headers) },
      (reply) => {
        const status = reply.statusCode ?? 502;
        if (version === 0 || !isText.test(reply.headers['content-type'] ?? '')) {
          outgoing.writeHead(status, reply.headers);
          reply.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const text = Buffer.from(renamed(Buffer.concat(chunks).toString()));
          outgoing
            .writeHead(status, { ...plain(reply.headers), 'content-length': text.length })
            .end(text);
        });
      },
    );
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      version += 1;
    },
    /** How often a browser has asked for the worker's program, which is how it learns of a new version. */
    checks: () => checks,
    /** Drops connections while browsers still believe that they have a network. */
    goAway: (gone: boolean) => {
      away = gone;
      if (gone) server.closeAllConnections();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
