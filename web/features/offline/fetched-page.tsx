import type { ReactNode } from 'react';
import { Fetched } from '../../ui/fetched.tsx';
import type { Fetching } from '../../ui/fetched.tsx';
import { NotHere } from './coming-page.tsx';

type Props<T> = {
  query: Fetching<T> & { readonly isPaused: boolean };
  coming: ReactNode;
  children: (data: T) => ReactNode;
};

/** §22: a page that is made of what it fetches; without a network it says that it is not here. */
export const FetchedPage = <T,>({ query, coming, children }: Props<T>) => (
  <Fetched whole query={query} coming={query.isPaused ? <NotHere /> : coming}>
    {children}
  </Fetched>
);
