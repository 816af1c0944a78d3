import { radius } from './hours.ts';
import { isAhead } from './booking.ts';
import { expectedOf } from './delay.ts';
import type { State } from './booking.ts';
import type { Party } from './role.ts';

/** §27: what becomes of another time that one side of an agreed visit proposes; `ended`: the visit did not wait for it. */
type ProposalState = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'ended';

/** §27: how long a proposed time waits for its answer, and how many there are for one visit. */
export const proposalRules = { answerHours: 12, perVisit: 6 } as const;

/** §27: who says what to a proposed time: its author takes it back, the other side answers. */
export const proposalAnswers = {
  accept: { to: 'accepted', byAuthor: false },
  decline: { to: 'declined', byAuthor: false },
  withdraw: { to: 'withdrawn', byAuthor: true },
} as const satisfies Record<string, { to: ProposalState; byAuthor: boolean }>;
export type ProposalAnswer = keyof typeof proposalAnswers;

type Movable = {
  readonly state: State;
  readonly startsAt: string | Date | null;
  readonly delay?: { readonly expectedAt: string } | undefined;
};

/**
 * §27: another time can be proposed from the yes until the agreed time, or until the time by which a late professional is
 * expected, while they have not set out.
 */
export const mayProposeTime = (visit: Movable, now: number): boolean => {
  if (!isAhead(visit) || visit.startsAt === null) return false;
  const delay = visit.delay ? { expectedAt: Date.parse(visit.delay.expectedAt) } : null;
  return expectedOf(new Date(visit.startsAt).getTime(), delay) > now;
};

/** §27: whether the place of a visit is as near as a professional goes to visits for later. */
export const goesSoFar = (km: number, radiusKm: number | null): boolean =>
  km <= (radiusKm ?? radius.unsaid);

const hour = 60 * 60_000;

/** §27: within twelve hours, and before the earlier of the two times. */
export const proposalAnswerBy = (now: number, agreed: number, proposed: number): number =>
  Math.min(now + proposalRules.answerHours * hour, agreed, proposed);

/** §27: a proposal that is open, as it is stored with its visit; times in milliseconds. */
export type StoredProposal = {
  readonly by: Party;
  readonly startsAt: number;
  readonly answerBy: number;
};

/** §27: as both sides see it. */
export const shownProposal = ({ by, startsAt, answerBy }: StoredProposal) => ({
  by,
  startsAt: new Date(startsAt).toISOString(),
  answerBy: new Date(answerBy).toISOString(),
});

/** §27: of an event by which a visit was moved: from when to when; nothing for any other. */
export const movedTimes = ({ starts_from: from, starts_to: to }: MovedEvent) =>
  from === null || to === null
    ? {}
    : { startsFrom: from.toISOString(), startsTo: to.toISOString() };

type MovedEvent = { readonly starts_from: Date | null; readonly starts_to: Date | null };
