import { reachKm } from './place.ts';
import { askLimits, refuseAhead, refuseRunning } from './request-limits.ts';
import type { AheadRefusal, Counted, RunningRefusal, UnderWay } from './request-limits.ts';
import { openState } from './booking.ts';
import type { State } from './booking.ts';

/** §18: the states of a dispatch. */
export const dispatchStates = ['asking', 'found', 'stopped', 'nobody'] as const;
export type DispatchState = (typeof dispatchStates)[number];

/** §18: how many of the nearest are asked at once, for how long, in how many waves, within how many kilometres. */
export const waves = {
  people: 3,
  seconds: 45,
  /** §27: for a later visit there is more time to answer. */
  laterSeconds: 600,
  most: 10,
  withinKm: reachKm.city,
} as const;

/**
 * §18: of one customer within an hour, those that came to nothing. Its requests do not count among the thirty an hour
 * that are asked by hand, but do count for each professional: four a day from one customer.
 */
export const dispatchLimits = { perHour: 5 } as const;

/** What decides whether a customer may start a dispatch. */
export type DispatchFacts = {
  readonly now: Date;
  /** §27: whether the visit is for later. */
  readonly forLater: boolean;
  /** The dispatch of this customer that is under way. */
  readonly asking: string | null;
  readonly open: number;
  readonly underWay: UnderWay;
  readonly thisHour: Counted;
  readonly unpaidJob: string | null;
};

/** Why a dispatch asks no professional now; `seconds` is how long the customer has to wait. */
export type DispatchRefusal =
  | { readonly why: 'unpaid'; readonly bookingId: string }
  | { readonly why: 'asking'; readonly dispatchId: string }
  | { readonly why: 'open' }
  | RunningRefusal
  | AheadRefusal
  | { readonly why: 'hour'; readonly seconds: number };

const hour = 3_600_000;

/** §18: undefined when this customer may start a dispatch now. */
export const refuseDispatch = (facts: DispatchFacts): DispatchRefusal | undefined => {
  const { now, thisHour } = facts;
  if (facts.unpaidJob !== null) return { why: 'unpaid', bookingId: facts.unpaidJob };
  if (facts.asking !== null) return { why: 'asking', dispatchId: facts.asking };
  if (facts.open + waves.people > askLimits.open) return { why: 'open' };
  const running = facts.forLater ? refuseAhead(facts.underWay) : refuseRunning(facts.underWay);
  if (running) return running;
  if (thisHour.count < dispatchLimits.perHour || thisHour.first === null) return undefined;
  const left = Math.ceil((thisHour.first.getTime() + hour - now.getTime()) / 1000);
  return { why: 'hour', seconds: Math.max(1, left) };
};

/** §18: the answer so far of a professional who was asked. */
export const replies = ['waiting', 'yes', 'no', 'silent', 'withdrawn'] as const;
export type Reply = (typeof replies)[number];

type Asked = {
  readonly state: State;
  /** The request of the professional who got the job, whatever became of it later. */
  readonly won: boolean;
  /** Past its time, even before the job of expiry has run. */
  readonly late: boolean;
};

export const replyOf = ({ state, won, late }: Asked): Reply => {
  if (won) return 'yes';
  if (state === openState) return late ? 'silent' : 'waiting';
  if (state === 'declined') return 'no';
  return state === 'expired' ? 'silent' : 'withdrawn';
};
