import { isDeepStrictEqual } from 'node:util';
import type { Call, Replied, Sent } from '#contract/call.ts';
import type { Response, Transport } from './transport.ts';

type Answer<Body> = {
  readonly status: number;
  readonly headers: Response['headers'];
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
  /** Every Set-Cookie header so far. */
  readonly setCookies: readonly string[];
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

/** Any answer at all to a call, with no memory of earlier ones. */
export const sendCall = (
  transport: Transport,
  call: Call,
  body: unknown = {},
  more: Sending = {},
): Promise<Response> =>
  transport({
    method: call.method,
    path: pathOf(call, more),
    headers: {
      ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...more.headers,
    },
    ...(call.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });

/** The Set-Cookie headers of an answer. */
export const setCookiesOf = ({ headers }: Pick<Response, 'headers'>): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String);

/** A browser: it keeps the cookies it is given and sends them back. */
export const makeClient = (transport: Transport): Client => {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];

  const withCookies: Transport = async (request) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie === '' ? {} : { cookie }), ...request.headers };
    const response = await transport({ ...request, headers });
    for (const line of setCookiesOf(response)) {
      setCookies.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const attempt: Client['try'] = async (call, body, more) => {
    const { status, headers, text } = await sendCall(withCookies, call, body, more);
    return { status, headers, body: JSON.parse(text) as Loose };
  };

  return {
    cookies,
    setCookies,
    raw: async (method, path, { payload, headers: given = {} }) => {
      const body = payload === undefined ? {} : { body: payload };
      const { status, headers, text } = await withCookies({
        method,
        path,
        headers: given,
        ...body,
      });
      return { status, headers, body: text };
    },
    try: attempt,
    send: async <C extends Call>(call: C, body?: Sent<C>, more?: Sending) => {
      const { status, body: reply } = await attempt(call, body, more);
      if (status !== 200)
        throw new Error(`${call.path} answered ${status}: ${JSON.stringify(reply)}`);
      // Nothing missing, nothing more: what the server sends is what the contract says.
      if (!isDeepStrictEqual(call.reply.parse(reply), reply))
        throw new Error(`${call.path} sent more than its contract: ${JSON.stringify(reply)}`);
      return reply as Replied<C>;
    },
  };
};
