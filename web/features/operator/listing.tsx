import type { ReactNode } from 'react';
import { words } from '#words/console.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import type { Art } from '../../ui/state.tsx';
import { showMore } from '../../data/show-more.ts';

/** As the data layer hands a list over that comes page by page. */
type Pages<Row> = {
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
  data: { readonly pages: readonly { readonly items: readonly Row[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ readonly error: Error | null }>;
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
export const Listing = <Row,>({ pages, keys, none, children }: Props<Row>) => {
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  if (pages.isPending) return <SkeletonRows rows={5} label={words.loading} />;
  if (pages.error && rows.length === 0) {
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState art={none.art ?? 'magnifier'} title={none.title}>
        {none.text}
      </EmptyState>
    );
  }
  return (
    <>
      {children(rows)}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {pages.hasNextPage ? (
          <Button
            variant="secondary"
            busy={pages.isFetchingNextPage}
            onClick={() => void showMore(pages)}
          >
            {words.more}
          </Button>
        ) : (
          <p className="text-ink-soft text-sm">{words.thatIsAll(rows.length)}</p>
        )}
        <KeyHints keys={keys} />
      </div>
    </>
  );
};

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
