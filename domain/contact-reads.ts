/** §14: how many people's contact data one operator may open. */
export const lookLimits = {
  /** An open page asks again and again: looks within so many minutes count as one. */
  oneLookMinutes: 15,
  /** The period over which people are counted. */
  withinMinutes: 60,
  /** From so many people on every admin is notified. */
  tellAt: 40,
  /** Beyond so many the answer is 429. */
  most: 80,
} as const;

/** A person whom the operator has looked at within the hour, and how many minutes ago last. */
export type PastLook = { readonly id: string; readonly minutesAgo: number };

type Judged = {
  /** The people for whom a look is written to the audit log now. */
  readonly written: readonly string[];
  /** The number of people within the hour, these included. */
  readonly people: number;
  /** In how many minutes it can be tried again; undefined where it is allowed now. */
  readonly waitMinutes: number | undefined;
};

/** §14: people count, not pages: a person who was opened within the hour costs nothing again. */
export const judgeLook = (past: readonly PastLook[], wanted: readonly string[]): Judged => {
  const last = new Map(past.map(({ id, minutesAgo }) => [id, minutesAgo]));
  const unseen = wanted.filter((id) => !last.has(id));
  const people = last.size + unseen.length;
  const tooMany = people - lookLimits.most;
  // The people who were looked at longest ago are the first to count no more.
  const ages = [...last.values()].toSorted((a, b) => b - a);
  const free = ages[Math.min(tooMany, ages.length) - 1] ?? 0;
  return {
    written: wanted.filter((id) => (last.get(id) ?? Infinity) >= lookLimits.oneLookMinutes),
    people,
    waitMinutes:
      unseen.length > 0 && tooMany > 0 ? Math.max(lookLimits.withinMinutes - free, 1) : undefined,
  };
};
