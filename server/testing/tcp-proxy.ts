import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Stands between the product and a server, to simulate lost connections. */
export type TcpProxy = {
  /** The same address with this proxy in the place of the server. */
  readonly url: string;
  /** As when a host loses its power: connections stay open without an answer. */
  silence(): void;
  /** Refuses new connections and resets those there are. */
  cut(): void;
  /** Accepts new connections again. Those that were silenced stay so. */
  restore(): void;
  close(): Promise<void>;
};

export const startTcpProxy = async (target: string): Promise<TcpProxy> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let mode: 'through' | 'silent' | 'cut' = 'through';

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  };

  const server = createServer((near) => {
    keep(near);
    if (mode === 'cut') return near.resetAndDestroy();
    // Not read from and not answered.
    if (mode === 'silent') return near.pause();
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: url.href,
    silence: () => {
      mode = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut: () => {
      mode = 'cut';
      for (const socket of sockets) socket.resetAndDestroy();
    },
    restore: () => {
      mode = 'through';
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
