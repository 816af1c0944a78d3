import { Agent, request } from 'node:http';
import type { Call } from '#contract/call.ts';

export type Answer = {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  readonly ms: number;
};

type Asking = {
  readonly cookie?: string;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Connections are kept, as browsers keep them, and there may be any number. */
const agent = new Agent({ keepAlive: true });

/** Any answer at all; it fails only when there is none. */
export const ask = (url: string, call: Call, asking: Asking = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { cookie, body = {}, params = {}, query = '', headers = {} } = asking;
    const began = performance.now();
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const sent = request(
      `${url}${path}${query}`,
      {
        agent,
        method: call.method,
        headers: {
          'content-type': 'application/json',
          ...(cookie === undefined ? {} : { cookie }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            body: JSON.parse(text) as Record<string, unknown>,
            ms: performance.now() - began,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(call.method === 'POST' ? JSON.stringify(body) : undefined);
  });

/** For what must work so that the rest can be tried. */
export const must = async (asked: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`It answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

export const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
