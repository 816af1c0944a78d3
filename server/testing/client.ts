import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Call, Replied, Sent } from '#contract/call.ts';

type Answer<Body> = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: Body;
};

/** What a refusal or a reply may carry, for tests that look at either. */
type Loose = { msg: string; code: string; fields?: Record<string, string>; [key: string]: unknown };

type Sending = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Client = {
  readonly cookies: Map<string, string>;
  /** The reply of a call that must succeed. */
  send<C extends Call>(call: C, body?: Sent<C>, more?: Sending): Promise<Replied<C>>;
  /** The answer to anything at all. */
  try(call: Call, body?: unknown, more?: Sending): Promise<Answer<Loose>>;
  raw(
    method: string,
    url: string,
    more: { payload?: string | Buffer; headers?: Readonly<Record<string, string>> },
  ): Promise<Answer<string>>;
};

const pathOf = (call: Call, { params = {}, query = {} }: Sending): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** A browser: it keeps the cookies it is given and sends them back. */
export const makeClient = (app: FastifyInstance): Client => {
  const cookies = new Map<string, string>();

  const raw: Client['raw'] = async (method, url, { payload, headers = {} }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };

  const attempt: Client['try'] = async (call, body = {}, more = {}) => {
    const answer = await raw(call.method, pathOf(call, more), {
      headers: {
        ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...more.headers,
      },
      ...(call.method === 'POST' ? { payload: JSON.stringify(body) } : {}),
    });
    return { ...answer, body: JSON.parse(answer.body) as Loose };
  };

  return {
    cookies,
    raw,
    try: attempt,
    send: async <C extends Call>(call: C, body?: Sent<C>, more?: Sending) => {
      const { status, body: reply } = await attempt(call, body, more);
      if (status !== 200)
        throw new Error(`${call.path} answered ${status}: ${JSON.stringify(reply)}`);
      // Nothing missing, nothing more: what the server sends is what the contract says.
      if (!isDeepStrictEqual(call.reply.parse(reply), reply))
        throw new Error(`${call.path} told more than its contract: ${JSON.stringify(reply)}`);
      return reply as Replied<C>;
    },
  };
};
