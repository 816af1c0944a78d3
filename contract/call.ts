import { z } from 'zod';
import type { Level } from '#domain/operator.ts';
import type { Role } from '#domain/role.ts';

/**
 * Who may make a call at all; whose rows they then see is the slice's business (§6). `either` is a party of a
 * booking.
 */
type Who = 'anyone' | Role | 'either';

type Shape = z.ZodType;

/** One call of the API: the server mounts it, the web sends it, tests and the API page are made from it. */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends Shape = Shape,
> = {
  readonly method: 'GET' | 'POST';
  /** With `:name` for each path parameter. */
  readonly path: `/api/${string}`;
  readonly who: Who;
  /** Of an operator: what they must be at least. */
  readonly level: Level;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Names of the files that may come with the body; the call then takes multipart/form-data as well as JSON. */
  readonly files: readonly string[];
  /** Answers 202 with the same reply while the outcome is not known yet. */
  readonly mayTakeTime: boolean;
  /** What it can refuse with, besides 400, 401, 403, 413, 415, 429 and 503, which any call may. */
  readonly refusals: readonly number[];
};

const nothing = z.object({});
type Nothing = typeof nothing;

type Draft<P, Q, B, R> = {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  who: Who;
  level?: Level;
  summary: string;
  reply: R;
  params?: P;
  query?: Q;
  body?: B;
  files?: readonly string[];
  mayTakeTime?: boolean;
  refusals?: readonly number[];
};

export const call = <
  R extends Shape,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
>(
  draft: Draft<P, Q, B, R>,
): Call<P, Q, B, R> => ({
  level: 'support',
  files: [],
  mayTakeTime: false,
  refusals: [],
  ...draft,
  params: (draft.params ?? nothing) as P,
  query: (draft.query ?? nothing) as Q,
  body: (draft.body ?? nothing) as B,
});

/** What a client may send for a call, before defaults are filled in. */
export type Sent<C extends Call> = z.input<C['body']>;
export type Replied<C extends Call> = z.output<C['reply']>;

/** The body of every refusal. */
export const refusal = z.object({
  msg: z.string().meta({ description: 'A sentence a person can act on.' }),
  code: z.string().meta({ description: 'The same for programs, in snake_case.' }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'On 400: what is wrong with each field.' }),
});
export type Refusal = z.output<typeof refusal>;
