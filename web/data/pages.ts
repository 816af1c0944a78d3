import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type {
  InfiniteData,
  QueryFunctionContext,
  QueryKey,
  UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { sendPage } from './api.ts';
import type { Page, Sending } from './api.ts';
import { toast } from './toast.ts';

/** Checks or stores a reply before it is used, as `storedFor` and `rememberedFor` do. */
type Receive = <T>(
  reply: Promise<T>,
  asked: QueryFunctionContext<QueryKey, string | undefined>,
) => Promise<T>;

const asIs: Receive = (reply) => reply;

/** A call that answers page by page, as a query: each page names the next one in its Link header. */
export const pagesQuery = <C extends Call>(
  queryKey: QueryKey,
  call: C,
  sending: Pick<Sending<C>, 'params' | 'query'>,
  receive = asIs,
) =>
  infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: (asked) =>
      receive(sendPage(call, { ...sending, signal: asked.signal }, asked.pageParam), asked),
    getNextPageParam: (page) => page.next,
  });

type RowsCall<P extends z.ZodType, Q extends z.ZodType, Row> = Call<
  P,
  Q,
  z.ZodType,
  z.ZodType<readonly Row[]>
>;

/** The same where a page is a list of rows: `data` has the rows of all pages that are here. */
export const rowsQuery = <P extends z.ZodType, Q extends z.ZodType, Row>(
  queryKey: QueryKey,
  call: RowsCall<P, Q, Row>,
  sending: Pick<Sending<RowsCall<P, Q, Row>>, 'params' | 'query'>,
  receive?: Receive,
) =>
  infiniteQueryOptions({
    ...pagesQuery(queryKey, call, sending, receive),
    select: rowsOf<Row>,
  });

const rowsOf = <Row>({ pages }: InfiniteData<Page<readonly Row[]>>): Row[] =>
  pages.flatMap(({ items }) => items);

type PagesOptions<Reply, Data> = UseInfiniteQueryOptions<
  Page<Reply>,
  Error,
  Data,
  QueryKey,
  string | undefined
>;

/** A list and what fetches its next page. Should that not come, a toast says why, and what is there stays. */
export const usePages = <Reply, Data>(options: PagesOptions<Reply, Data>) => {
  const query = useInfiniteQuery(options);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const show = async () => {
    const { error } = await fetchNextPage();
    if (error) toast.error(error.message);
  };
  return {
    query,
    /** For `ShowMore`; there is none where the list is whole. */
    more: hasNextPage ? { busy: isFetchingNextPage, show: () => void show() } : undefined,
  };
};
