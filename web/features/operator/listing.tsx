import type { ReactNode } from 'react';
import { words } from '#words/console.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import type { Fetching } from '../../ui/fetched.tsx';
import { EmptyState } from '../../ui/state.tsx';
import type { Art } from '../../ui/state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';

/** As the data layer hands a list over that comes page by page. */
type Pages<Row> = {
  query: Fetching<readonly Row[]>;
  more: { readonly busy: boolean; readonly show: () => void } | undefined;
};

type Keys = 'rows' | 'search';

type Props<Row> = {
  pages: Pages<Row>;
  /** The keys that do something on this page: its rows open a page, it has a field to search in. */
  keys: readonly Keys[];
  none: { readonly title: string; readonly text: string; readonly art?: Art };
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list in each of its states: on its way, lost, empty, and with more to come. */
export const Listing = <Row,>({ pages: { query, more }, keys, none, children }: Props<Row>) => (
  <Fetched
    query={query}
    coming={<SkeletonRows rows={5} label={words.loading} />}
    none={
      <EmptyState art={none.art ?? 'magnifier'} title={none.title}>
        {none.text}
      </EmptyState>
    }
  >
    {(rows) => (
      <>
        {children(rows)}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {more ? (
            <ShowMore more={more} />
          ) : (
            <p className="text-ink-soft text-sm">{words.thatIsAll(rows.length)}</p>
          )}
          <KeyHints keys={keys} />
        </div>
      </>
    )}
  </Fetched>
);

const Key = ({ children }: { children: string }) => (
  <kbd className="border-line bg-surface rounded border px-1.5 py-0.5 font-sans text-xs">
    {children}
  </kbd>
);

/** Where there is a keyboard. */
const KeyHints = ({ keys }: { keys: readonly Keys[] }) => (
  <p className="text-ink-soft hidden items-center gap-1.5 text-sm lg:flex">
    {keys.includes('rows') && (
      <>
        <Key>{'j'}</Key>
        <Key>{'k'}</Key>
        {words.keys.move}
        <Key>{'Enter'}</Key>
        {words.keys.open}
      </>
    )}
    {keys.includes('search') && (
      <>
        <Key>{'/'}</Key>
        {words.keys.search}
      </>
    )}
  </p>
);
