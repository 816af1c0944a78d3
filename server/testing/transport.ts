import { Agent, request } from 'node:http';
import type { FastifyInstance } from 'fastify';

export type Request = {
  readonly method: string;
  /** The raw request, possibly invalid. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

export type Response = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
};

/** How a client reaches the product. It fails only when there is no answer. */
export type Transport = (request: Request) => Promise<Response>;

export const inProcess =
  (app: FastifyInstance): Transport =>
  async ({ method, path, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, headers: response.headers, text: response.body };
  };

/** Connections are kept alive, as browsers do, and there may be any number. */
const unlimited = new Agent({ keepAlive: true });

/** The URL is read for each request: a product that was restarted has another port. */
export const overNetwork =
  (url: () => string, agent = unlimited): Transport =>
  ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url());
      const length =
        body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        { hostname, port, agent, method, path, headers: { ...length, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          const end = () => {
            const text = Buffer.concat(chunks).toString();
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
            // A body that was refused before its end need not be sent.
            if (!sent.writableFinished) sent.destroy();
          };
          response.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            // A stream of events has no end: its first chunk is the answer.
            if (response.headers['content-type']?.startsWith('text/event-stream')) {
              end();
              sent.destroy();
            }
          });
          response.on('end', end);
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
