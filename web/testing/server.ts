import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { calls } from '#contract/calls.ts';
import type { Call, Refusal, Replied } from '#contract/call.ts';
import { serverNow } from './server-clock.ts';

/**
 * The server of a screen test: it answers `fetch` with replies that have the types of the contract, and that the
 * contract's own schemas accept. What the real server answers is tested in server/; a screen test is about what a
 * screen makes of an answer.
 */

export type Asked = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
};

type Answered = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
type Answer = Answered | 'lost' | 'never';
type Answering = (asked: Asked) => Answer | Promise<Answer>;

/** What a test may give for a call: its reply, or a function of what was asked. */
type Given<C extends Call> = Replied<C> | ((asked: Asked) => Replied<C>);

/** Some refusals say what stands in the way. */
type Refusing = Refusal & { readonly booking_id: string; readonly dispatch_id: string };

export type FakeServer = {
  /** From now on. */
  answer<C extends Call>(call: C, reply: Given<C>): void;
  /** One page of a list, with the address of the next one. */
  answerPage<C extends Call>(call: C, reply: Replied<C>, next: string): void;
  refuse(call: Call, status: number, refusal: Partial<Refusing>, retryAfter?: number): void;
  /** The network loses the request or its answer. */
  lose(call: Call): void;
  /** Accepted and not answered until `answer` is called again; gives what lets it end with this reply. */
  hold<C extends Call>(call: C): (reply: Replied<C>) => void;
  /** What was sent with each request of this call so far, oldest first. */
  sent(call: Call): readonly Asked[];
  /** Requests that no test has given an answer for. */
  readonly unanswered: readonly string[];
  readonly fetch: typeof fetch;
};

const keyOf = ({ method, path }: Call): string => `${method} ${path}`;

const patterns = calls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

const findCall = (method: string, path: string) => {
  for (const { call, pattern } of patterns) {
    const match = call.method === method ? pattern.exec(path) : null;
    if (match) return { call, params: { ...match.groups } };
  }
  return undefined;
};

/** Exact fields: a reply that the real server could not send proves nothing. */
const checked = (call: Call, reply: unknown): unknown => {
  if (!isDeepStrictEqual(call.reply.parse(reply), reply)) {
    throw new Error(
      `This is more than the contract says of ${call.path}: ${JSON.stringify(reply)}`,
    );
  }
  return reply;
};

const bodyOf = (init: RequestInit | undefined): Readonly<Record<string, unknown>> => {
  if (init?.body instanceof FormData) return Object.fromEntries(init.body.entries());
  return typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
};

const responseOf = ({ status, body, headers = {} }: Answered): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      date: new Date(serverNow()).toUTCString(),
      ...headers,
    },
  });

export const makeServer = (): FakeServer => {
  const answers = new Map<string, Answering>();
  const sent = new Map<string, Asked[]>();
  const unanswered: string[] = [];
  const on = (call: Call, answering: Answering) => void answers.set(keyOf(call), answering);
  const ok = (call: Call, reply: unknown): Answered => ({
    status: 200,
    body: checked(call, reply),
  });

  return {
    answer: (call, reply) =>
      on(call, (asked) =>
        ok(call, typeof reply === 'function' ? (reply as (asked: Asked) => unknown)(asked) : reply),
      ),
    answerPage: (call, reply, next) =>
      on(call, () => ({ ...ok(call, reply), headers: { link: `<${next}>; rel="next"` } })),
    refuse: (call, status, refusal, retryAfter) =>
      on(call, () => ({
        status,
        body: { msg: 'That does not work.', code: 'refused', ...refusal },
        ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
      })),
    lose: (call) => on(call, () => 'lost'),
    hold: (call) => {
      let release: (answered: Answered) => void = () => undefined;
      const held = new Promise<Answered>((resolve) => {
        release = resolve;
      });
      on(call, () => held);
      return (reply) => release(ok(call, reply));
    },
    sent: (call) => sent.get(keyOf(call)) ?? [],
    unanswered,
    fetch: async (input, init) => {
      const url = new URL(
        input instanceof Request ? input.url : String(input),
        window.location.href,
      );
      // A file of the program, by its path from the project's root: map data, for one.
      if (url.pathname.startsWith('/web/')) return new Response(await readFile(`.${url.pathname}`));
      const method = init?.method ?? 'GET';
      const found = findCall(method, url.pathname);
      const name = `${method} ${url.pathname}`;
      const answering = found && answers.get(keyOf(found.call));
      if (!found || !answering) {
        unanswered.push(name);
        return responseOf({ status: 404, body: { msg: `No answer to ${name}`, code: 'unknown' } });
      }
      const asked: Asked = {
        params: found.params,
        query: Object.fromEntries(url.searchParams),
        body: bodyOf(init),
      };
      const key = keyOf(found.call);
      sent.set(key, [...(sent.get(key) ?? []), asked]);
      const answer = await answering(asked);
      if (answer === 'lost') throw new TypeError('Failed to fetch');
      if (answer === 'never') return new Promise(() => undefined);
      return responseOf(answer);
    },
  };
};
