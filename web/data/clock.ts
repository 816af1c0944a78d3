/**
 * §9: the server's clock decides when time is up, and a phone's clock may be wrong by hours. Every answer
 * carries the server's time (the `Date` header, in whole seconds); between sending and receiving lies the
 * moment it belongs to, so each answer narrows how far this browser's clock can be off.
 */
type Offset = { readonly least: number; readonly most: number };

let known: Offset | undefined;

/** The server's clock stood between `earliest` and `latest` while ours went from `sent` to `received`. */
export const noteServerTime = (
  earliest: number,
  latest: number,
  sent: number,
  received: number,
): void => {
  const heard = { least: earliest - received, most: latest - sent };
  const both = known && {
    least: Math.max(known.least, heard.least),
    most: Math.min(known.most, heard.most),
  };
  // No overlap: one of the clocks was set meanwhile, and the newer answer is right.
  known = both && both.least <= both.most ? both : heard;
};

/** The `Date` header of an answer; undefined for an answer from a cache. */
export const noteDateHeader = (headers: Headers, sent: number, received: number): void => {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date) || headers.has('age')) return;
  noteServerTime(date, date + 1000, sent, received);
};

/** An instant of this browser's clock as the server's clock shows it. A clock that may be right is left alone. */
export const serverTime = (local: number): number =>
  known ? local + Math.min(Math.max(0, known.least), known.most) : local;

export const serverNow = (): number => serverTime(Date.now());
