import type { Call } from '#contract/call.ts';
import { sendCall } from '../server/testing/client.ts';
import { overNetwork } from '../server/testing/transport.ts';

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
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Any answer at all; it fails only when there is none. */
export const ask = async (
  url: string,
  call: Call,
  { cookie, body, headers = {}, ...more }: Asking = {},
): Promise<Answer> => {
  const began = performance.now();
  const given = { ...(cookie === undefined ? {} : { cookie }), ...headers };
  const answer = await sendCall(
    overNetwork(() => url),
    call,
    body,
    { ...more, headers: given },
  );
  return {
    status: answer.status,
    retryAfter: answer.headers['retry-after']?.toString(),
    body: JSON.parse(answer.text) as Record<string, unknown>,
    ms: performance.now() - began,
  };
};

/** For what must work so that the rest can be tried. */
export const must = async (asked: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`It answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

export const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
