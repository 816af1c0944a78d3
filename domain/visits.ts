import { cancellationsADay } from './cancellation.ts';
import { isEstablished } from './door.ts';
import type { Standing } from './door.ts';

/** §26: how many customers' data a professional may learn, and how many visits may fail, within so many hours. */
export const visitLimits = {
  hours: 24,
  /** Doors that a new professional has been shown, of visits that are open or came to nothing. */
  doors: 3,
  /** Customers to whom a new professional has said yes, of visits that are open or came to nothing. */
  customers: 6,
  /** Customers whose visit ended without a meeting: `nobody_home` or `nobody_came`. */
  noVisit: { fresh: 3, established: 5 },
} as const;

/** §26: why an operator should look at the visits of a professional. */
export const flagKinds = ['no_visit', 'doors', 'never_came'] as const;
export type FlagKind = (typeof flagKinds)[number];

/** §26: a professional with so many visits that met no customer accepts nothing until an operator has looked. */
export const pauses = (kind: FlagKind): boolean => kind === 'no_visit';

/** Of a professional, counted since the later of `hours` ago and the last look of an operator. */
export type VisitFacts = Standing & {
  readonly now: Date;
  readonly paused: boolean;
  readonly cancellations: number;
  readonly doors: number;
  /** When the first of these doors was shown. */
  readonly firstDoorAt: Date | null;
  readonly customers: number;
  /** When the first of these customers asked. */
  readonly firstAskedAt: Date | null;
  readonly noVisit: number;
};

/** Since when a new professional counts as having learnt as much of customers as they may; undefined below that. */
const fullSince = (facts: VisitFacts): Date | undefined => {
  if (isEstablished(facts)) return undefined;
  if (facts.doors >= visitLimits.doors) return facts.firstDoorAt ?? facts.now;
  if (facts.customers >= visitLimits.customers) return facts.firstAskedAt ?? facts.now;
  return undefined;
};

export type YesRefusal =
  | { readonly why: 'paused' | 'call_offs' }
  | { readonly why: 'doors'; readonly seconds: number };

/** §9, §26: undefined when they may accept. */
export const refuseYes = (facts: VisitFacts): YesRefusal | undefined => {
  if (facts.paused) return { why: 'paused' };
  if (facts.cancellations >= cancellationsADay) return { why: 'call_offs' };
  const since = fullSince(facts);
  if (since === undefined) return undefined;
  const passed = (facts.now.getTime() - since.getTime()) / 1000;
  return { why: 'doors', seconds: Math.max(1, Math.ceil(visitLimits.hours * 3600 - passed)) };
};

/** §26: what an operator is told after a visit that came to nothing. */
export const flagsAfter = (facts: VisitFacts): readonly FlagKind[] => {
  const { fresh, established } = visitLimits.noVisit;
  const most = isEstablished(facts) ? established : fresh;
  return [
    ...(facts.noVisit >= most ? (['no_visit'] as const) : []),
    ...(fullSince(facts) ? (['doors'] as const) : []),
  ];
};
