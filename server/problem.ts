import type { Said } from './words/words.ts';

type Fields = Readonly<Record<string, Said>>;

type Details = {
  readonly fields?: Fields;
  readonly retryAfterSeconds?: number;
  /** Further properties of the reply, where a call promises them. */
  readonly extra?: Readonly<Record<string, unknown>>;
};

/** A refusal: its HTTP status, a sentence in the reader's language, and a code for programs. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly msg: Said;
  readonly details: Details;

  constructor(status: number, code: string, msg: Said, details: Details = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.msg = msg;
    this.details = details;
  }
}

export const badInput = (fields: Fields): Problem =>
  new Problem(400, 'bad_input', Object.values(fields)[0] ?? (({ http }) => http.wrong), { fields });

export const needLogin = (): Problem =>
  new Problem(401, 'login_first', ({ http }) => http.loginFirst);

export const forbidden = (msg: Said): Problem => new Problem(403, 'not_yours', msg);

export const notFound = (msg: Said): Problem => new Problem(404, 'not_found', msg);

export const conflict = (code: string, msg: Said): Problem => new Problem(409, code, msg);

export const gone = (code: string, msg: Said): Problem => new Problem(410, code, msg);

export const tooMany = (seconds: number): Problem =>
  new Problem(429, 'too_many', ({ http }) => http.tooMany(seconds), { retryAfterSeconds: seconds });

export const unavailable = (seconds: number): Problem =>
  new Problem(503, 'unavailable', ({ http }) => http.busy, { retryAfterSeconds: seconds });
