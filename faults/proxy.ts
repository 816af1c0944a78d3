import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ready } from '#contract/operations.ts';

const checkEveryMs = 200;

export type Proxy = {
  readonly url: string;
  add(upstream: string): Promise<void>;
  remove(upstream: string): void;
  /** Requests that could not be passed on. */
  readonly lost: string[];
  close(): void;
};

/** A minimal load balancer: round robin over processes whose last readiness check was good, nothing sent twice. */
export const startProxy = async (): Promise<Proxy> => {
  const agent = new Agent({ keepAlive: true });
  const upstreams = new Map<string, boolean>();
  const lost: string[] = [];
  let turn = 0;

  const check = async (upstream: string) => {
    const good = await fetch(`${upstream}${ready.path}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (upstreams.has(upstream)) upstreams.set(upstream, good);
  };
  const checking = setInterval(() => {
    for (const upstream of upstreams.keys()) void check(upstream);
  }, checkEveryMs);

  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const good = [...upstreams].filter(([, isGood]) => isGood).map(([upstream]) => upstream);
    const upstream = good[(turn += 1) % good.length];
    const lose = (why: string) => {
      lost.push(`${from.method} ${from.url} at ${upstream}: ${why}`);
      if (!to.headersSent) to.writeHead(502);
      to.end();
    };
    if (upstream === undefined) return lose('nobody is ready');
    const { method = 'GET', headers, url = '/' } = from;
    const onward = request(new URL(url, upstream), { method, headers, agent }, (answer) => {
      const { connection: _hop, ...rest } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(to);
      answer.on('error', (error) => lose(error.message));
    });
    onward.on('error', (error) => lose(error.message));
    return void from.pipe(onward);
  };

  const server = createServer(pass).listen(0, '127.0.0.1');
  // The test's own connections stay, however long the machine takes.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: async (upstream) => {
      upstreams.set(upstream, false);
      await check(upstream);
    },
    remove: (upstream) => void upstreams.delete(upstream),
    lost,
    close: () => {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};
