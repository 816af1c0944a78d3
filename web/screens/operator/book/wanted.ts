import type { Replied } from '#contract/call.ts';
import type { readCaller } from '#contract/caller.ts';
import type { Place } from '#domain/place.ts';

export type Caller = Replied<typeof readCaller>;

/** A place, with what it is called; `rough` is the middle of an area. */
export type Spot = Place & { readonly label: string; readonly rough?: boolean };

export type Asked = {
  readonly msg: string;
  /** Of one professional; several who are asked at once have a booking each. */
  readonly booking?: { readonly id: string; readonly number: number };
};
