import { dayInIndia } from '#domain/day.ts';
import { daysFrom } from '#domain/hours.ts';
import { shownProposal } from '#domain/proposal.ts';
import { later } from '#domain/slots.ts';
import type { BookingRow } from '../booking/store.ts';

const written = (at: number) => new Date(at).toISOString();

/** Only when: why a time is missing is the professional's own business. */
export const toFreeDays = ({ now, starts }: { now: number; starts: readonly number[] }) => {
  const [first] = starts;
  return {
    earliest: first === undefined ? null : written(first),
    days: daysFrom(now, later.days).map((day) => ({
      day,
      starts: starts
        .filter((at) => dayInIndia(new Date(at)) === day)
        .map((at) => ({ at: written(at) })),
    })),
  };
};

/** What is agreed, and what is proposed; only visits for later get so far. */
export const toStanding = ({ startsAt, created_at, proposal }: BookingRow) => ({
  startsAt: (startsAt ?? created_at).toISOString(),
  proposal: proposal && shownProposal(proposal),
});
