type Query<T> = {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isPaused: boolean;
  readonly refetch: () => unknown;
};

/** Two queries as one: its data is here once both are, and only what is missing can fail, pause or be fetched again. */
export const bothOf = <A, B>(one: Query<A>, other: Query<B>): Query<readonly [A, B]> => {
  const missing = [one, other].filter(({ data }) => data === undefined);
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    error: missing.find(({ error }) => error)?.error ?? null,
    isPaused: missing.some(({ isPaused }) => isPaused),
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  };
};
