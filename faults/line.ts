import { Agent, request } from 'node:http';
import { connect } from 'node:net';

export type Asked = {
  readonly method: string;
  /** As it goes over the line, with whatever is wrong in it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

export type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};

export type Line = {
  /** Nothing comes back when the other side hung up without an answer. */
  ask(asked: Asked): Promise<Answered | undefined>;
  /** Bytes as they are, and whatever comes back until the other side hangs up. */
  shout(bytes: string): Promise<string>;
  close(): void;
};

/** Talks HTTP to the product without tidying up what is said; one request at a time goes over one connection. */
export const openLine = (url: string): Line => {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    ask: ({ method, path, headers, body }) =>
      new Promise((resolve) => {
        const length = body === undefined ? {} : { 'content-length': String(body.length) };
        const asking = request(
          { hostname, port, agent, method, path, headers: { ...length, ...headers } },
          (response) => {
            const { statusCode: status = 0, headers: given } = response;
            const chunks: Buffer[] = [];
            const end = () => {
              resolve({ status, headers: given, text: Buffer.concat(chunks).toString() });
              // What is left of a body that nobody wants is not sent any more.
              if (!asking.writableFinished) asking.destroy();
            };
            response.on('data', (chunk: Buffer) => {
              chunks.push(chunk);
              // A stream of events has no end; that it has begun is all there is to see.
              if (given['content-type']?.startsWith('text/event-stream')) {
                end();
                asking.destroy();
              }
            });
            response.on('end', end);
            response.on('error', () => resolve(undefined));
          },
        );
        asking.on('error', () => resolve(undefined));
        asking.end(body);
      }),
    shout: (bytes) =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname);
        let heard = '';
        socket.on('data', (chunk) => (heard += chunk.toString()));
        socket.on('close', () => resolve(heard));
        socket.on('error', () => resolve(heard));
        socket.write(bytes, 'latin1');
      }),
    close: () => agent.destroy(),
  };
};
