/** §34: what differs between the gateway's list and our books. `missing` is in ours alone, `unknown` in the gateway's. */
export const differenceKinds = [
  'charge_unknown',
  'charge_missing',
  'charge_amount',
  'refund_unknown',
  'refund_missing',
  'refund_amount',
  'dispute_unknown',
  'dispute_missing',
  'dispute_amount',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A charge or refund that has succeeded, or a dispute, under the gateway's name for it. */
export type Entry = { readonly id: string; readonly amountPaise: number };

export type Difference = {
  readonly kind: DifferenceKind;
  readonly id: string;
  readonly theirsPaise: number | null;
  readonly oursPaise: number | null;
};

type Lists = {
  readonly of: 'charge' | 'refund' | 'dispute';
  /** Of the day. */
  readonly theirs: readonly Entry[];
  readonly ours: readonly Entry[];
  /** Of the days around it, too: what happened at midnight is on another day there. */
  readonly theirsAround: readonly Entry[];
  readonly oursAround: readonly Entry[];
};

const amountsOf = (entries: readonly Entry[]): ReadonlyMap<string, number> =>
  new Map(entries.map(({ id, amountPaise }) => [id, amountPaise]));

/** §34: every difference of a day, once. */
export const differencesOf = ({
  of,
  theirs,
  ours,
  theirsAround,
  oursAround,
}: Lists): Difference[] => {
  const known = amountsOf(oursAround);
  const there = amountsOf(theirsAround);
  const wrong = theirs.flatMap(({ id, amountPaise: theirsPaise }): Difference[] => {
    const oursPaise = known.get(id);
    if (oursPaise === theirsPaise) return [];
    return oursPaise === undefined
      ? [{ kind: `${of}_unknown`, id, theirsPaise, oursPaise: null }]
      : [{ kind: `${of}_amount`, id, theirsPaise, oursPaise }];
  });
  const missing = ours
    .filter(({ id }) => !there.has(id))
    .map(({ id, amountPaise: oursPaise }): Difference => ({
      kind: `${of}_missing`,
      id,
      theirsPaise: null,
      oursPaise,
    }));
  return [...wrong, ...missing];
};

export const sumOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
