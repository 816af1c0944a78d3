import type { ServiceId } from '#domain/catalogue.ts';
import { hourInIndia } from '#domain/day.ts';

/** At night people ask for help with water and electricity only. */
const emergencies: ReadonlySet<ServiceId> = new Set([2, 6]);

export const isDay = (instant: Date): boolean => {
  const hour = hourInIndia(instant);
  return hour >= 8 && hour < 20;
};

/** Whether a customer would ask for this work at this time. */
export const isWorkTime = (service: ServiceId, instant: Date): boolean =>
  isDay(instant) || emergencies.has(service);

/** A visit with the way to it and back. */
const visitHours = 3;

/** Who is where in the demo, in hours before now: no professional is in two places at once. */
export const timetable = (now: Date) => {
  const taken = new Map<string, number[]>();
  const isFree = (who: string, hoursAgo: number) =>
    (taken.get(who) ?? []).every((other) => Math.abs(other - hoursAgo) >= visitHours);
  const block = (people: readonly string[], hoursAgo: number) => {
    for (const who of people) taken.set(who, [...(taken.get(who) ?? []), hoursAgo]);
  };
  return {
    block,
    /** The first such hour, or the next earlier one, at which work is usual and these people have time. */
    take: (
      people: readonly string[],
      hoursAgo: number,
      isUsual: (instant: Date) => boolean = isDay,
    ): number => {
      const suits = (at: number) =>
        isUsual(new Date(now.getTime() - at * 3_600_000)) && people.every((who) => isFree(who, at));
      let at = hoursAgo;
      while (!suits(at)) at += 1;
      block(people, at);
      return at;
    },
  };
};

export type Timetable = ReturnType<typeof timetable>;
