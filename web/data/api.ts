import type { z } from 'zod';
import type { Call, Refusal, Replied } from '#contract/call.ts';
import { words } from '#words/network.ts';
import { noteDateHeader } from './clock.ts';
import { dropHints, readSession } from './session.ts';
import type { Party } from '#domain/role.ts';
import type { Session } from './session.ts';

/** A refusal of the server. The message is a sentence for the person in front of the screen. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;
  /** The booking that stands in the way, where one does. */
  readonly bookingId: string | undefined;
  /** The dispatch that is under way already, where that is the reason (§18). */
  readonly dispatchId: string | undefined;

  constructor(
    status: number,
    refusal: Partial<Refusal> & { readonly booking_id?: string; readonly dispatch_id?: string },
    retryAfter?: number,
  ) {
    super(refusal.msg ?? words.wentWrong);
    this.name = 'Refused';
    this.status = status;
    this.code = refusal.code ?? 'unknown';
    this.fields = refusal.fields ?? {};
    this.retryAfter = retryAfter;
    this.bookingId = refusal.booking_id;
    this.dispatchId = refusal.dispatch_id;
  }
}

/** Nothing was sent, and nothing is queued: the user has to press again. */
const offline = () =>
  new Refused(0, {
    msg: words.offline,
    code: 'offline',
  });

const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine;

/** No answer at all: the network or the server is down. The request may have arrived all the same. */
export const unreachable = () =>
  new Refused(0, {
    msg: words.unreachable,
    code: 'unreachable',
  });

type Part<S extends z.ZodType> = z.input<S>;

export type Sending<C extends Call> = {
  params?: Part<C['params']>;
  query?: Part<C['query']>;
  body?: Part<C['body']>;
  /** Sent as multipart/form-data beside the body; only for calls that list files. */
  files?: Readonly<Record<string, File | undefined>>;
  signal?: AbortSignal;
};

export type Page<T> = { items: T; next: string | undefined };

/** Sends one call of the contract and gives back its reply; throws `Refused` for anything but success. */
export const send = async <C extends Call>(call: C, sending: Sending<C> = {}) =>
  (await answer(call, addressOf(call, sending), sending)).reply;

/** The same for calls that answer page by page: `next` is the query of the following page. */
export const sendPage = async <C extends Call>(
  call: C,
  sending: Sending<C>,
  next?: string,
): Promise<Page<Replied<C>>> => {
  const { reply, link } = await answer(call, next ?? addressOf(call, sending), sending);
  return { items: reply, next: link };
};

const answer = async <C extends Call>(call: C, address: string, sending: Sending<C>) => {
  if (isOffline()) throw offline();
  const session = readSession();
  const sent = Date.now();
  const response = await fetch(address, requestOf(call, sending)).catch((error: unknown) => {
    if (sending.signal?.aborted === true) throw error;
    log(call, 'no answer');
    throw unreachable();
  });
  noteDateHeader(response.headers, sent, Date.now());
  const reply: unknown = await response.json().catch(() => undefined);
  if (reply === undefined) log(call, `${response.status}, not readable as JSON`);
  if (!response.ok || reply === undefined) throw refusedBy(call, sending, session, response, reply);
  return { reply: reply as Replied<C>, link: nextOf(response.headers.get('link')) };
};

const requestOf = <C extends Call>(call: C, sending: Sending<C>): RequestInit => {
  const signal = sending.signal ? { signal: sending.signal } : {};
  if (call.method === 'GET') return { headers: { accept: 'application/json' }, ...signal };
  const files = Object.entries(sending.files ?? {}).filter(([, file]) => file !== undefined);
  if (files.length > 0) return { method: 'POST', body: formOf(sending.body, files), ...signal };
  return {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(sending.body ?? {}),
    ...signal,
  };
};

const formOf = (body: unknown, files: [string, File | undefined][]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.set(name, String(value));
  }
  for (const [name, file] of files) if (file) form.set(name, file);
  return form;
};

const addressOf = <C extends Call>(call: C, sending: Sending<C>) => {
  const params = Object.entries(sending.params ?? {});
  const path = params.reduce<string>(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    call.path,
  );
  const query = new URLSearchParams(
    Object.entries(sending.query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, textOf(value)]],
    ),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Queries carry words and numbers. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const refusedBy = <C extends Call>(
  call: C,
  sending: Sending<C>,
  session: Session,
  response: Response,
  reply: unknown,
) => {
  const retryAfter = Number(response.headers.get('retry-after'));
  const refusal = typeof reply === 'object' && reply !== null ? (reply as Partial<Refusal>) : {};
  if (!response.ok && reply !== undefined) log(call, response.status);
  if (response.status === 401 || refusal.code === 'wrong_role') {
    dropHints(rolesOf(call, sending.query), session);
  }
  return new Refused(response.status, refusal, retryAfter > 0 ? retryAfter : undefined);
};

/** The roles whose session the server has just not found: an `either` call that names `as` speaks of that one only. */
const rolesOf = ({ who }: Call, query: unknown): readonly Party[] => {
  // The operator's pages ask the server for their session; the browser has no hint of it.
  if (who === 'anyone' || who === 'operator') return [];
  if (who !== 'either') return [who];
  const as = typeof query === 'object' && query !== null && 'as' in query ? query.as : undefined;
  return as === 'user' || as === 'handyman' ? [as] : ['user', 'handyman'];
};

/** §8: every call that fails is logged: path and status, nothing about a person. */
const log = ({ method, path }: Call, outcome: number | string) =>
  console.info(`${method} ${path}: ${outcome}`);

const nextOf = (link: string | null) => link?.match(/<([^>]+)>;\s*rel="?next"?/)?.[1];
