/** §14: how many people's contact data one operator opens. */
export const lookLimits = {
  /** A page that is open asks again and again: within so many minutes it is one look. */
  oneLookMinutes: 15,
  /** Over which people are counted. */
  withinMinutes: 60,
  /** From so many people on every admin is told. */
  tellAt: 40,
  /** More than these are not opened. */
  most: 80,
} as const;

/** A person whom the operator has looked at within the hour, and how many minutes ago last. */
export type PastLook = { readonly id: string; readonly minutesAgo: number };

type Judged = {
  /** Whose look is written down now. */
  readonly written: readonly string[];
  /** How many people this makes within the hour. */
  readonly people: number;
  /** In how many minutes it can be tried again; nothing where it may be now. */
  readonly waitMinutes: number | undefined;
};

/** §14: people count, not pages: who was opened within the hour costs nothing again. */
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
