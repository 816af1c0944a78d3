import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { useState } from 'react';
import type { HandymanCard } from '#contract/handyman.ts';
import { historyRow } from '#domain/booking.ts';
import type { UserServed } from '#domain/booking.ts';
import { phonePrefix } from '#domain/handyman.ts';
import { words as dashboard } from '#words/dashboard.tsx';
import { Portrait } from '../../../features/handyman/portrait.tsx';
import { VisitWith } from '../../../features/regular/together.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state.tsx';

const words = dashboard.history;

const firstRows = 10;

type Row = ReturnType<typeof historyRow>;

const columns: readonly (keyof Row)[] = ['date', 'username', 'email', 'workDone', 'contactNumber'];

type Item = HandymanCard['usersSelected'][number];

const isServed = (item: Item): item is Item & UserServed =>
  item.createdAt !== undefined && item.username !== undefined;

type Props = Pick<HandymanCard, 'services' | 'usersSelected'>;

/** §3: who they worked for. A table on a desk; on a phone each row becomes a small card. */
export const WorkHistory = ({ services, usersSelected }: Props) => {
  const serviceNamed = useServiceNamed();
  const [all, setAll] = useState(false);
  const rows = usersSelected.filter(isServed);
  const shown = all ? rows : rows.slice(0, firstRows);
  return (
    <section aria-labelledby="history-title">
      <Card className="overflow-hidden">
        <h2 id="history-title" className="px-5 pt-5 pb-3 text-lg font-bold sm:px-6">
          {words.title}
        </h2>
        {rows.length === 0 ? (
          <EmptyState art="calendar" title={words.none}>
            {words.first}
          </EmptyState>
        ) : (
          <table className="w-full text-left max-lg:block">
            <thead className="bg-sunken text-ink-soft text-sm max-lg:sr-only">
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" className="px-5 py-3 font-semibold first:pl-6">
                    {words.columns[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-line divide-y max-lg:block">
              {shown.map((served) => (
                <HistoryRow
                  key={`${served.createdAt} ${served._id ?? served.email}`}
                  row={historyRow(served, serviceNamed(served.service ?? services))}
                  id={served._id ?? served.email}
                  jobs={rows.filter(({ _id }) => _id !== undefined && _id === served._id).length}
                />
              ))}
            </tbody>
          </table>
        )}
        {rows.length > shown.length && (
          <div className="border-line border-t p-3 text-center">
            <Button variant="quiet" onClick={() => setAll(true)}>
              {words.showAll(rows.length)}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
};

const cellClass = 'lg:px-5 lg:py-3 first:lg:pl-6 max-lg:block';

const HistoryRow = ({ row, id, jobs }: { row: Row; id: string; jobs: number }) => (
  <tr className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-[min(1rem,3vw)] max-lg:gap-y-1 max-lg:p-[min(1.25rem,5vw)]">
    <td
      className={`${cellClass} text-ink-soft tabular-nums lg:whitespace-nowrap max-lg:col-start-2 max-lg:row-start-1 max-lg:text-right max-lg:text-sm`}
    >
      {row.date}
    </td>
    <td className={`${cellClass} font-semibold max-lg:row-start-1`}>
      <span className="flex items-center gap-3">
        <Portrait person={{ id, name: row.username }} customer size="small" />
        {row.username}
        <VisitWith doneTogether={jobs} over />
      </span>
    </td>
    <td className={`${cellClass} wrap-anywhere max-lg:col-span-2`}>
      {row.email !== '' && (
        <a href={`mailto:${row.email}`} className="hover:text-accent hover:underline">
          {row.email}
        </a>
      )}
    </td>
    <td className={`${cellClass} text-ink-soft max-lg:row-start-3`}>{row.workDone}</td>
    <td className={`${cellClass} tabular-nums max-lg:row-start-3 lg:whitespace-nowrap`}>
      {row.contactNumber !== '' && (
        <a
          href={`tel:${phonePrefix}${row.contactNumber}`}
          className="hover:text-accent hover:underline"
        >
          {phonePrefix} {row.contactNumber}
        </a>
      )}
    </td>
  </tr>
);
