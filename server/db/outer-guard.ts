import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Inside a transaction only the `db` that it hands in may be used. The outer one is another connection: it
 * does not see the transaction's rows, it waits for its locks, and where there is only one connection it
 * waits for ever.
 */
export type OuterGuard = {
  /** Throws inside a transaction. */
  check(): void;
  within<T>(work: () => Promise<T>): Promise<T>;
};

export const makeOuterGuard = (): OuterGuard => {
  const transaction = new AsyncLocalStorage<{ over: boolean }>();
  return {
    check: () => {
      if (transaction.getStore()?.over === false) {
        throw new Error(
          'The outer database was used inside a transaction. Use the `db` that the transaction hands in.',
        );
      }
    },
    within: async (work) => {
      // Work that a transaction started and did not await may use the outer one once it has ended.
      const state = { over: false };
      try {
        return await transaction.run(state, work);
      } finally {
        state.over = true;
      }
    },
  };
};

/** Tracking every promise costs time (async hooks on Node 20), so it is on only in tests with Postgres. */
export const noGuard: OuterGuard = { check: () => undefined, within: (work) => work() };
