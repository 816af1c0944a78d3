import { createServer, request } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Heartbeat } from '#contract/events.ts';

/** Between a browser and the product, for what can happen to an event stream on its way. */
export const startProxy = async (target: string) => {
  const streams = new Set<ServerResponse>();
  const silenced = new Set<ServerResponse>();
  let losing: readonly string[] = [];
  let opened = 0;

  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const upstream = request(new URL(url, target), { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      if (reply.headers['content-type']?.startsWith('text/event-stream') !== true) {
        reply.pipe(outgoing);
        return;
      }
      opened += 1;
      streams.add(outgoing);
      reply.on('data', (chunk: Buffer) => {
        const lost = losing.some((name) => chunk.toString().includes(`event: ${name}`));
        if (!lost && !silenced.has(outgoing)) outgoing.write(chunk);
      });
      reply.on('end', () => outgoing.end());
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => {
      streams.delete(outgoing);
      upstream.destroy();
    });
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many event streams there have been. */
    opened: () => opened,
    /** What the product sends under these names gets lost from now on. */
    lose: (...names: readonly string[]) => {
      losing = names;
    },
    /** The connections of now stay open, and nothing comes through them any more. */
    silence: () => {
      for (const stream of streams) silenced.add(stream);
    },
    beat: (live: boolean) => {
      const beat: Heartbeat = { now: Date.now(), live };
      for (const stream of streams) {
        stream.write(`event: heartbeat\ndata: ${JSON.stringify(beat)}\n\n`);
      }
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
