import { isAhead } from './booking.ts';
import type { State } from './booking.ts';

/** §27: who says that a professional will be late: they themselves, or the program, by the visit they are at. */
export const delaySources = ['handyman', 'time'] as const;
type DelaySource = (typeof delaySources)[number];

export const delayRules = {
  /** So many minutes late a professional can say they will be. */
  minutes: [15, 30, 45, 60, 90, 120],
  /** From so long before the agreed time. */
  fromMinutes: 120,
  /** So often for one visit, as each is mailed. */
  perVisit: 6,
  /** The program tells of a visit that begins within so long, and of no less than so late. */
  soonMinutes: 60,
  leastMinutes: 15,
  /** A visit that was to begin longer ago is not looked at: the customer has asked others or closed it. */
  goneHours: 6,
} as const;
export type LateMinutes = (typeof delayRules.minutes)[number];

const minute = 60_000;

/** §27: an agreed visit to which the professional has not set out. */
type Ahead = { readonly state: State; readonly startsAt: string | Date | null };

/** §27: by how many minutes the professional can say that they will be late: what has passed already says nothing. */
export const delayChoices = (visit: Ahead, now: number): readonly LateMinutes[] => {
  if (!isAhead(visit) || visit.startsAt === null) return [];
  const start = new Date(visit.startsAt).getTime();
  if (now < start - delayRules.fromMinutes * minute) return [];
  return delayRules.minutes.filter((late) => start + late * minute > now);
};

/** §27: a delay as it is stored with its visit; times in milliseconds. */
export type StoredDelay = {
  readonly by: DelaySource;
  readonly expectedAt: number;
  readonly waits: boolean;
};

/** §27: as both sides see it. */
export const shownDelay = ({ by, expectedAt, waits }: StoredDelay) => ({
  by,
  expectedAt: new Date(expectedAt).toISOString(),
  waits,
});

/** §27: until when a visit can still be moved: the agreed time, or the one by which a late professional is expected. */
export const expectedOf = (startsAt: number, delay: { readonly expectedAt: number } | null) =>
  Math.max(startsAt, delay?.expectedAt ?? startsAt);
