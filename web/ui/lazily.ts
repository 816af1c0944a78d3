/** Created at its first use: a formatter costs milliseconds, and a page uses one or two of all that there are. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
