import { Agent } from 'node:http';
import { connect } from 'node:net';
import { overNetwork } from '../server/testing/transport.ts';
import type { Request, Response, Transport } from '../server/testing/transport.ts';

export type Line = {
  readonly send: Transport;
  /** Undefined when the other side closed the connection without an answer. */
  ask(request: Request): Promise<Response | undefined>;
  /** Bytes as they are, and whatever comes back until the other side closes the connection. */
  sendBytes(bytes: string): Promise<string>;
  close(): void;
};

/** A few connections of the caller's own, over which any bytes can be sent. */
export const openLine = (url: string): Line => {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = overNetwork(() => url, agent);
  return {
    send,
    ask: (request) => send(request).catch(() => undefined),
    sendBytes: (bytes) =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname);
        let received = '';
        socket.on('data', (chunk) => (received += chunk.toString()));
        socket.on('close', () => resolve(received));
        socket.on('error', () => resolve(received));
        socket.write(bytes, 'latin1');
      }),
    close: () => agent.destroy(),
  };
};
