import { radius } from './hours.ts';
import { reachKm } from './place.ts';

/** §9: limits on requests, set so that an ordinary customer does not meet them and a flood does at once. */
export const askLimits = {
  /** Requests of one customer that wait for an answer at the same time. */
  open: 10,
  /** Jobs of one customer that are under way at the same time: a few, and one more for each that they have paid for. */
  running: { first: 3, most: 10 },
  /** §27: visits of one customer that are agreed or asked for later: a few, and more for each job that they have paid for. */
  ahead: { first: 4, perPaid: 4, most: 40 },
  /** Requests of one customer within an hour that came to nothing. */
  perHour: 30,
  /** Requests of one customer to one handyman within a day that came to nothing. */
  perPairADay: 4,
  /** Requests to one handyman from one network within an hour that came to nothing. */
  perNetworkAnHour: 10,
  minutesAfterDecline: 10,
  minutesAfterWithdrawal: 1,
  /** From the place of the visit to the professional's rounded place. */
  withinKm: reachKm.most,
  /** A done job may wait this long for its payment before the customer cannot ask again. */
  hoursToPay: 24,
} as const;

const minute = 60_000;
const hour = 60 * minute;

/** Requests that were counted, and when the earliest of them was sent. */
export type Counted = { readonly count: number; readonly first: Date | null };

/** How many jobs of a customer are under way, and how many they have paid for, counted no further than matters. */
export type UnderWay = {
  readonly running: number;
  /** §27: agreed or asked for later. */
  readonly ahead: number;
  readonly paid: number;
};

/** §9: the jobs that a customer may have under way. */
export const mostRunning = ({ paid }: Pick<UnderWay, 'paid'>): number =>
  Math.min(askLimits.running.most, askLimits.running.first + paid);

/** §27: the visits that a customer may have ahead of them. */
export const mostAhead = ({ paid }: Pick<UnderWay, 'paid'>): number =>
  Math.min(askLimits.ahead.most, askLimits.ahead.first + paid * askLimits.ahead.perPaid);

/** What decides whether this customer may ask this handyman. */
export type AskFacts = {
  readonly now: Date;
  /** §27: whether the visit is for later: then they need not be online, and may be on a job. */
  readonly forLater: boolean;
  /** How far they go, if they have said so. */
  readonly radiusKm: number | null;
  /** Online, and shown to customers (§12); which of the two is missing the customer is not told. */
  readonly online: boolean;
  /** On a job, not accepting today, or blocking this customer: one answer for all three. */
  readonly busy: boolean;
  /** This customer has blocked this handyman. */
  readonly blocked: boolean;
  /** This customer's request already waits for this handyman's answer. */
  readonly asked: boolean;
  /** §18: the dispatch of this customer for this service that is under way. */
  readonly dispatch: string | null;
  /** From the place of the visit to the handyman's rounded place. */
  readonly km: number;
  readonly open: number;
  readonly underWay: UnderWay;
  readonly thisHour: Counted;
  readonly ofPair: Counted;
  readonly fromNetwork: Counted;
  readonly declinedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly unpaidJob: string | null;
};

export type RunningRefusal = { readonly why: 'running'; readonly most: number };

export type AheadRefusal = { readonly why: 'ahead'; readonly most: number };

type Later = 'hour' | 'pair' | 'network' | 'cool_down';

/** Why the request is refused; `seconds` is how long the customer has to wait. */
export type AskRefusal =
  | { readonly why: 'unpaid'; readonly bookingId: string }
  | { readonly why: 'dispatch'; readonly dispatchId: string }
  | { readonly why: 'asked' | 'blocked' | 'offline' | 'busy' | 'open' }
  | { readonly why: 'far'; readonly most: number }
  | AheadRefusal
  | RunningRefusal
  | { readonly why: Later; readonly seconds: number };

const secondsUntil = (now: Date, from: Date | null, ms: number): number =>
  from === null ? 0 : Math.ceil((from.getTime() + ms - now.getTime()) / 1000);

const full = ({ count, first }: Counted, most: number, now: Date, ms: number): number =>
  count < most ? 0 : Math.max(1, secondsUntil(now, first, ms));

/** §9: a limit on running jobs, so that one customer does not take every professional of a place. */
export const refuseRunning = (underWay: UnderWay): RunningRefusal | undefined => {
  const most = mostRunning(underWay);
  return underWay.running >= most ? { why: 'running', most } : undefined;
};

/** §27: the limit on visits for later. */
export const refuseAhead = (underWay: UnderWay): AheadRefusal | undefined => {
  const most = mostAhead(underWay);
  return underWay.ahead >= most ? { why: 'ahead', most } : undefined;
};

/** §9, §27: how far they can be asked to come, in km: their own radius, or a default that is larger for a visit now. */
const reachOf = ({ radiusKm, forLater }: Pick<AskFacts, 'radiusKm' | 'forLater'>): number =>
  radiusKm ?? (forLater ? radius.unsaid : askLimits.withinKm);

/** §4, §9: undefined when this customer may ask this handyman now. */
export const refuseAsking = (facts: AskFacts): AskRefusal | undefined => {
  if (facts.unpaidJob !== null) return { why: 'unpaid', bookingId: facts.unpaidJob };
  if (facts.dispatch !== null) return { why: 'dispatch', dispatchId: facts.dispatch };
  if (facts.asked) return { why: 'asked' };
  const reach = reachOf(facts);
  if (facts.km > reach) return { why: 'far', most: reach };
  if (facts.blocked) return { why: 'blocked' };
  if (!facts.online) return { why: 'offline' };
  if (facts.busy) return { why: 'busy' };
  if (facts.open >= askLimits.open) return { why: 'open' };
  const running = facts.forLater ? refuseAhead(facts.underWay) : refuseRunning(facts.underWay);
  if (running) return running;
  const { now } = facts;
  const coolDown = Math.max(
    secondsUntil(now, facts.declinedAt, askLimits.minutesAfterDecline * minute),
    secondsUntil(now, facts.withdrawnAt, askLimits.minutesAfterWithdrawal * minute),
  );
  const waits: readonly (readonly [Later, number])[] = [
    ['hour', full(facts.thisHour, askLimits.perHour, now, hour)],
    ['pair', full(facts.ofPair, askLimits.perPairADay, now, 24 * hour)],
    ['cool_down', coolDown],
    ['network', full(facts.fromNetwork, askLimits.perNetworkAnHour, now, hour)],
  ];
  const [why, seconds] = waits.find(([, wait]) => wait > 0) ?? [];
  return why === undefined || seconds === undefined ? undefined : { why, seconds };
};
