type Details = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** Further properties of the reply, where a call promises them. */
  readonly extra?: Readonly<Record<string, unknown>>;
};

/** A refusal: its HTTP status, a sentence for people and a code for programs. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly details: Details;

  constructor(status: number, code: string, msg: string, details: Details = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.msg = msg;
    this.details = details;
  }
}

export const badInput = (fields: Readonly<Record<string, string>>): Problem =>
  new Problem(400, 'bad_input', Object.values(fields)[0] ?? 'Something in this request is wrong.', {
    fields,
  });

export const needLogin = (): Problem => new Problem(401, 'login_first', 'You need to login first');

export const forbidden = (msg: string): Problem => new Problem(403, 'not_yours', msg);

export const notFound = (msg: string): Problem => new Problem(404, 'not_found', msg);

export const conflict = (code: string, msg: string): Problem => new Problem(409, code, msg);

export const gone = (code: string, msg: string): Problem => new Problem(410, code, msg);

export const tooMany = (seconds: number): Problem =>
  new Problem(429, 'too_many', `Too many tries. Please wait ${inWords(seconds)} and try again.`, {
    retryAfterSeconds: seconds,
  });

export const unavailable = (seconds: number): Problem =>
  new Problem(503, 'unavailable', 'We are busy right now. Please try again in a moment.', {
    retryAfterSeconds: seconds,
  });

/** A time to wait, as a person would say it. */
export const inWords = (seconds: number): string => {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  if (seconds < 2 * 60 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
};
