import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import type { SeriesView } from '#contract/series.ts';
import { firstName } from '#domain/first-name.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/series.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { dayText, weekdayTimeText } from '../../ui/when.ts';
import { useServiceNamed } from '../catalogue/service-named.ts';
import { Portrait } from '../handyman/portrait.tsx';
import { SeriesButtons } from './buttons.tsx';
import { SeriesDays } from './days.tsx';
import { oftenText } from './often.ts';
import { seriesQuery } from './queries.ts';

/** §27: what comes again, with what can be done about it. */
export const SeriesList = ({ as }: { as: Party }) => {
  const { data = [] } = useQuery(seriesQuery(as));
  return (
    data.length > 0 && (
      <section aria-labelledby="series-title">
        <h2 id="series-title" className="mb-3 text-lg font-bold">
          {words.title}
        </h2>
        <ul className="grid gap-3">
          {data.map((series) => (
            <li key={series.series_id}>
              <SeriesCard series={series} as={as} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
};

const SeriesCard = ({ series, as }: { series: SeriesView; as: Party }) => {
  const serviceNamed = useServiceNamed();
  const { other, total, next, days } = series;
  const coming = days.find(({ state }) => state === 'agreed' || state === 'asked');
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-4">
        <Portrait person={other} customer={as === 'handyman'} className="rounded-control" />
        <div className="grid min-w-0 flex-1 basis-44 gap-1">
          <h3 className="text-lg leading-tight font-bold wrap-anywhere">
            {words.with(serviceNamed(series.service), other.name)}
          </h3>
          <p className="text-accent flex items-start gap-1.5 font-semibold">
            <Repeat aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {oftenText(series.rhythm, series.firstVisit)}
          </p>
          <p className="text-ink-soft text-sm">
            {as === 'user' && `${words.each(rupees(total))} · `}
            {coming ? words.next(weekdayTimeText(coming.startsAt)) : words.none}
          </p>
        </div>
        <StateBadge series={series} as={as} />
      </div>
      {as === 'user' && next && (
        <p className="bg-warn-soft text-warn rounded-control px-4 py-3 text-sm font-semibold">
          {words.newPrice(rupees(next.total), dayText(next.from))}
        </p>
      )}
      <SeriesDays series={series} as={as} />
      <SeriesButtons series={series} as={as} />
    </Card>
  );
};

const StateBadge = ({ series, as }: { series: SeriesView; as: Party }) => {
  if (series.pausedBy !== null) {
    const mine = series.pausedBy === as;
    return (
      <Badge tone="warn">
        {mine ? words.pausedByMe : words.pausedByOther(firstName(series.other.name))}
      </Badge>
    );
  }
  const impossible = series.days.filter(({ state }) => state === 'not_possible').length;
  return series.agreed ? (
    <Badge tone="good">{impossible === 0 ? words.agreed : words.agreedBut(impossible)}</Badge>
  ) : (
    <Badge tone="neutral">{words.oneByOne}</Badge>
  );
};
