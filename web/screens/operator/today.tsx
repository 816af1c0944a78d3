import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { words } from '#words/console.tsx';
import { words as flaggedWords } from '#words/visits.ts';
import { BookLink } from '../../features/operator/book-link.tsx';
import { bookingColumns } from '../../features/operator/booking-columns.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Table } from '../../features/operator/table.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { timeText, whenText } from '../../ui/when.ts';
import { todayQuery, useServiceName } from '../../features/operator/console-queries.ts';
import { Attention } from './today/attention.tsx';
import { Figures } from './today/figures.tsx';
import { Hours } from './today/hours.tsx';
import { Services } from './today/services.tsx';
import { Panel } from '../../features/operator/panel.tsx';
import { flaggedQuery } from '../../features/operator/visit-queries.ts';

/** §14: how the market does right now. Fetched again every few seconds; the time it is from is said. */
const Today = () => {
  const today = useQuery(todayQuery());
  const nameOf = useServiceName();
  const { data } = today;
  return (
    <div className="grid gap-5">
      <Heading
        title={words.today.title}
        lead={words.today.lead}
        aside={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {data && <AsOf at={data.asOf} lost={today.isError} />}
            <BookLink />
          </span>
        }
      />
      <Fetched query={today} coming={<Coming />}>
        {(now) => (
          <>
            <Figures today={now} />
            <Flagged />
            <div className="grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <Hours hours={now.hours} />
              <Attention items={now.attention} nameOf={nameOf} />
            </div>
            <div className="grid gap-3">
              <h2 className="text-lg font-bold">{words.today.live}</h2>
              {now.live.length === 0 ? (
                <EmptyState art="sleep" title={words.today.quiet}>
                  {words.today.quietText}
                </EmptyState>
              ) : (
                <Table
                  label={words.today.live}
                  rows={now.live}
                  keyOf={({ booking_id }) => booking_id}
                  columns={bookingColumns(nameOf)}
                />
              )}
            </div>
            <Services services={now.services} nameOf={nameOf} />
          </>
        )}
      </Fetched>
    </div>
  );
};
export default Today;

const AsOf = ({ at, lost }: { at: string; lost: boolean }) => (
  <p className="text-ink-soft flex items-center gap-2 text-sm">
    <span aria-hidden className={`size-2.5 rounded-full ${lost ? 'bg-warn' : 'bg-good'}`} />
    {lost ? words.today.lost(timeText(at)) : words.today.asOf(timeText(at))}
  </p>
);

const Coming = () => (
  <Loading label={words.loading} className="grid gap-5">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} className="h-28" />
      ))}
    </div>
    <Skeleton className="h-72" />
  </Loading>
);

/** §26: the professionals whose visits an operator should look at, each with a link; nothing where there are none. */
const Flagged = () => {
  const { data = [] } = useQuery(flaggedQuery());
  if (data.length === 0) return null;
  return (
    <Panel title={flaggedWords.flagged}>
      <ul className="divide-line grid divide-y">
        {data.map(({ handyman_id: id, name, kind, number, at }) => (
          <li key={`${id} ${kind}`} className="py-2.5">
            <Link
              data-row
              to={`/operator/professionals/${id}`}
              className="rounded font-semibold wrap-anywhere hover:underline"
            >
              {name}
            </Link>
            <p>{flaggedWords.kinds[kind]}</p>
            <p className="text-ink-soft text-sm">{flaggedWords.after(number, whenText(at))}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
