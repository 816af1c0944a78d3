import type { ReactNode } from 'react';
import { ErrorState } from './state.tsx';

/** As the data layer hands over what it fetches. */
export type Fetching<T> = {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

type Props<T> = {
  query: Fetching<T>;
  /** The shape of what is fetched. */
  coming: ReactNode;
  /** In place of an empty list. */
  none?: ReactNode;
  /** It is all there is on the page. */
  whole?: boolean;
  children: (data: T) => ReactNode;
};

const isEmpty = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/**
 * Fetched data in each of its states: loading, failed with a button to try again, empty, or here. Data stays when it
 * could not be fetched again; an empty list that could not is shown as failed, not as empty.
 */
export const Fetched = <T,>({ query, coming, none, whole = false, children }: Props<T>) => {
  const { data, error, refetch } = query;
  const nothing = data === undefined || (none !== undefined && isEmpty(data));
  if (error && nothing) {
    return <ErrorState whole={whole} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return coming;
  return nothing ? none : children(data);
};
